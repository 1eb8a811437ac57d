// Keeps the whole page in the browser: after the first visit it needs no network. A new version is
// fetched in the background and is there at the next visit.
const KEPT = "page-/*version*/";
const FILES = [/*files*/];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const folder = new URL(self.registration.scope);
  const asked = new URL(event.request.url);
  if (event.request.method !== "GET" || !asked.href.startsWith(folder.href)) return;
  const name = event.request.mode === "navigate" ? "index.html" : asked.href.slice(folder.href.length);
  event.respondWith(
    caches.open(KEPT).then(async (cache) => (await cache.match(folder.href + name)) ?? fetch(event.request)),
  );
});
