import { disableTwoFactor, enableTwoFactor, getOwnUser, verifyTwoFactor } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callerWith, login, tokenOf } from '../../../test/people.ts';
import { resetAccounts } from '../../../test/reset-accounts.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { codeOf, middleOfStep } from '../../../test/totp-code.ts';
import { recoveryCodes, users } from '../../platform/db/schema/index.ts';

const EMAIL = 'leader@alpha.test';
const OTHER = 'salesman@alpha.test';

let test: TestApp;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: middleOfStep() });
  test = await openTestApp({ people: { leads: 2 } });
});
afterAll(async () => {
  vi.useRealTimers();
  await test.close();
});

beforeEach(() => resetAccounts(test));

const ask = async (token: string) => callerWith(test, token)(enableTwoFactor);
const verify = (token: string, body: object) => callerWith(test, token)(verifyTwoFactor, { body });
const disable = (token: string | undefined, body: object) =>
  callerWith(test, token)(disableTwoFactor, { body });
const isSignedIn = async (token: string) =>
  (await callerWith(test, token)(getOwnUser)).statusCode === 200;

/** Two-factor is on. → its secret and a token. */
async function turnedOn(email = EMAIL) {
  const token = await tokenOf(test, email);
  const { secret } = (await ask(token)).json();
  const done = (await verify(token, { one_time_password: codeOf(secret, -1) })).json();
  return { secret, token: done.access_token as string };
}

/** What a request must leave as it is. */
const stateOf = async (email: string) => ({
  user: await test.database.db.select().from(users).where(eq(users.email, email)),
  codes: await test.database.db.select().from(recoveryCodes),
});

describe('a request for a secret while two-factor is on (security 6)', () => {
  it('changes neither the secret nor the codes nor a session, however often and by whom', async () => {
    const { secret, token } = await turnedOn();
    const before = await stateOf(EMAIL);
    const other = await tokenOf(test, OTHER);
    for (let i = 0; i < 5; i += 1) {
      const answer = await ask(token);
      expect(answer.statusCode).toBe(409);
      expect(answer.body).not.toMatch(/svg|[A-Z2-7]{32}/);
    }
    await ask(other);
    expect(await stateOf(EMAIL)).toEqual(before);
    expect(await isSignedIn(token)).toBe(true);
    const { temp_token } = (await login(test, EMAIL)).json();
    const finished = await verify(temp_token, { one_time_password: codeOf(secret) });
    expect(finished.statusCode).toBe(200);
  });

  it('is refused with a temp token, by HEAD and by POST', async () => {
    await turnedOn();
    const { temp_token } = (await login(test, EMAIL)).json();
    expect((await ask(temp_token)).statusCode).toBe(401);
    for (const method of ['HEAD', 'POST', 'PUT'] as const) {
      const token = await tokenOf(test, OTHER);
      const headers = { authorization: `Bearer ${token}` };
      await test.app.inject({ method, url: enableTwoFactor.path, headers });
    }
    const [user] = (await stateOf(OTHER)).user;
    expect(user?.twoFactorPendingSecret).toBeNull();
  });
});

describe('a secret that was not confirmed (security 6)', () => {
  it('is no second factor: signing in needs no code, and its codes prove nothing', async () => {
    const token = await tokenOf(test, EMAIL);
    const { secret } = (await ask(token)).json();
    expect((await login(test, EMAIL)).json()).toHaveProperty('access_token');
    const proof = await disable(token, { one_time_password: codeOf(secret) });
    expect(proof.json().code).toBe('twoFactor.notOn');
    expect((await callerWith(test, token)(getOwnUser)).json().google2fa_secret).toBeNull();
  });

  it('is replaced by the next one, and by nobody else’s', async () => {
    const token = await tokenOf(test, EMAIL);
    const { secret: first } = (await ask(token)).json();
    const { secret: second } = (await ask(token)).json();
    const { secret: foreign } = (await ask(await tokenOf(test, OTHER))).json();
    expect(new Set([first, second, foreign]).size).toBe(3);
    for (const wrong of [first, foreign])
      expect((await verify(token, { one_time_password: codeOf(wrong) })).json().code).toBe(
        'twoFactor.invalidCode',
      );
    expect((await verify(token, { one_time_password: codeOf(second) })).statusCode).toBe(200);
  });
});

describe('disabling (security 6)', () => {
  it('is refused without a proof that is right, one’s own and unused', async () => {
    const { secret, token } = await turnedOn();
    const { secret: foreign } = await turnedOn(OTHER);
    const used = codeOf(secret, -1);
    const refusals = [
      {},
      { password: '' },
      { password: `${TEST_PASSWORD} ` },
      { password: TEST_PASSWORD.toUpperCase() },
      { one_time_password: '' },
      { one_time_password: codeOf(foreign) },
      { one_time_password: used },
      { one_time_password: codeOf(secret, 3) },
      { password: TEST_PASSWORD, id: 3 },
    ];
    for (const body of refusals)
      expect((await disable(token, body)).statusCode, JSON.stringify(body)).toBe(422);
    const { temp_token } = (await login(test, EMAIL)).json();
    expect((await disable(temp_token, { password: TEST_PASSWORD })).statusCode).toBe(401);
    expect((await disable(undefined, { password: TEST_PASSWORD })).statusCode).toBe(401);
    expect((await callerWith(test, token)(getOwnUser)).json().google2fa_secret).not.toBeNull();
  });

  it('ends every other session, half-finished ones included, and nobody else’s', async () => {
    const { secret, token } = await turnedOn();
    const colleague = await tokenOf(test, OTHER);
    const { temp_token: first } = (await login(test, EMAIL)).json();
    const other = (await verify(first, { one_time_password: codeOf(secret) })).json().access_token;
    const { temp_token: half } = (await login(test, EMAIL)).json();
    const { access_token } = (await disable(token, { password: TEST_PASSWORD })).json();
    expect(await isSignedIn(other)).toBe(false);
    expect((await verify(half, { one_time_password: codeOf(secret, 1) })).statusCode).toBe(401);
    expect(await isSignedIn(access_token)).toBe(true);
    expect(await isSignedIn(colleague)).toBe(true);
    expect(await test.database.db.$count(recoveryCodes, eq(recoveryCodes.userId, 2))).toBe(0);
  });
});
