"""Every figure, Plot, Object and Artifact. Importing this package puts them on the shelves; Objects come before Artifacts."""

from . import figures, plots, objects, artifacts  # noqa: I001

__all__ = ["artifacts", "figures", "objects", "plots"]
