import {
  disableTwoFactor,
  enableTwoFactor,
  getOwnUser,
  listUsers,
  renewRecoveryCodes,
  verifyTwoFactor,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Caller, callerWith, login, signedIn, tokenOf } from '../../../test/people.ts';
import { resetAccounts } from '../../../test/reset-accounts.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { codeOf, middleOfStep, wrongCodeOf } from '../../../test/totp-code.ts';
import {
  auditLog,
  recoveryCodes,
  sessions,
  signInFailures,
  users,
} from '../../platform/db/schema/index.ts';
import { keyedHash } from '../../platform/lib/secret-box.ts';

const EMAIL = 'leader@alpha.test';

let test: TestApp;
let secret: string;
let codes: string[];
let token: string;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: middleOfStep() });
  test = await openTestApp({ people: { leads: 2 } });
});

/** Each test begins afresh: a code works once, and a lock lasts. */
beforeEach(async () => {
  await resetAccounts(test);
  const caller = await signedIn(test, EMAIL);
  secret = (await caller(enableTwoFactor)).json().secret;
  const answer = (await verify(caller, codeOf(secret, -1))).json();
  ({ access_token: token, recovery_codes: codes } = answer);
});
afterAll(async () => {
  vi.useRealTimers();
  await test.close();
});

const verify = (caller: Caller, one_time_password: string) =>
  caller(verifyTwoFactor, { body: { one_time_password } });

/** The second step, ready for a code. */
async function half(): Promise<Caller> {
  return callerWith(test, (await login(test, EMAIL)).json().temp_token);
}

describe('setting up', () => {
  it('shows a QR code and a secret that have no effect until verified (security 6)', async () => {
    const caller = await signedIn(test, 'salesman@alpha.test');
    const { qr_image, secret: shown } = (await caller(enableTwoFactor)).json();
    expect(qr_image).toMatch(/^<svg .*<\/svg>\s*$/s);
    expect(shown).toMatch(/^[A-Z2-7]{32}$/);
    expect((await login(test, 'salesman@alpha.test')).json()).toHaveProperty('access_token');
    expect((await verify(caller, wrongCodeOf(shown))).json().code).toBe('twoFactor.invalidCode');
    expect((await caller(getOwnUser)).json().google2fa_secret).toBeNull();
    const done = (await verify(caller, codeOf(shown))).json();
    expect(done).toMatchObject({ status: 'success', user: { id: 3 } });
    expect(done.recovery_codes).toHaveLength(10);
    const again = callerWith(test, done.access_token);
    expect((await again(getOwnUser)).json()).toMatchObject({
      google2fa_secret: expect.not.stringContaining(shown),
      recovery_codes_left: 10,
    });
  });

  it('ends the other sessions and the old token', async () => {
    const [one, other] = [
      await tokenOf(test, 'curator@alpha.test'),
      await tokenOf(test, 'curator@alpha.test'),
    ];
    const caller = callerWith(test, one);
    const { secret: shown } = (await caller(enableTwoFactor)).json();
    const { access_token } = (await verify(caller, codeOf(shown))).json();
    const statuses = [one, other, access_token].map(
      async (each) => (await callerWith(test, each)(getOwnUser)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
  });

  it('changes nothing if two-factor is already on (security 6)', async () => {
    const before = await test.database.db.select().from(users).where(eq(users.email, EMAIL));
    const answer = await callerWith(test, token)(enableTwoFactor);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).not.toContain(secret);
    const after = await test.database.db.select().from(users).where(eq(users.email, EMAIL));
    expect(after).toEqual(before);
  });

  it('without a secret to confirm asks to start again', async () => {
    const caller = await signedIn(test, 'curator@alpha.test');
    expect((await verify(caller, '123456')).json().code).toBe('twoFactor.notPending');
  });

  it('keeps the secret encrypted and the recovery codes hashed (security 5)', async () => {
    const rows = JSON.stringify([
      await test.database.db.select().from(users),
      await test.database.db.select().from(recoveryCodes),
      await test.database.db.select().from(auditLog),
    ]);
    expect(rows).not.toContain(secret);
    for (const code of codes) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replace('-', ''));
    }
  });
});

describe('the second step', () => {
  it('turns the temp token into an access token, once (security 4)', async () => {
    const answer = (await login(test, EMAIL)).json();
    expect(answer).toMatchObject({ two_factor_required: true, user: { id: 2 } });
    expect(answer).not.toHaveProperty('access_token');
    const caller = callerWith(test, answer.temp_token);
    const done = (await verify(caller, codeOf(secret))).json();
    expect(done).toMatchObject({ status: 'success', user: { id: 2, name: 'Marcus Ellery' } });
    expect((await callerWith(test, done.access_token)(listUsers)).statusCode).toBe(200);
    expect((await verify(caller, codeOf(secret, 1))).statusCode).toBe(401);
  });

  it('accepts a code once, with one step of clock drift (security 5)', async () => {
    expect((await verify(await half(), codeOf(secret, 2))).json().code).toBe(
      'twoFactor.invalidCode',
    );
    expect((await verify(await half(), codeOf(secret, -2))).json().code).toBe(
      'twoFactor.invalidCode',
    );
    expect((await verify(await half(), codeOf(secret, -1))).statusCode).toBe(422); // used for setting up
    const now = codeOf(secret);
    expect((await verify(await half(), now)).statusCode).toBe(200);
    expect((await verify(await half(), now)).json().code).toBe('twoFactor.invalidCode');
    expect((await verify(await half(), codeOf(secret, 1))).statusCode).toBe(200);
  });

  it('of two equal codes at once only one is accepted (security 5)', async () => {
    const [first, second] = [await half(), await half()];
    const code = codeOf(secret);
    const answers = await Promise.all([verify(first, code), verify(second, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('accepts a recovery code once, however it is formatted (security 5)', async () => {
    const [code = ''] = codes;
    const use = async (written: string) =>
      (await half())(verifyTwoFactor, { body: { recovery_code: written } });
    expect((await use('00000-00000')).statusCode).toBe(422);
    const done = await use(` ${code.toUpperCase().replace('-', ' ')} `);
    expect(done.statusCode).toBe(200);
    const caller = callerWith(test, done.json().access_token);
    expect((await caller(getOwnUser)).json().recovery_codes_left).toBe(9);
    expect((await use(code)).statusCode).toBe(422);
  });

  it('ends after five wrong codes (security 4)', async () => {
    const caller = await half();
    const statuses = [];
    for (let i = 0; i < 5; i += 1)
      statuses.push((await verify(caller, wrongCodeOf(secret))).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 401]);
    expect((await verify(caller, codeOf(secret))).statusCode).toBe(401);
  });

  it('ends after five minutes (security 4)', async () => {
    const caller = await half();
    const [row] = await test.database.db.select().from(sessions).where(eq(sessions.kind, 'temp'));
    const minutes = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(4.9);
    expect(minutes).toBeLessThanOrEqual(5);
    const expiresAt = new Date(Date.now() - 1);
    await test.database.db.update(sessions).set({ expiresAt }).where(eq(sessions.kind, 'temp'));
    expect((await verify(caller, codeOf(secret))).statusCode).toBe(401);
  });

  it('wrong codes count toward the lock, which a right password does not reset (security 2)', async () => {
    for (let i = 0; i < 10; i += 1) await verify(await half(), wrongCodeOf(secret));
    expect((await login(test, EMAIL)).statusCode).toBe(401);
  });

  it('a lock ends an unfinished sign-in (security 2)', async () => {
    const caller = await half();
    for (let i = 0; i < 10; i += 1) await login(test, EMAIL, 'wrong');
    expect(await test.database.db.$count(sessions, eq(sessions.kind, 'temp'))).toBe(0);
    expect((await verify(caller, codeOf(secret))).statusCode).toBe(401);
  });

  it('a secret that no longer decrypts gives its own error, and the lock still expires (security 2)', async () => {
    await test.database.db.update(users).set({ twoFactorSecret: 'damaged' }).where(eq(users.id, 2));
    for (let i = 0; i < 10; i += 1) {
      const { temp_token } = (await login(test, EMAIL)).json();
      if (temp_token) {
        const answer = await verify(callerWith(test, temp_token), '123456');
        expect(answer.json().code).toBe('twoFactor.unreadable');
      }
    }
    const [row] = await test.database.db.select().from(signInFailures);
    expect(row?.lockedUntil).not.toBeNull();
    const lockedUntil = new Date(Date.now() - 1);
    await test.database.db.update(signInFailures).set({ lockedUntil });
    await test.database.db.update(users).set({ twoFactorSecret: null }).where(eq(users.id, 2));
    expect((await login(test, EMAIL)).statusCode).toBe(200);
  });

  it.each([['12345'], ['1234567'], ['12a456'], ['']])('refuses %j as a code', async (code) => {
    const answer = await verify(await half(), code);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['one_time_password']);
  });
});

describe('disabling (security 6)', () => {
  const disable = (body: object, with_ = token) =>
    callerWith(test, with_)(disableTwoFactor, { body });

  it('requires the password or a code', async () => {
    expect((await disable({})).statusCode).toBe(422);
    expect((await disable({ password: 'wrong' })).json().code).toBe('auth.wrongPassword');
    expect((await disable({ one_time_password: wrongCodeOf(secret) })).statusCode).toBe(422);
    expect((await login(test, EMAIL)).json()).toHaveProperty('temp_token');
    expect((await disable({ password: TEST_PASSWORD })).json()).toEqual({
      status: 'success',
      access_token: expect.any(String),
    });
    expect((await login(test, EMAIL)).json()).toHaveProperty('access_token');
  });

  it('ends the other sessions', async () => {
    const other = (await verify(await half(), codeOf(secret))).json().access_token;
    const { access_token } = (await disable({ one_time_password: codeOf(secret, 1) })).json();
    expect((await callerWith(test, other)(getOwnUser)).statusCode).toBe(401);
    expect((await callerWith(test, access_token)(getOwnUser)).json()).toMatchObject({
      google2fa_secret: null,
      recovery_codes_left: 0,
    });
  });

  it('cannot be guessed with a stolen token', async () => {
    for (let i = 0; i < 10; i += 1) await disable({ password: 'wrong' });
    const refused = await disable({ password: TEST_PASSWORD });
    // The owner may know that it is a lock, and until when.
    expect(refused.json()).toMatchObject({ code: 'auth.locked', locked_until: expect.any(String) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect((await disable({ one_time_password: codeOf(secret) })).json().code).toBe('auth.locked');
    expect((await callerWith(test, token)(getOwnUser)).json().google2fa_secret).not.toBeNull();
  });
});

describe('every two-factor action (security 30)', () => {
  it('is in the audit log', async () => {
    await (await half())(verifyTwoFactor, { body: { recovery_code: codes[1] } });
    const proof = { body: { password: TEST_PASSWORD } };
    const renewed = (await callerWith(test, token)(renewRecoveryCodes, proof)).json();
    await callerWith(test, renewed.access_token)(disableTwoFactor, proof);
    const log = await test.database.db.select().from(auditLog).where(eq(auditLog.actorId, 2));
    const actions = log.map(({ action }) => action);
    for (const action of [
      'two_factor.enabled',
      'two_factor.code_used',
      'two_factor.codes_renewed',
      'two_factor.disabled',
    ])
      expect(actions).toContain(action);
  });
});

describe('new recovery codes', () => {
  it('are stored as slow hashes, and those of earlier versions still work once (security 5)', async () => {
    const stored = await test.database.db.select().from(recoveryCodes);
    expect(stored).toHaveLength(10);
    for (const { codeHash } of stored) expect(codeHash).toMatch(/^\$argon2id\$/);
    const { appSecret } = test.deps;
    const codeHash = keyedHash(appSecret, 'recovery-codes', '2:abcde12345');
    await test.database.db.delete(recoveryCodes);
    await test.database.db.insert(recoveryCodes).values({ userId: 2, codeHash });
    const use = async () =>
      (await (await half())(verifyTwoFactor, { body: { recovery_code: 'ABCDE-I2345' } }))
        .statusCode;
    expect([await use(), await use()]).toEqual([200, 422]);
  });

  it('require proof and invalidate the old ones (security 5)', async () => {
    const renew = (body: object) => callerWith(test, token)(renewRecoveryCodes, { body });
    expect((await renew({ password: 'wrong' })).statusCode).toBe(422);
    const { recovery_codes } = (await renew({ password: TEST_PASSWORD })).json();
    expect(recovery_codes).toHaveLength(10);
    const [old = '', renewed = ''] = [codes[0], recovery_codes[0]];
    const use = async (code: string) =>
      (await (await half())(verifyTwoFactor, { body: { recovery_code: code } })).statusCode;
    expect([await use(old), await use(renewed)]).toEqual([422, 200]);
  });
});
