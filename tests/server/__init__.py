"""The server, asked without a browser."""
