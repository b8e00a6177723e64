// The staff app's worker: opens the app without a connection, and shows push messages.
// It stores one page, which has nobody's data, and built files; requests to the API never pass through it.
const APP_CACHE = 'staff-app:';
/** The same for everyone: the browser draws the signed-in pages. */
const SHELL = '/app/today';
const BUILT_FILE = /^\/assets\/[\w./-]+$/;
/** Without a connection nobody can sign in or choose a password. */
const ENTRANCE = /^\/app\/(2fa|forgot-password|login|reset-password|unlock)\/?$/;
/** A connection that is there but carries nothing: after this the stored page opens. */
const SLOW_MS = 5000;

const WITHOUT_CONTENT = { title: 'Alpha Agent', body: '', path: '/app/today', tag: 'alpha-agent' };
/** A page that does not answer within this time cannot open anything: it may be asleep or signed out. */
const ANSWER_MS = 1000;

// A new version replaces the old one at once: nothing depends on which of them runs.
self.addEventListener('install', (event) => {
  // Where browsers know it, requests to the API do not even wake the worker.
  event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
  self.skipWaiting();
});

// Open pages too: what they load from now on is stored.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (BUILT_FILE.test(pathname)) event.respondWith(readFile(event));
  else if (mode === 'navigate') event.respondWith(openPage(event, pathname));
});

/** From the network, or the stored page when there is none. */
async function openPage(event, pathname) {
  const answer = loadPage(event);
  const shell = ENTRANCE.test(pathname) ? undefined : await findShell();
  if (!shell) return answer;
  const slow = new Promise((resolve) => setTimeout(() => resolve(shell), SLOW_MS));
  return Promise.race([answer, slow]).catch(() => shell);
}

const loadPage = async ({ request, preloadResponse }) => (await preloadResponse) ?? fetch(request);

const listVersions = async () => (await caches.keys()).filter((name) => name.startsWith(APP_CACHE));

async function findShell() {
  for (const name of await listVersions()) {
    const shell = await caches.match(SHELL, { cacheName: name, ignoreVary: true });
    if (shell) return shell;
  }
}

/** A name with a hash never changes its content. */
async function readFile(event) {
  const { request } = event;
  const [name] = await listVersions();
  const stored = await caches.match(request, { ignoreVary: true });
  if (stored) return stored;
  const answer = await fetch(request);
  if (name && answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(name).then((cache) => cache.put(request, copy)));
  }
  return answer;
}

self.addEventListener('message', (event) => {
  if (event.data?.kind !== 'keep') return;
  // A version that is replaced meanwhile is stored by the next page.
  event.waitUntil(keepApp(event.data).catch(() => undefined));
});

/** First the files, then the page that asks for them, and only then the former version goes. */
async function keepApp({ version, lang, files }) {
  const cache = await caches.open(APP_CACHE + version);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => BUILT_FILE.test(file) && !stored.has(file)));
  const isCurrent = (page) => page.includes(`<html lang="${lang}"`) && page.includes(version);
  const former = await cache.match(SHELL, { ignoreVary: true });
  if (!former || !isCurrent(await former.text())) {
    const page = await fetch(SHELL, { cache: 'no-store' });
    if (!page.ok || page.redirected || !isCurrent(await page.clone().text())) return;
    await cache.put(SHELL, page);
  }
  for (const name of await listVersions())
    if (name !== APP_CACHE + version) await caches.delete(name);
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag, lang } = contentOf(event.data);
  const options = { body, tag, icon: '/app-icon-192.png', data: { path }, ...(lang && { lang }) };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

function contentOf(data) {
  try {
    return { ...WITHOUT_CONTENT, ...data.json() };
  } catch {
    // A browser must show something for each message.
    return WITHOUT_CONTENT;
  }
}

/** In a tab of the app that is open already, the one in use first; otherwise in a new one. */
async function open(path) {
  const isOurs = typeof path === 'string' && path.startsWith('/app/');
  const target = isOurs ? path : WITHOUT_CONTENT.path;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const staffTabs = tabs.filter(({ url }) => new URL(url).pathname.startsWith('/app/'));
  const tab = staffTabs.find(({ focused }) => focused) ?? staffTabs[0];
  if (tab && (await openIn(tab, target))) return tab.focus();
  return self.clients.openWindow(target);
}

/** The page goes there by itself, without loading again. → whether it did. */
function openIn(tab, path) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = () => resolve(true);
    tab.postMessage({ kind: 'open', path }, [port2]);
  });
}
