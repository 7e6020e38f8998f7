// Opens the page of one event without a network. Its scope is /e/CODE; it keeps that page as the phone last had it, and the files
// the page loads. Reports and everything else go past it: the page itself keeps what has yet to be sent.

/** @type {any} */
const worker = self;
const page = new URL(worker.registration.scope).pathname;
const store = `longbox ${page}`;
/** A network that takes longer than this is none: a dead Wi-Fi does not say that it is dead. */
const PATIENCE = 4000;

/** Files with a digest in their address never change. @param {string} path */
const isAsset = (path) => path.startsWith("/static/~");

/** @param {Response} answer */
const whole = (answer) => answer.ok && !answer.redirected && answer.type === "basic";

worker.addEventListener("install", () => worker.skipWaiting());

/** The page tells what it has loaded; that is kept, and what an older release left is thrown away. */
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data?.keep) event.waitUntil(keep(event.data.keep));
});

/** @param {string[]} files */
async function keep(files) {
  const kept = await caches.open(store);
  const wanted = new Set(files.filter((file) => isAsset(new URL(file, worker.location.origin).pathname)));
  const answer = await fetch(page, { credentials: "same-origin" }).catch(() => null);
  if (answer && whole(answer)) await kept.put(page, answer);
  for (const file of wanted) {
    if (await kept.match(file)) continue;
    const found = await fetch(file).catch(() => null);
    if (found && whole(found)) await kept.put(file, found);
  }
  for (const request of await kept.keys()) {
    if (isAsset(new URL(request.url).pathname) && !wanted.has(request.url)) await kept.delete(request);
  }
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true })) client.postMessage("kept");
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== worker.location.origin) return;
  if (request.mode === "navigate" && address.pathname === page) event.respondWith(opened(request));
  else if (isAsset(address.pathname)) event.respondWith(file(request));
});

/** The page from the network, or as it was kept. @param {Request} request */
async function opened(request) {
  const kept = await (await caches.open(store)).match(page, { ignoreVary: true });
  if (!kept) return fetch(request);
  const late = new Promise((done) => setTimeout(() => done(null), PATIENCE));
  const answer = /** @type {Response | null} */ (await Promise.race([fetch(request).catch(() => null), late]));
  return answer && answer.status < 500 ? answer : kept;
}

/** @param {Request} request */
async function file(request) {
  return (await (await caches.open(store)).match(request, { ignoreVary: true })) ?? fetch(request);
}
