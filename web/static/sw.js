// Keeps the whole page in the browser: after the first visit it needs no network. A new version is
// fetched in the background and is there at the next visit.
// Other things of this host may keep something too: what is ours begins with our folder.
const FOLDER = self.registration.scope;
const KEPT = `${FOLDER} /*version*/`;
const FILES = [/*files*/];

self.addEventListener("install", (event) => {
  // Names stay while contents change: what the browser has of an earlier version must not come with this one.
  const fresh = FILES.map((name) => new Request(name, { cache: "no-cache" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(`${FOLDER} `) && name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const asked = event.request.url.split(/[?#]/)[0];
  const name = asked.slice(FOLDER.length) || "index.html";
  if (event.request.method !== "GET" || !asked.startsWith(FOLDER) || !FILES.includes(name)) return;
  event.respondWith(caches.open(KEPT).then(async (cache) => (await cache.match(FOLDER + name)) ?? fetch(event.request)));
});
