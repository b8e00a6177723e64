// Shows push messages and opens the page they are about. It keeps nothing and sees no requests.
const WITHOUT_CONTENT = { title: 'Alpha Agent', body: '', path: '/app/today', tag: 'alpha-agent' };
/** A page that does not answer within this time cannot open anything: it may be asleep or signed out. */
const ANSWER_MS = 1000;

// A new version replaces the old one at once: nothing depends on which of them runs.
self.addEventListener('install', () => self.skipWaiting());

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
