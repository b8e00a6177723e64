import { getOwnUser, listStatuses, logout } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerWith, login, signedIn, tokenOf } from '../../../test/people.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { auditLog, sessions, signInFailures, users } from '../../platform/db/schema/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4, hasSlowPasswords: true } });
});
afterAll(() => test.close());

const own = (token: string) => callerWith(test, token)(getOwnUser);
const change = (email: string, values: Partial<typeof users.$inferInsert>) =>
  test.database.db.update(users).set(values).where(eq(users.email, email));

describe('signing in', () => {
  it('returns a token that gives access to the own account', async () => {
    const answer = await login(test, 'admin@alpha.test');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { access_token, user } = answer.json();
    expect(user).toEqual({
      id: 1,
      name: 'Helena Brandt',
      email: 'admin@alpha.test',
      roles: [{ id: 1, name: 'admin' }],
      google2fa_secret: null,
    });
    expect((await own(access_token)).json()).toEqual({
      ...user,
      recovery_codes_left: 0,
      locked_until: null,
    });
  });

  it('ignores the case of the email', async () => {
    expect((await login(test, 'Admin@Alpha.TEST')).statusCode).toBe(200);
  });

  it('unknown, wrong, locked and deactivated get the same response (security 1)', async () => {
    await change('daniel.sarmiento@alpha.test', { lockedUntil: new Date(Date.now() + 600_000) });
    await change('renata.vilar@alpha.test', { deactivatedAt: new Date() });
    const answers = [
      await login(test, 'admin@alpha.test', 'not the password'),
      await login(test, 'nobody@alpha.test'),
      await login(test, 'daniel.sarmiento@alpha.test'),
      await login(test, 'renata.vilar@alpha.test'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
    const bodies = answers.map((answer) => JSON.stringify({ ...answer.json(), request_id: '' }));
    expect(new Set(bodies).size).toBe(1);
  });

  it('unknown, wrong, locked and deactivated take the same time (security 1)', {
    timeout: 180_000,
  }, async () => {
    const kinds = {
      unknown: (i: number) => login(test, `nobody-${i}@alpha.test`),
      // A network each, so that none of them is locked.
      wrong: (i: number) =>
        login(test, 'tomas.quiroga@alpha.test', 'wrong', { address: `192.0.${i}.1` }),
      locked: () => login(test, 'daniel.sarmiento@alpha.test'),
      deactivated: () => login(test, 'renata.vilar@alpha.test'),
    };
    // A refusal waits: with ten of each kind a round takes 12 seconds.
    const ATTEMPTS = 10;
    /** How far apart the four lie at each quartile, as a share of the least. */
    const spread = async (round: number) => {
      const times = new Map<string, number[]>();
      for (let i = 0; i < ATTEMPTS; i += 1)
        for (const [kind, attempt] of Object.entries(kinds).sort(() => Math.random() - 0.5)) {
          const started = performance.now();
          expect((await attempt(round * ATTEMPTS + i)).statusCode).toBe(401);
          times.set(kind, [...(times.get(kind) ?? []), performance.now() - started]);
        }
      const spreads = [0.25, 0.5, 0.75].map((share) => {
        const quartiles = [...times.values()].map(
          (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0,
        );
        return Math.max(...quartiles) / Math.min(...quartiles) - 1;
      });
      return Math.max(...spreads);
    };
    // Without the same wait for all, an unknown email is twice as fast as a wrong password. A busy
    // moment of the machine can make one kind late, but not in each of five rounds.
    const spreads = [await spread(0)];
    while ((spreads.at(-1) ?? 0) > 0.05 && spreads.length < 5)
      spreads.push(await spread(spreads.length));
    expect(Math.min(...spreads)).toBeLessThan(0.05);
  });

  it('stores tokens only as a hash (security 8)', async () => {
    const token = await tokenOf(test, 'leader@alpha.test');
    const stored = await test.database.db.select().from(sessions);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(token.length).toBeGreaterThanOrEqual(43);
  });

  it('is logged with who, from where and when, and without a secret (security 30)', async () => {
    await login(test, 'salesman@alpha.test');
    await login(test, 'my password by mistake', 'x');
    const log = await test.database.db.select().from(auditLog);
    const entry = log.findLast(({ action, actorId }) => action === 'sign_in' && actorId === 3);
    expect(entry).toMatchObject({ actorName: 'Sofía Lareda', ip: expect.stringMatching(/^10\./) });
    expect(Date.now() - (entry?.at.getTime() ?? 0)).toBeLessThan(60_000);
    const text = JSON.stringify(log);
    expect(text).not.toContain(TEST_PASSWORD);
    expect(text).not.toContain('my password by mistake');
  });
});

describe('ten wrong passwords (security 2, 30)', () => {
  const email = 'curator@alpha.test';

  it('lock the account, even for the right one; open sessions stay', async () => {
    const token = await tokenOf(test, email);
    for (let i = 0; i < 10; i += 1) await login(test, email, 'wrong');
    const refused = await login(test, email);
    expect(refused.statusCode).toBe(401);
    expect(refused.json().code).toBe('auth.invalidCredentials');
    expect((await own(token)).statusCode).toBe(200);
    const log = await test.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'account.locked'));
    expect(log).toMatchObject([{ targetId: '8', data: { name: 'Valeria Montiel' } }]);
  });

  it('the lock expires after ten minutes', async () => {
    const [row] = await test.database.db
      .select()
      .from(signInFailures)
      .where(eq(signInFailures.userId, 8));
    const minutes = ((row?.lockedUntil?.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    await test.database.db.update(signInFailures).set({ lockedUntil: new Date(Date.now() - 1) });
    expect((await login(test, email)).statusCode).toBe(200);
  });

  it('the count starts again after a success', async () => {
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: 9 }, () => login(test, email, 'wrong')));
      expect((await login(test, email)).statusCode).toBe(200);
    }
  });

  it('also lock when they arrive at the same time', async () => {
    const guesses = Array.from({ length: 30 }, (_, i) =>
      login(test, email, i === 29 ? TEST_PASSWORD : 'wrong'),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    // The right one is the thirtieth: of a burst, ten are judged.
    expect(statuses.every((status) => status === 401)).toBe(true);
    expect((await login(test, email)).statusCode).toBe(401);
    await test.database.db.delete(signInFailures);
  });
});

describe('a token (security 8)', () => {
  it('becomes invalid on logout', async () => {
    const token = await tokenOf(test, 'salesman@alpha.test');
    expect((await callerWith(test, token)(logout)).statusCode).toBe(200);
    expect((await own(token)).statusCode).toBe(401);
  });

  it('becomes invalid when it expires', async () => {
    const token = await tokenOf(test, 'tomas.quiroga@alpha.test');
    const expiresAt = new Date(Date.now() - 1);
    await test.database.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, 4));
    expect((await own(token)).statusCode).toBe(401);
  });

  it('becomes invalid when its user is deactivated', async () => {
    const token = await tokenOf(test, 'tomas.quiroga@alpha.test');
    expect((await callerWith(test, token)(listStatuses)).statusCode).toBe(200);
    await change('tomas.quiroga@alpha.test', { deactivatedAt: new Date() });
    expect((await own(token)).statusCode).toBe(401);
    // The own account is looked up once more; other endpoints rely on the token alone.
    expect((await callerWith(test, token)(listStatuses)).statusCode).toBe(401);
    await change('tomas.quiroga@alpha.test', { deactivatedAt: null });
  });

  it('is not accepted in a query string', async () => {
    const token = await tokenOf(test, 'admin@alpha.test');
    const answer = await test.app.inject({ url: '/api/user', query: { access_token: token } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('the audit log (security 30)', () => {
  it('cannot be changed', async () => {
    const { db } = test.database;
    await expect(db.delete(auditLog)).rejects.toThrow();
    await expect(db.update(auditLog).set({ action: 'x' })).rejects.toThrow();
    await expect(db.execute('truncate audit_log')).rejects.toThrow();
  });
});

describe('the address used for rate limits (security 3)', () => {
  const attempts = async (
    addressOf: (i: number) => { remoteAddress: string; forwarded: string },
  ) => {
    const config = { ...test.deps.config, trustedProxies: ['10.0.0.0/8'] };
    const app = await buildApp({ ...test.deps, config });
    const statuses = [];
    for (let i = 0; i < 21; i += 1) {
      const { remoteAddress, forwarded } = addressOf(i);
      const headers = { 'x-forwarded-for': forwarded };
      const request = { method: 'POST', url: '/api/login', payload: {} } as const;
      statuses.push((await app.inject({ ...request, remoteAddress, headers })).statusCode);
    }
    await app.close();
    return statuses;
  };

  it('is the one a trusted proxy saw, whatever the client put before it', async () => {
    const forged = await attempts((i) => ({
      remoteAddress: '10.0.0.1',
      forwarded: `198.51.100.${i}, 203.0.113.9`,
    }));
    expect(forged.at(-1)).toBe(429);
  });

  it('is taken only from a trusted proxy', async () => {
    const direct = await attempts((i) => ({
      remoteAddress: '203.0.113.10',
      forwarded: `198.51.100.${i}`,
    }));
    expect(direct.at(-1)).toBe(429);
    const behind = await attempts((i) => ({
      remoteAddress: '10.0.0.1',
      forwarded: `198.51.100.${i}`,
    }));
    expect(behind).not.toContain(429);
  });

  it('is the whole network for IPv6, where a household has many addresses', async () => {
    const many = await attempts((i) => ({
      remoteAddress: `2001:db8:1:2::${(i + 1).toString(16)}`,
      forwarded: '',
    }));
    expect(many.at(-1)).toBe(429);
    const mapped = await attempts((i) => ({
      remoteAddress: i % 2 ? '::ffff:203.0.113.11' : '203.0.113.11',
      forwarded: '',
    }));
    expect(mapped.at(-1)).toBe(429);
  });
});

describe('a request with a malformed token', () => {
  it('counts as anonymous', async () => {
    const caller = await signedIn(test, 'admin@alpha.test');
    expect((await caller(getOwnUser, { headers: { authorization: 'Basic abc' } })).statusCode).toBe(
      401,
    );
  });
});
