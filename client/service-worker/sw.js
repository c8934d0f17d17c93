/*
 * How this works: the shell (the page, what is around every page, home and the offline page) is kept by the browser
 * when it is idle. Addresses are always asked of the server first, so a new version is seen at once; only without the
 * server the page comes from here, and shows what is kept on this device. Data is never kept: what goes to /graphql or
 * /api passes by. A new version of this file waits until the page says that it may take over. The build puts in
 * `files` and `version`.
 */
const prefix = 'shell-';
const cacheName = `${prefix}${version}`;
const offlinePath = '/offline';
const notPages = /^\/(api|auth\/oidc|graphql|graphiql|judge|assets|metrics|healthz|readyz)(\/|$)/;

self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files))),
);

self.addEventListener('activate', (event) => {
  const forgetOld = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(forgetOld());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
  // Is the page that asks of this version already?
  else event.ports[0]?.postMessage(files.includes(event.data.entry));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !notPages.test(url.pathname))
    event.respondWith(fetch(request).catch(() => pageWithoutServer(url)));
  else if (files.includes(url.pathname))
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(request)));
});

function pageWithoutServer(url) {
  if (url.pathname === offlinePath) return caches.match('/index.html').then((kept) => kept ?? Response.error());
  return Response.redirect(`${offlinePath}?from=${encodeURIComponent(url.pathname + url.search)}`);
}
