import {
  addPushDevice,
  confirmPushDevice,
  DEFAULT_NOTIFICATIONS,
  getCalendarFeed,
  getNotificationSettings,
  getOwnUser,
  getProfile,
  getPushKey,
  listOwnSessions,
  listPushDevices,
  type PushDevice,
  removePushDevice,
  testPushDevice,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'notifications');
const ENDPOINT = 'https://push.example.com/send/1';
const AT = '2026-03-01T10:00:00.000Z';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const device = (id: number, more: Partial<PushDevice> = {}): PushDevice => ({
  ...{ id, user_agent: null, created_at: AT, delivered_at: null },
  ...{ is_failing: false, is_current: false },
  ...more,
});
const OWN = device(1, { is_current: true });

/** Of the vendor's push service; the worker is the real one. */
let subscription: PushSubscription | null;
let permission: NotificationPermission;
const unsubscribe = vi.fn(async () => {
  subscription = null;
  return true;
});
/** In the form of base64url keys. */
const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const NEW = {
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
  unsubscribe,
} as unknown as PushSubscription;

beforeEach(() => {
  subscription = null;
  permission = 'default';
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => permission);
  vi.spyOn(PushManager.prototype, 'getSubscription').mockImplementation(async () => subscription);
  vi.spyOn(PushManager.prototype, 'subscribe').mockImplementation(async () => {
    subscription = NEW;
    return NEW;
  });
  unsubscribe.mockClear();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await (await navigator.serviceWorker.getRegistration('/app/'))?.unregister();
});

const server = (devices: PushDevice[] = []) => [
  answer(getOwnUser, {
    ...{ ...PEOPLE.salesman, google2fa_secret: null },
    ...{ recovery_codes_left: 0, locked_until: null },
  }),
  answer(listOwnSessions, []),
  answer(getProfile, {
    ...{ user_id: PEOPLE.salesman.id, headline: { en: '', es: '' }, languages: ['es'] },
    ...{ phone: null, whatsapp: null, calendar_url: null, call_hours: null, photo_url: null },
  }),
  answer(getNotificationSettings, DEFAULT_NOTIFICATIONS),
  answer(getCalendarFeed, { is_on: false, created_at: null, read_at: null }),
  answer(getPushKey, { public_key: 'key' }),
  answer(listPushDevices, devices),
  answer(addPushDevice, [OWN, ...devices]),
  answer(confirmPushDevice, [OWN, ...devices]),
  answer(removePushDevice, devices),
];
const open = (devices: PushDevice[] = [], more: object = {}) =>
  openScreen('/app/account', { as: 'salesman', answers: server(devices), ...more });
const box = () => page.getByLabelText(t('push.switch'), { exact: true });

test('a browser is turned on by a press, tested and turned off', async () => {
  await open();
  await expect.element(box()).not.toBeChecked();
  expect(Notification.requestPermission).not.toHaveBeenCalled();
  permission = 'granted';
  await box().click();
  await expect.element(page.getByText(t('push.on'))).toBeVisible();
  await expect
    .poll(() => callsTo(addPushDevice))
    .toEqual([{ body: { endpoint: ENDPOINT, keys: KEYS } }]);
  await expect.element(page.getByText(t('push.current'))).toBeVisible();
  await expectNoViolationsInBothThemes();
  for (const outcome of ['sent', 'failed'] as const) {
    setAnswers([answer(testPushDevice, { outcome }), answer(confirmPushDevice, [OWN])]);
    await page.getByRole('button', { name: /^Send a test/ }).click();
    await expect.element(page.getByText(t(`push.${outcome}`))).toBeVisible();
  }
  await box().click();
  await expect.element(page.getByText(t('push.off'))).toBeVisible();
  await expect.poll(() => callsTo(removePushDevice)).toEqual([{ params: { id: 1 } }]);
  expect(unsubscribe).toHaveBeenCalled();
});

test('a permission that is not given or a service that is not reached is said, and it stays off', async () => {
  await open();
  await box().click();
  await expect.element(page.getByText(t('push.notAsked'))).toBeVisible();
  await expect.element(box()).not.toBeChecked();
  permission = 'granted';
  vi.spyOn(PushManager.prototype, 'subscribe').mockRejectedValue(new Error('no service'));
  await box().click();
  await expect.element(page.getByText(t('push.serviceFailed'))).toBeVisible();
  vi.spyOn(PushManager.prototype, 'subscribe').mockResolvedValue(NEW);
  setAnswers([refuse(addPushDevice, 'internal'), ...server()]);
  await box().click();
  await expect.element(page.getByText(t('push.turnOnFailed'))).toBeVisible();
  await expect.element(box()).not.toBeChecked();
});

test('a browser that blocks notifications says how to allow them, in Spanish on a phone', async () => {
  permission = 'denied';
  const es = translatorFor('es', 'notifications');
  const other = device(2, { user_agent: IPHONE, is_failing: true });
  await open([other], { locale: 'es', size: PHONE });
  await expect.element(page.getByText(es('push.blocked'))).toBeVisible();
  await expect.element(page.getByText(es('push.failing'))).toBeVisible();
  await expectNoViolationsInBothThemes();
  setAnswers([answer(removePushDevice, [])]);
  await page.getByRole('button', { name: /^Quitar Safari/ }).click();
  await expect.element(page.getByText(es('push.failing'))).not.toBeInTheDocument();
  expect(unsubscribe).not.toHaveBeenCalled();
});

test.each([
  ['iphone', IPHONE],
  ['unsupported', 'Mozilla/5.0 (X11; Linux x86_64) Other/1.0'],
] as const)('a browser without push messages: %s', async (obstacle, userAgent) => {
  const manager = Object.getOwnPropertyDescriptor(window, 'PushManager') as PropertyDescriptor;
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Reflect.deleteProperty(window, 'PushManager');
  try {
    await open();
    await expect.element(page.getByText(t(`push.${obstacle}`))).toBeVisible();
    await expect.element(box()).not.toBeInTheDocument();
  } finally {
    Object.defineProperty(window, 'PushManager', manager);
  }
});
