import {
  activateUser,
  changePassword,
  createUser,
  disableTwoFactor,
  type Endpoint,
  enableTwoFactor,
  endOtherSessions,
  endOwnSession,
  inviteUser,
  listOwnSessions,
  proveIdentity,
  type Role,
  renewRecoveryCodes,
  resetUserTwoFactor,
  updateSignInRules,
  updateUser,
  verifyTwoFactor,
} from '@alpha/contract';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEvents } from '../../../test/event-reader.ts';
import { type Caller, callerWith, login, signedIn, tokenOf } from '../../../test/people.ts';
import { resetAccounts } from '../../../test/reset-accounts.ts';
import { staffForm, twice } from '../../../test/staff-forms.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { codeOf, middleOfStep, wrongCodeOf } from '../../../test/totp-code.ts';
import { recoveryCodes, sessions, users } from '../../platform/db/schema/index.ts';

const ADMIN = 'admin@alpha.test';
const SALESMAN = { name: 'Sofía Lareda', email: 'salesman@alpha.test', role: 'salesman' };

let test: TestApp;
let secret: string;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: middleOfStep() });
  test = await openTestApp({ people: { leads: 2 } });
  enrolled = await enroll();
});
beforeEach(() => resetAccounts(test));
afterAll(async () => {
  vi.useRealTimers();
  await test.close();
});

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const prove = (caller: Caller, body: object) => caller(proveIdentity, { body });

/** → a caller with the token that the proof gave. */
async function proven(caller: Caller, body: object): Promise<Caller> {
  const answer = await prove(caller, body);
  expect(answer.statusCode).toBe(200);
  return callerWith(test, answer.json().access_token);
}

/** Two-factor as stored once enabled: hashing its recovery codes takes longer than all else here. */
type Enrolled = { twoFactorSecret: string | null; codes: (typeof recoveryCodes.$inferInsert)[] };
let enrolled: Enrolled;

async function enroll(): Promise<Enrolled> {
  const { db } = test.database;
  const caller = await signedIn(test, ADMIN);
  secret = (await caller(enableTwoFactor)).json().secret;
  await caller(verifyTwoFactor, { body: { one_time_password: codeOf(secret) } });
  const [user] = await db.select().from(users).where(eq(users.email, ADMIN));
  const codes = await db
    .select({ userId: recoveryCodes.userId, codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes);
  return { twoFactorSecret: user?.twoFactorSecret ?? null, codes };
}

/** An administrator with two-factor, signed in a while ago. */
async function withTwoFactor(): Promise<Caller> {
  const { twoFactorSecret, codes } = enrolled;
  await test.database.db.update(users).set({ twoFactorSecret }).where(eq(users.email, ADMIN));
  await test.database.db.insert(recoveryCodes).values(codes);
  const { temp_token } = (await login(test, ADMIN)).json();
  const done = await callerWith(test, temp_token)(verifyTwoFactor, {
    body: { one_time_password: codeOf(secret) },
  });
  later(6);
  return callerWith(test, done.json().access_token);
}

async function otherSession(): Promise<number> {
  await tokenOf(test, 'leader@alpha.test');
  const [row] = await test.database.db
    .insert(sessions)
    .values({
      userId: 1,
      kind: 'access',
      tokenHash: crypto.randomUUID(),
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .returning();
  return row?.id ?? 0;
}

async function invitedId(): Promise<number> {
  const email = `${crypto.randomUUID()}@alpha.test`;
  const [row] = await test.database.db
    .insert(users)
    .values({ name: 'Invited', email, role: 'salesman' })
    .returning();
  return row?.id ?? 0;
}

const invitation = (role: Role) => ({
  body: { name: 'Invited', email: `${crypto.randomUUID()}@alpha.test`, role },
});

type Sensitive = { endpoint: Endpoint; input: () => Promise<object> | object };

/** Everything that lasts longer than the session of a thief, done by an administrator with two-factor. */
const SENSITIVE: Record<string, Sensitive> = {
  'ending another session': {
    endpoint: endOwnSession,
    input: async () => ({ params: { id: await otherSession() } }),
  },
  'ending all other sessions': { endpoint: endOtherSessions, input: () => ({}) },
  'creating a user with a password': {
    endpoint: createUser,
    input: () => ({ body: staffForm({ email: `${crypto.randomUUID()}@alpha.test` }) }),
  },
  'inviting a salesman': {
    endpoint: createUser,
    input: () => invitation('salesman'),
  },
  'letting somebody in again': {
    endpoint: activateUser,
    input: async () => {
      const id = await invitedId();
      const deactivatedAt = new Date();
      await test.database.db.update(users).set({ deactivatedAt }).where(eq(users.id, id));
      return { params: { id } };
    },
  },
  'inviting an administrator': {
    endpoint: createUser,
    input: () => invitation('admin'),
  },
  'making somebody an administrator': {
    endpoint: updateUser,
    input: async () => {
      const [person] = await test.database.db
        .update(users)
        .set({ role: 'salesman' })
        .where(eq(users.id, 4))
        .returning({ name: users.name, email: users.email });
      return { params: { id: 4 }, body: { ...person, role: 'admin' } };
    },
  },
  "setting somebody's password": {
    endpoint: updateUser,
    input: () => {
      const password = 'violet harbour 12';
      return {
        params: { id: 3 },
        body: { ...SALESMAN, ...twice(password) },
      };
    },
  },
  "changing somebody's email": {
    endpoint: updateUser,
    input: () => ({
      params: { id: 3 },
      body: { ...SALESMAN, email: `${crypto.randomUUID()}@alpha.test` },
    }),
  },
  "turning off somebody's two-factor": {
    endpoint: resetUserTwoFactor,
    input: () => ({ params: { id: 3 } }),
  },
  'getting an invitation link': {
    endpoint: inviteUser,
    input: async () => ({ params: { id: await invitedId() } }),
  },
  'requiring two-factor': {
    endpoint: updateSignInRules,
    input: () => ({ body: { two_factor_roles: [] } }),
  },
};

describe.each(Object.entries(SENSITIVE))('%s (security 8)', (_name, { endpoint, input }) => {
  it('is refused without a proof and with one of six minutes ago', async () => {
    const caller = await withTwoFactor();
    for (const provedAt of [null, new Date(Date.now() - 6 * 60_000)]) {
      await test.database.db.update(sessions).set({ provedAt });
      const answer = await caller(endpoint, await input());
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.proofRequired']);
    }
  });

  it('works after the password, for five minutes', async () => {
    const caller = await proven(await withTwoFactor(), { password: TEST_PASSWORD });
    later(4.9);
    expect((await caller(endpoint, await input())).statusCode).toBe(200);
    later(0.2);
    expect((await caller(endpoint, await input())).statusCode).toBe(403);
  });

  it('works after a code', async () => {
    const first = await withTwoFactor();
    const caller = await proven(first, { one_time_password: codeOf(secret) });
    expect((await caller(endpoint, await input())).statusCode).toBe(200);
  });

  it('works right after signing in', async () => {
    const caller = await signedIn(test, ADMIN);
    expect((await caller(endpoint, await input())).statusCode).toBe(200);
  });
});

describe('setting up two-factor (security 6)', () => {
  it('needs a proof to show the key and to confirm it', async () => {
    const caller = await signedIn(test, ADMIN);
    const key = (await caller(enableTwoFactor)).json().secret;
    later(6);
    expect((await caller(enableTwoFactor)).json().code).toBe('auth.proofRequired');
    const confirm = (caller: Caller) =>
      caller(verifyTwoFactor, { body: { one_time_password: codeOf(key) } });
    expect((await confirm(caller)).json().code).toBe('auth.proofRequired');
    const again = await proven(caller, { password: TEST_PASSWORD });
    expect((await confirm(again)).json().recovery_codes).toHaveLength(10);
  });
});

/** These carry the proof themselves: even a session that has just signed in must send it. */
describe('with the proof in the request (security 6, 8)', () => {
  const password = 'violet harbour 12';
  it.each([
    ['turning two-factor off', disableTwoFactor, {}, 'password'],
    ['new recovery codes', renewRecoveryCodes, {}, 'password'],
    ['the own password', changePassword, twice(password), 'current_password'],
  ] as const)('%s is refused without it', async (_name, endpoint, body, field) => {
    const caller = await proven(await withTwoFactor(), { password: TEST_PASSWORD });
    const answer = await caller(endpoint, { body });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it.each([
    ['a password', () => ({ password: TEST_PASSWORD })],
    ['a code', () => ({ one_time_password: codeOf(secret) })],
  ])('new recovery codes and turning it off work with %s', async (_name, proof) => {
    const caller = await withTwoFactor();
    const { access_token } = (await caller(renewRecoveryCodes, { body: proof() })).json();
    later(1);
    const next = callerWith(test, access_token);
    expect((await next(disableTwoFactor, { body: proof() })).statusCode).toBe(200);
  });

  it('the own email needs the current password', async () => {
    const caller = await proven(await withTwoFactor(), { password: TEST_PASSWORD });
    const body = { name: 'Admin', email: 'thief@alpha.test', role: 'admin' };
    const answer = await caller(updateUser, { params: { id: 1 }, body });
    expect(Object.keys(answer.json().errors)).toEqual(['current_password']);
  });
});

describe('a proof', () => {
  it('belongs to one session', async () => {
    const caller = await withTwoFactor();
    const { temp_token } = (await login(test, ADMIN)).json();
    const other = await callerWith(test, temp_token)(verifyTwoFactor, {
      body: { one_time_password: codeOf(secret) },
    });
    expect(other.statusCode).toBe(200);
    expect((await caller(endOtherSessions)).json().code).toBe('auth.proofRequired');
  });

  it('is either a password or a code that is right, once', async () => {
    const caller = await withTwoFactor();
    const code = codeOf(secret);
    for (const body of [{}, { password: TEST_PASSWORD, one_time_password: code }])
      expect((await prove(caller, body)).json().code).toBe('request.invalid');
    expect((await prove(caller, { password: 'wrong' })).json().code).toBe('auth.wrongPassword');
    const wrong = await prove(caller, { one_time_password: wrongCodeOf(secret) });
    expect(wrong.json().code).toBe('twoFactor.invalidCode');
    expect((await caller(endOtherSessions)).statusCode).toBe(403);
    const right = (await prove(caller, { one_time_password: code })).json();
    expect(right).toEqual({
      status: 'success',
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      valid_until: new Date(Date.now() + 5 * 60_000).toISOString(),
    });
    const next = callerWith(test, right.access_token);
    expect((await prove(next, { one_time_password: code })).statusCode).toBe(422);
  });

  it('guessed ten times locks the proofs of its session, and it reads until when (security 2)', async () => {
    const caller = await withTwoFactor();
    for (let i = 0; i < 10; i += 1)
      await prove(
        caller,
        i % 2 ? { password: 'wrong' } : { one_time_password: wrongCodeOf(secret) },
      );
    const refused = await prove(caller, { password: TEST_PASSWORD });
    expect(refused.json()).toMatchObject({ code: 'auth.locked', locked_until: expect.any(String) });
    // Signing in is another count: a stolen token must not lock the owner out.
    expect((await login(test, ADMIN)).statusCode).toBe(200);
    expect((await caller(endOtherSessions)).json().code).toBe('auth.proofRequired');
    expect((await caller(listOwnSessions)).statusCode).toBe(200);
  });

  it('is not needed to end the own session', async () => {
    const caller = await withTwoFactor();
    const own = (await caller(listOwnSessions)).json()[0];
    const { db } = test.database;
    await db.delete(sessions).where(and(eq(sessions.userId, 1), ne(sessions.id, own.id)));
    expect((await caller(endOwnSession, { params: { id: own.id } })).statusCode).toBe(200);
  });
});

/** A copy of the token must gain nothing from a proof of its owner. */
describe('a proof ends the token it was given with (security 8)', () => {
  const ownEmail = () => ({
    params: { id: 1 },
    body: {
      name: 'Admin',
      email: ADMIN.replace('admin', 'admin.new'),
      role: 'admin',
      current_password: TEST_PASSWORD,
    },
  });
  const password = 'violet harbour 12';

  it.each<[string, Endpoint, () => object]>([
    ['of the person', proveIdentity, () => ({ body: { password: TEST_PASSWORD } })],
    [
      'of the person by a code',
      proveIdentity,
      () => ({ body: { one_time_password: codeOf(secret) } }),
    ],
    ['for recovery codes', renewRecoveryCodes, () => ({ body: { password: TEST_PASSWORD } })],
    ['to turn two-factor off', disableTwoFactor, () => ({ body: { password: TEST_PASSWORD } })],
    ['for the own email', updateUser, ownEmail],
    [
      'for the own password',
      changePassword,
      () => ({
        body: { current_password: TEST_PASSWORD, ...twice(password) },
      }),
    ],
  ])('%s', async (_name, endpoint, input) => {
    const { db } = test.database;
    const [before] = await db.select().from(users).where(eq(users.id, 1));
    const caller = await withTwoFactor();
    const [own] = (await caller(listOwnSessions)).json();
    const answer = await caller(endpoint, input());
    expect(answer.statusCode).toBe(200);
    expect((await caller(listOwnSessions)).json().code).toBe('auth.unauthenticated');
    const next = callerWith(test, answer.json().access_token);
    const list = (await next(listOwnSessions)).json();
    // The same session, as old as it was: a proof does not prolong it.
    expect(list).toEqual([{ ...own, last_used_at: expect.any(String) }]);
    if (before)
      await db
        .update(users)
        .set({ email: before.email, name: before.name, passwordHash: before.passwordHash })
        .where(eq(users.id, 1));
  });

  it('but a wrong one does not', async () => {
    const caller = await withTwoFactor();
    expect((await prove(caller, { password: 'wrong' })).json().code).toBe('auth.wrongPassword');
    expect((await caller(listOwnSessions)).statusCode).toBe(200);
  });

  it('and with it the event stream of that token', async () => {
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { access_token } = (await login(test, 'leader@alpha.test')).json();
    const stream = await readEvents(origin, access_token);
    const next = await proven(callerWith(test, access_token), { password: TEST_PASSWORD });
    // Ending other sessions makes open streams check theirs; otherwise they do every 20 seconds.
    await next(endOtherSessions);
    await stream.ended;
    await expect(readEvents(origin, access_token)).rejects.toThrow('401');
  });
});
