import { beSignedIn, expect, test } from '../fixtures.ts';
import { createLead } from './lead-page.ts';

/** A browser under test has no push service: only the subscription is made here. */
async function subscribeHere(): Promise<void> {
  const made: { endpoint: string; unsubscribe: () => Promise<boolean>; toJSON: () => object }[] =
    [];
  const key = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ]);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', key.publicKey));
  const text = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const auth = text(crypto.getRandomValues(new Uint8Array(16)));
  const endpoint = `https://push.example.com/${auth}`;
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      made[0] = {
        ...{ endpoint, unsubscribe: async () => true },
        toJSON: () => ({ endpoint, keys: { p256dh: text(point), auth } }),
      };
      return made[0];
    },
    getSubscription: async () => made[0] ?? null,
  });
}

test('a push message is shown by the browser, and a click on it opens the lead in the open tab', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  await context.grantPermissions(['notifications'], { origin });
  const devtools = await context.newCDPSession(page);
  const registrationId = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/app/`);
      if (ours) found(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await beSignedIn(page, 'salesman@alpha.test');
  const lead = await createLead(page, { first_name: 'Paola', last_name: 'Push' });
  await page.goto('/app/account#notifications');
  const toggle = page.getByRole('checkbox', { name: 'On this device' });
  await expect(toggle).not.toBeChecked();
  await page.evaluate(subscribeHere);
  await toggle.click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(toggle).toBeChecked();

  // The subscription is made while the worker is still starting; a message before that would be lost.
  const stateOfWorker = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/app/');
      return registration?.active?.state;
    });
  await expect.poll(stateOfWorker).toBe('activated');

  // What the server sends, as the browser's push service hands it over after decryption.
  const content = {
    ...{ title: 'Paola Push', body: 'Likes 9 Elm St', path: `/app/leads/${lead.id}` },
    ...{ tag: 'notification-1', lang: 'en' },
  };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    ...{ origin, registrationId: await registrationId },
    data: JSON.stringify(content),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/app/');
      const all = (await registration?.getNotifications()) ?? [];
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }));
    });
  const { title, body, tag, path } = content;
  await expect.poll(shown).toEqual([{ title, body, tag, path }]);

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  expect(new URL(worker.url()).pathname).toBe('/staff-worker.js');
  // The desktop cannot be clicked; the worker gets the same event.
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (event: Event) => boolean;
      NotificationEvent: new (kind: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(new RegExp(`/app/leads/${lead.id}$`));
  await expect(page.getByRole('heading', { name: 'Paola Push' })).toBeVisible();
  await expect.poll(shown).toEqual([]);

  // A message without content that can be read is shown too: browsers demand it.
  await devtools.send('ServiceWorker.deliverPushMessage', {
    ...{ origin, registrationId: await registrationId, data: 'x' },
  });
  await expect.poll(async () => (await shown()).map((each) => each.title)).toEqual(['Alpha Agent']);
});
