// The service worker: what has a fingerprint never changes and is kept; everything else is asked for, and the
// last answer is shown only when nobody answers. So the shelf and the rules can be read without a connection.
const STORE = "ludotheque-1";
const PAGES = /^\/($|new$|credits$|rules\/)/;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy());
});

async function tidy() {
  for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  const page = request.mode === "navigate" && PAGES.test(address.pathname);
  if (!page && !address.pathname.startsWith("/static/") && !address.pathname.startsWith("/art/")) return;
  event.respondWith(address.searchParams.has("v") ? kept(request) : fresh(request));
});

async function kept(request) {
  const found = await caches.match(request);
  return found ?? fresh(request);
}

async function fresh(request) {
  const store = await caches.open(STORE);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.status === 200 && !answer.redirected) {
      if (new URL(request.url).searchParams.has("v")) await forgetOlder(store, request);
      await store.put(request, answer.clone());
    }
    return answer;
  } catch (error) {
    const found = await store.match(request, { ignoreSearch: request.mode === "navigate" });
    if (found) return found;
    throw error;
  }
}

/** Another fingerprint of the same file is of no use any more. */
async function forgetOlder(store, request) {
  for (const old of await store.keys(request, { ignoreSearch: true })) await store.delete(old);
}
