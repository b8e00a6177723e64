import * as api from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerWith, signedIn, tokenOf } from '../../../test/people.ts';
import {
  newSubscription,
  PUSH_ORIGIN,
  readMessage,
  readSender,
  type Subscription,
  startPushService,
} from '../../../test/push-service.ts';
import { openSharedHome, type SharedHome } from '../../../test/shared-home.ts';
import {
  notificationSettings,
  notifications,
  pushDevices,
  pushMessages,
  sessions,
  settings,
  users,
} from '../../platform/db/schema/index.ts';
import { createSafeInternet } from '../../platform/fetching/safe-fetch.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { deliverNextPush } from './deliver-push.service.ts';
import { outcomeOf } from './post-push.service.ts';
import { deleteUnusedDevices } from './push-devices.queries.ts';

let at: SharedHome;
let service: Awaited<ReturnType<typeof startPushService>>;
let salesman: Caller;
let admin: Caller;
let ctx: Ctx;
const db = () => at.test.database.db;

beforeAll(async () => {
  at = await openSharedHome();
  service = await startPushService();
  at.test.deps.internet = service.internet;
  admin = await signedIn(at.test, 'admin@alpha.test');
  const { app, deps } = at.test;
  ctx = {
    ...{ db: deps.database.db, deps, log: app.log, locale: 'en', ip: '' },
    ...{ userAgent: undefined, viewer: null },
  };
});
afterAll(async () => {
  await service.close();
  await at.test.close();
});
beforeEach(async () => {
  await db().delete(notifications);
  await db().delete(pushDevices);
  await db().delete(notificationSettings);
  at.test.deps.internet = service.internet;
  Object.assign(service.state, { status: 201, headers: {} });
  service.take();
  salesman = await signedIn(at.test, 'salesman@alpha.test');
});

async function turnOn(caller = salesman, subscription = newSubscription()) {
  const { endpoint, keys } = subscription;
  const answer = await caller(api.addPushDevice, { body: { endpoint, keys } });
  expect(answer.statusCode, answer.body).toBe(200);
  const devices: api.PushDevice[] = answer.json();
  return { ...subscription, devices };
}

const devicesOf = async (caller = salesman): Promise<api.PushDevice[]> =>
  (await caller(api.listPushDevices)).json();

let made = 0;
/** Something to tell the salesman. */
async function like(name = `Push ${++made}`) {
  const email = `push.${++made}@leads.test`;
  const form = { first_name: 'Ana', last_name: name, phone: '1', email };
  const lead: api.Lead = (await salesman(api.createLead, { body: form })).json();
  const { token } = await at.share({ email });
  const body = { answer: 'like' };
  await at.reader(api.answerSharedProperty, { params: { token }, body });
  return { lead, token };
}

/** As if this time had passed. */
const wait = (interval: string) =>
  db().execute(sql`with held as (update push_devices set held_until = held_until - ${interval}::interval)
    update push_messages set next_attempt_at = next_attempt_at - ${interval}::interval,
      created_at = created_at - ${interval}::interval`);

async function deliverAll() {
  await wait('5 seconds');
  while (await deliverNextPush(ctx));
  return service.take();
}

const messages = () => db().select().from(pushMessages);

describe('a push message', () => {
  it('says who and what in the person’s language, for the browser alone, and comes once', async () => {
    await salesman(api.setOwnLocale, { body: { locale: 'es' } });
    const subscription = await turnOn();
    const { lead } = await like('Ruiz');
    // Not before the bell had a chance to be read.
    expect(await deliverNextPush(ctx)).toBe(false);
    const [received, ...others] = await deliverAll();
    if (!received) throw new Error('nothing was sent');
    expect(others).toEqual([]);
    const street = at.home.address.split(',')[0];
    expect(readMessage(received, subscription)).toEqual({
      ...{ title: 'Ana Ruiz', body: `Le gusta ${street}`, path: `/app/leads/${lead.id}` },
      ...{ tag: expect.stringMatching(/^notification-\d+$/), lang: 'es' },
    });
    expect(received.body.toString('latin1')).not.toContain('Ruiz');
    const { isSigned, head, claims, publicKey } = readSender(received);
    expect([isSigned, head.alg, claims.aud]).toEqual([true, 'ES256', PUSH_ORIGIN]);
    expect(claims.sub).toBe(at.test.deps.config.publicUrl);
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect((await salesman(api.getPushKey)).json()).toEqual({ public_key: publicKey });
    expect(received).toMatchObject({
      path: subscription.path,
      headers: { 'content-encoding': 'aes128gcm', urgency: 'high', ttl: expect.any(String) },
    });
    expect(Number(received.headers.ttl)).toBeLessThanOrEqual(4 * 3600);
    expect(await messages()).toEqual([]);
    expect(await devicesOf()).toMatchObject([
      { is_current: true, delivered_at: expect.any(String) },
    ]);
    await salesman(api.setOwnLocale, { body: { locale: 'en' } });
  });

  it('reaches each device of its person and of nobody else', async () => {
    const phone = await turnOn(await signedIn(at.test, 'salesman@alpha.test'));
    const laptop = await turnOn();
    await turnOn(admin);
    await like();
    const paths = (await deliverAll()).map(({ path }) => path);
    expect(paths.sort()).toEqual([phone.path, laptop.path].sort());
    expect(await devicesOf()).toHaveLength(2);
  });

  it('is sent once by several workers at the same time', async () => {
    await turnOn();
    await like();
    await like();
    await wait('5 seconds');
    const workers = Array.from({ length: 6 }, async () => {
      while (await deliverNextPush(ctx));
    });
    await Promise.all(workers);
    const tags = service.take().map(({ headers }) => headers.topic);
    expect(tags).toHaveLength(2);
    expect(new Set(tags).size).toBe(2);
  });

  it.each([
    [
      'the notification was read',
      async ({ lead }: Liked) => {
        await salesman(api.readNotifications, { body: { lead_id: lead.id } });
      },
    ],
    [
      'its kind is not chosen for devices',
      async () => {
        const body = { ...api.DEFAULT_NOTIFICATIONS, push: ['question'] };
        await salesman(api.updateNotificationSettings, { body });
      },
    ],
    [
      'the lead was handed to another team',
      async ({ lead }: Liked) => {
        const stranger = await signedIn(at.test, 'curator@alpha.test');
        const form = { first_name: 'X', last_name: 'Y', phone: '1' };
        const other = await stranger(api.createLead, {
          body: { ...form, email: `z${++made}@z.test` },
        });
        const { first_name, last_name, phone, email, lead_status_id } = lead;
        const moved = await admin(api.updateLead, {
          params: { id: lead.id },
          body: {
            ...{ first_name, last_name, phone, email, lead_status_id },
            user_id: (other.json() as api.Lead).user_id,
          },
        });
        expect(moved.statusCode, moved.body).toBe(200);
      },
    ],
    [
      'the lead was erased',
      async ({ lead }: Liked) => {
        await admin(api.eraseLead, { params: { id: lead.id }, body: { email: lead.email } });
      },
    ],
    [
      'the account was deactivated',
      async () => {
        await db()
          .update(users)
          .set({ deactivatedAt: sql`now()` })
          .where(eq(users.email, 'salesman@alpha.test'));
      },
    ],
    [
      'the person must first replace a password that somebody else set',
      async () => {
        await db()
          .update(users)
          .set({ mustChangePassword: true })
          .where(eq(users.email, 'salesman@alpha.test'));
      },
    ],
    [
      'hours have passed',
      async () => {
        await wait('4 hours');
      },
    ],
  ])('is not sent when %s meanwhile', async (_, happens) => {
    await turnOn();
    const liked = await like();
    expect(await messages()).toHaveLength(1);
    await happens(liked);
    expect(await deliverAll()).toEqual([]);
    expect(await messages()).toEqual([]);
    await db()
      .update(users)
      .set({ deactivatedAt: null, mustChangePassword: false })
      .where(eq(users.email, 'salesman@alpha.test'));
  });
});

type Liked = Awaited<ReturnType<typeof like>>;

describe('a push service', () => {
  it.each([404, 410])('that answers %i ends the subscription', async (status) => {
    await turnOn();
    await like();
    service.state.status = status;
    expect(await deliverAll()).toHaveLength(1);
    expect(await devicesOf()).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  it('that is busy gets its pause, and then the message', async () => {
    await turnOn();
    await like();
    Object.assign(service.state, { status: 429, headers: { 'retry-after': '600' } });
    expect(await deliverAll()).toHaveLength(1);
    expect(await devicesOf()).toMatchObject([{ is_failing: true }]);
    service.state.status = 201;
    await wait('9 minutes');
    expect(await deliverAll()).toEqual([]);
    await wait('1 minute');
    expect(await deliverAll()).toHaveLength(1);
    expect(await devicesOf()).toMatchObject([{ is_failing: false }]);
  });

  it.each([503, 'silent' as const])(
    'that is down (%s) loses nothing and gets one attempt for all its devices',
    async (status) => {
      await turnOn();
      await turnOn(await signedIn(at.test, 'salesman@alpha.test'));
      await like();
      service.state.status = status;
      // One attempt for both; a broken connection may be tried again by the browser of Node.
      expect(await deliverAll()).toHaveLength(1);
      expect(await messages()).toHaveLength(2);
      service.state.status = 201;
      await wait('15 seconds');
      expect(await deliverAll()).toHaveLength(2);
    },
  );

  it('holds up nobody else', async () => {
    await turnOn();
    const other = newSubscription('https://other.example.com');
    const safe = service.internet;
    at.test.deps.internet = {
      ...safe,
      fetch: (url, options) =>
        safe.fetch(url.replace(new URL(other.endpoint).origin, PUSH_ORIGIN), options),
    };
    await turnOn(await signedIn(at.test, 'salesman@alpha.test'), other);
    await db()
      .update(pushDevices)
      .set({ heldUntil: sql`now() + interval '1 hour'` })
      .where(eq(pushDevices.service, PUSH_ORIGIN));
    await like();
    expect((await deliverAll()).map(({ path }) => path)).toEqual([other.path]);
  });

  it('that refuses a message is not asked again', async () => {
    await turnOn();
    await like();
    service.state.status = 403;
    expect(await deliverAll()).toHaveLength(1);
    expect(await messages()).toEqual([]);
    expect(await devicesOf()).toMatchObject([{ is_failing: true }]);
  });

  it('may name a date instead of seconds', () => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    const { waitMs } = outcomeOf(429, date) as { waitMs: number };
    expect(waitMs).toBeGreaterThan(58_000);
    expect(outcomeOf(429, 'soon')).toMatchObject({ kind: 'later', waitMs: null });
  });

  it('is never an address inside our network (security 22)', async () => {
    const refused = [
      ...[
        'http://push.example.com/x',
        'https://127.0.0.1/x',
        'https://[::1]/x',
        'https://localhost/x',
      ],
      ...['https://a:b@push.example.com/x', 'javascript:alert(1)', 'x'],
    ];
    const { keys } = newSubscription();
    for (const endpoint of refused)
      for (const endpointOf of [api.addPushDevice, api.confirmPushDevice]) {
        const body = endpointOf === api.addPushDevice ? { endpoint, keys } : { endpoint };
        const answer = await salesman(endpointOf, { body });
        expect([endpoint, answer.statusCode, answer.json().code]).toEqual([
          ...[endpoint, 422, 'push.badSubscription'],
        ]);
      }
    // A name that leads there is found out when something is sent.
    const inside = await turnOn(salesman, newSubscription('https://inside.example.com'));
    at.test.deps.internet = createSafeInternet({
      resolve: async () => [{ address: '169.254.169.254', family: 4 }],
    });
    const params = { id: inside.devices[0]?.id };
    expect((await salesman(api.testPushDevice, { params })).json()).toEqual({ outcome: 'failed' });
    await like();
    await wait('5 seconds');
    while (await deliverNextPush(ctx));
    expect(await messages()).toEqual([]);
    expect(service.take()).toEqual([]);
  });
});

describe('a device', () => {
  it('can be tested by its person', async () => {
    const subscription = await turnOn();
    const [device] = subscription.devices;
    const params = { id: device?.id };
    expect((await salesman(api.testPushDevice, { params })).json()).toEqual({ outcome: 'sent' });
    const [received] = service.take();
    expect(received && readMessage(received, subscription)).toMatchObject({
      path: '/app/account#notifications',
    });
    expect((await admin(api.testPushDevice, { params })).statusCode).toBe(404);
    expect((await admin(api.removePushDevice, { params })).statusCode).toBe(404);
    service.state.status = 410;
    expect((await salesman(api.testPushDevice, { params })).json()).toEqual({ outcome: 'gone' });
    expect(await devicesOf()).toEqual([]);
  });

  it('with keys that nothing can be encrypted with is refused', async () => {
    const { endpoint, keys } = newSubscription();
    const notOnTheCurve = `B${'A'.repeat(85)}E`;
    const body = { endpoint, keys: { ...keys, p256dh: notOnTheCurve } };
    const answer = await salesman(api.addPushDevice, { body });
    expect(answer.json()).toMatchObject({ code: 'push.badSubscription' });
    for (const wrong of [{ p256dh: 'x' }, { auth: 'x' }, { auth: 'ñ'.repeat(22) }])
      expect(
        (await salesman(api.addPushDevice, { body: { endpoint, keys: { ...keys, ...wrong } } }))
          .statusCode,
      ).toBe(422);
  });

  it('outlives the session, so turning it on needs a proof', async () => {
    await db().update(sessions).set({ provedAt: sql`now() - interval '6 minutes'` });
    const { endpoint, keys } = newSubscription();
    const answer = await salesman(api.addPushDevice, { body: { endpoint, keys } });
    expect(answer.json()).toMatchObject({ code: 'auth.proofRequired' });
    await db().update(sessions).set({ provedAt: sql`now()` });
  });

  it('stays on when the session expires, and belongs to the next session in this browser', async () => {
    const { endpoint } = await turnOn();
    salesman = await signedIn(at.test, 'salesman@alpha.test');
    expect(await devicesOf()).toMatchObject([{ is_current: false }]);
    const body = { endpoint };
    expect((await salesman(api.confirmPushDevice, { body })).json()).toMatchObject([
      { is_current: true },
    ]);
    await salesman(api.logout);
    expect(await db().select().from(pushDevices)).toEqual([]);
  });

  it('in which somebody else signs in gets nothing any more', async () => {
    const { endpoint } = await turnOn();
    await admin(api.confirmPushDevice, { body: { endpoint } });
    expect(await devicesOf()).toEqual([]);
    expect(await devicesOf(admin)).toEqual([]);
  });

  it.each([
    ['signs out there', (own: Caller) => own(api.logout)],
    [
      'is signed out everywhere else',
      async () => (await signedIn(at.test, 'leader@alpha.test'))(api.endOtherSessions),
    ],
    [
      'is deactivated',
      async () => {
        const [user] = await db().select().from(users).where(eq(users.email, 'leader@alpha.test'));
        const params = { id: user?.id };
        await admin(api.deactivateUser, { params });
        return admin(api.activateUser, { params });
      },
    ],
  ])('is off when its person %s', async (_, happens) => {
    await turnOn(admin);
    const token = await tokenOf(at.test, 'leader@alpha.test');
    await turnOn(callerWith(at.test, token));
    expect((await happens(callerWith(at.test, token))).statusCode).toBe(200);
    const left = await db().select().from(pushDevices);
    expect(left).toHaveLength(1);
    expect(await devicesOf(admin)).toHaveLength(1);
  });

  it('is one of ten, and forgotten after a month without signing in', async () => {
    const all: Subscription[] = [];
    for (let n = 0; n < 11; n += 1)
      all.push(await turnOn(await signedIn(at.test, 'salesman@alpha.test')));
    const left = await db().select().from(pushDevices);
    expect(left.map(({ endpoint }) => endpoint).sort()).toEqual(
      all
        .slice(1)
        .map(({ endpoint }) => endpoint)
        .sort(),
    );
    await db()
      .update(pushDevices)
      .set({ seenAt: sql`now() - interval '31 days'` })
      .where(eq(pushDevices.endpoint, all[1]?.endpoint ?? ''));
    await deleteUnusedDevices(db(), 30);
    expect(await devicesOf()).toHaveLength(9);
  });
});

it('the private key is encrypted where it is stored', async () => {
  await salesman(api.getPushKey);
  const [row] = await db().select().from(settings).where(eq(settings.key, 'push.keys'));
  expect(row?.value).toMatchObject({
    publicKey: expect.stringMatching(/^[\w-]{87}$/),
    privateKey: expect.stringMatching(/^aes-256-gcm:/),
  });
});
