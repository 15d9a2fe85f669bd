// The app works without a network once it was seen. VERSION and FILES are put before this by the build; a version is
// whole or not there, and a new one takes over when no page of the old one is open. Other apps of the same origin have
// caches too.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES.map((name) => new Request(name, { cache: 'reload' })))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith('vedette-') && name !== VERSION).map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const asked = request.mode === 'navigate' ? request.url.replace(/(index\.html)?([?#].*)?$/, '') : request;
  event.respondWith(caches.open(VERSION).then((cache) => cache.match(asked)).then((kept) => kept ?? fetch(request)));
});
