// The comic: share its address, and take it along as a picture that every program shows.

const WIDTH = 1800;

/** @param {string} id */
const found = (id) => document.getElementById(id);

/** A drawing as a picture with dots. @param {string} address @returns {Promise<Blob>} */
async function picture(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** @param {Blob} blob @param {string} name */
function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[data-picture]"))) {
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    if (link.ariaBusy === "true") return;
    link.ariaBusy = "true";
    try {
      save(await picture(link.href), link.dataset.picture ?? "longbox.png");
    } catch {
      location.assign(link.href); // the drawing itself
    } finally {
      link.ariaBusy = "false";
    }
  });
}

const share = found("share");
if (share) {
  share.hidden = false;
  share.addEventListener("click", async () => {
    const address = location.href;
    if (navigator.share) {
      await navigator.share({ title: document.title, url: address }).catch(() => {});
      return;
    }
    await navigator.clipboard?.writeText(address);
    const told = found("shared");
    if (told) told.textContent = share.dataset.copied ?? "";
  });
}
