import {
  changePassword,
  endOtherSessions,
  getOwnUser,
  getUser,
  unlockUser,
  verifyTwoFactor,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callerWith, cookieOf, login, signedIn, tokenOf } from '../../../test/people.ts';
import { resetAccounts } from '../../../test/reset-accounts.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { codeOf } from '../../../test/totp-code.ts';
import { users } from '../../platform/db/schema/index.ts';
import { seal } from '../../platform/lib/secret-box.ts';

const EMAIL = 'curator@alpha.test';
const OWNER_ID = 8;
/** Networks: each request comes from another address there, because addresses have a rate limit. */
const HOME = '198.51.100';
const ATTACKER = '203.0.113';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 } });
});
afterAll(() => test.close());

beforeEach(() => resetAccounts(test));

let last = 0;
const addressIn = (network: string) => {
  last = (last + 1) % 250;
  return /^\d+\.\d+\.\d+$/.test(network) ? `${network}.${last}` : network;
};

const enter = async (from: string, cookie?: string, password = TEST_PASSWORD) =>
  login(test, EMAIL, password, { address: addressIn(from), cookie });
const status = async (...args: Parameters<typeof enter>) => (await enter(...args)).statusCode;

/** Ten wrong passwords from here. */
async function fail(from: string, cookie?: string, times = 10): Promise<void> {
  const failures = Array.from({ length: times }, () => status(from, cookie, 'wrong'));
  expect(new Set(await Promise.all(failures))).toEqual(new Set([401]));
}

async function knownDevice(): Promise<string> {
  const cookie = cookieOf(await enter(HOME));
  if (!cookie) throw new Error('the sign-in set no cookie');
  return cookie;
}

describe('ten wrong passwords of a stranger (security 2)', () => {
  it('lock the network they came from, for the right password too, and no other', async () => {
    await fail(ATTACKER);
    expect(await status(ATTACKER)).toBe(401);
    expect(await status('203.0.113.1'), 'a neighbor in the same /24').toBe(401);
    expect(await status('::ffff:203.0.113.2'), 'the same, written as IPv6').toBe(401);
    expect(await status(HOME), 'the owner elsewhere').toBe(200);
  });

  it('lock a whole IPv6 network, however its addresses are written', async () => {
    for (let i = 0; i < 10; i += 1)
      expect(await status(`2001:db8:1:2::${i + 1}`, undefined, 'wrong')).toBe(401);
    expect(await status('2001:DB8:0001:0002:ffff::1')).toBe(401);
    expect(await status('2001:db8:1:3::1')).toBe(200);
  });

  it('do not keep the owner’s known browser out, even in that network', async () => {
    const cookie = await knownDevice();
    await fail(ATTACKER);
    expect(await status(ATTACKER, cookie)).toBe(200);
  });

  it('do not end a half-finished sign-in of the owner elsewhere', async () => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const set = (twoFactorSecret: string | null) =>
      test.database.db.update(users).set({ twoFactorSecret }).where(eq(users.id, OWNER_ID));
    await set(seal(test.deps.appSecret, 'two-factor', String(OWNER_ID), secret));
    const { temp_token } = (await enter(HOME)).json();
    await fail(ATTACKER);
    const finish = callerWith(test, temp_token)(verifyTwoFactor, {
      body: { one_time_password: codeOf(secret) },
      address: addressIn(HOME),
    });
    expect((await finish).statusCode).toBe(200);
    await set(null);
  });
});

describe('guesses from everywhere (security 2)', () => {
  it('lock unknown devices after a hundred in an hour; known ones pass', async () => {
    const cookie = await knownDevice();
    const guesses = Array.from({ length: 130 }, (_, i) =>
      enter(`192.0.${i}.5`, undefined, 'wrong'),
    );
    await Promise.all(guesses);
    const [user] = await test.database.db.select().from(users).where(eq(users.id, OWNER_ID));
    expect(user?.failedSignIns, 'only these were checked').toBe(100);
    expect(await status('100.64.0.1'), 'a network that has done nothing').toBe(401);
    expect(await status('100.64.0.1', cookie)).toBe(200);

    // The lock ends, but the hour goes on: the next failure locks again.
    const ended = new Date(Date.now() - 1);
    await test.database.db.update(users).set({ lockedUntil: ended });
    expect(await status('100.64.0.2')).toBe(200);
    await fail('100.64.1.1', undefined, 1);
    await fail('100.64.1.1', undefined, 1);
    expect(await status('100.64.0.3')).toBe(401);
    const hourAgo = new Date(Date.now() - 3_600_001);
    await test.database.db.update(users).set({ lockedUntil: ended, failedSignInsSince: hourAgo });
    await fail('100.64.1.1', undefined, 1);
    expect(await status('100.64.0.3')).toBe(200);
  });
});

describe('a known browser (security 2)', () => {
  it('has a count of its own: ten wrong passwords lock it and nothing else', async () => {
    const cookie = await knownDevice();
    await fail(HOME, cookie);
    expect(await status(HOME, cookie)).toBe(401);
    expect(await status(HOME), 'the same network without the cookie').toBe(200);
  });

  it('is known by a cookie that scripts and other sites cannot use', async () => {
    const set = String((await enter(HOME)).headers['set-cookie']);
    expect(set).toMatch(
      /^device=[\w-]{22}\.[0-9a-f]{64}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    const { config } = test.deps;
    const plain = config.publicUrl;
    config.publicUrl = 'https://alpha.example.com';
    expect(String((await enter(HOME)).headers['set-cookie'])).toMatch(
      /^__Host-device=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
    );
    config.publicUrl = plain;
  });

  it('is not signed in by its cookie', async () => {
    const cookie = await knownDevice();
    const answer = await callerWith(test)(getOwnUser, { headers: { cookie } });
    expect(answer.statusCode).toBe(401);
    expect(await status(HOME, cookie, 'wrong')).toBe(401);
  });

  it('gets a new cookie at each sign-in, and the old one is worth nothing', async () => {
    const first = await knownDevice();
    const second = cookieOf(await enter(HOME, first));
    expect(second).not.toBe(first);
    await fail(ATTACKER);
    expect(await status(ATTACKER, first)).toBe(401);
    expect(await status(ATTACKER, second)).toBe(200);
  });

  it('is not recognized by a forged cookie, or for somebody else’s account', async () => {
    const other = cookieOf(await login(test, 'leader@alpha.test')) ?? '';
    const own = await knownDevice();
    const forged = own.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const unsigned = own.split('.')[0];
    await fail(ATTACKER);
    for (const cookie of [other, forged, unsigned, 'device=', 'device=.', 'device=x.y'])
      expect(await status(ATTACKER, cookie), cookie).toBe(401);
    expect(await status(ATTACKER, own)).toBe(200);
  });

  it('may be shared by colleagues', async () => {
    const first = await knownDevice();
    const shared = cookieOf(await login(test, 'leader@alpha.test', undefined, { cookie: first }));
    await fail(ATTACKER);
    expect(await status(ATTACKER, shared)).toBe(200);
  });

  it('is forgotten when the user signs out everywhere else', async () => {
    const lost = await knownDevice();
    const here = await enter(HOME);
    const cookie = cookieOf(here);
    const headers = { cookie };
    await callerWith(test, here.json().access_token)(endOtherSessions, { headers });
    await fail(ATTACKER);
    expect(await status(ATTACKER, lost)).toBe(401);
    expect(await status(ATTACKER, cookie)).toBe(200);
  });
});

describe('the signed-in owner', () => {
  it('goes on during a lock, sees until when it lasts, and may still prove who they are', async () => {
    const token = await tokenOf(test, EMAIL);
    await fail(ATTACKER);
    const { locked_until } = (await callerWith(test, token)(getOwnUser)).json();
    const minutes = (Date.parse(locked_until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    const change = (current_password: string) =>
      callerWith(test, token)(changePassword, {
        body: { current_password, password: 'password1', password_confirmation: 'password1' },
      });
    expect((await change(TEST_PASSWORD)).json().code, 'judged by the new password').toBe(
      'request.invalid',
    );
  });

  it('reads “locked until” instead of “incorrect” after ten wrong passwords of their own', async () => {
    const token = await tokenOf(test, EMAIL);
    const change = (current_password: string, language = 'en') =>
      callerWith(test, token)(changePassword, {
        body: {
          current_password,
          password: 'quite another one',
          password_confirmation: 'quite another one',
        },
        headers: { 'accept-language': language },
      });
    for (let i = 0; i < 10; i += 1)
      expect((await change('wrong')).json().code).toBe('auth.wrongPassword');
    const refused = await change(TEST_PASSWORD);
    const { code, locked_until, message } = refused.json();
    expect(refused.statusCode).toBe(429);
    expect(code).toBe('auth.locked');
    expect(message).toBe(`Too many failed attempts. Locked until ${locked_until}.`);
    expect((await change(TEST_PASSWORD, 'es')).json().message).toContain('Bloqueado hasta');
    expect(await status(HOME), 'signing in elsewhere is another count').toBe(200);
  });
});

describe('an administrator', () => {
  it('sees a lock of any network and ends all of them (security 2)', async () => {
    const admin = await signedIn(test, 'admin@alpha.test');
    await fail(ATTACKER);
    const params = { id: OWNER_ID };
    expect((await admin(getUser, { params })).json().locked_until).toEqual(expect.any(String));
    expect((await admin(unlockUser, { params })).json().locked_until).toBeNull();
    expect(await status(ATTACKER)).toBe(200);
  });
});
