// Makes the page installable, and says so when there is no connection. It keeps the offline page
// only: a game is at the server, and an old answer would be a wrong one.
// Other things of this host may keep something too: what is ours begins with our folder.
const FOLDER = self.registration.scope;
const KEPT = `${FOLDER} offline-3`;
const FILES = ["offline.html", "offline.css", "icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
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
  const { pathname, origin } = new URL(event.request.url);
  const folder = new URL(FOLDER).pathname;
  if (origin !== location.origin || pathname.startsWith(`${folder}api/`)) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("offline.html")));
  } else if (FILES.includes(pathname.slice(folder.length))) {
    event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
  }
});
