import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { auditLog, sessions, users } from '../../db/schema/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.02, leads: 10 } });
});
afterAll(() => test.close());

const signIn = (email: string, password = TEST_PASSWORD) =>
  test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
const own = (token: string) =>
  test.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  it('gives a token that opens the own account', async () => {
    const answer = await signIn('admin@alpha.test');
    expect(answer.statusCode).toBe(200);
    const { access_token, user } = answer.json();
    expect(user).toMatchObject({
      id: 1,
      roles: [{ id: 1, name: 'admin' }],
      google2fa_secret: null,
    });
    expect((await own(access_token)).json()).toEqual({ ...user, recovery_codes_left: 0 });
  });

  it('ignores the case of the e-mail', async () => {
    expect((await signIn('Admin@Alpha.TEST')).statusCode).toBe(200);
  });

  it('refuses a wrong password and an unknown e-mail with the same answer', async () => {
    const wrong = await signIn('admin@alpha.test', 'not the password');
    const unknown = await signIn('nobody@alpha.test');
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect({ ...unknown.json(), request_id: '' }).toEqual({ ...wrong.json(), request_id: '' });
  });

  it('stores tokens only as a hash and writes the audit log', async () => {
    const { access_token } = (await signIn('leader@alpha.test')).json();
    const stored = await test.database.db.select({ hash: sessions.tokenHash }).from(sessions);
    expect(stored.map(({ hash }) => hash)).not.toContain(access_token);
    const log = await test.database.db.select().from(auditLog).where(eq(auditLog.actorId, 2));
    expect(log.map(({ action }) => action)).toContain('sign_in');
  });
});

describe('a token', () => {
  it('dies on logout', async () => {
    const { access_token } = (await signIn('salesman@alpha.test')).json();
    const headers = { authorization: `Bearer ${access_token}` };
    expect(
      (await test.app.inject({ method: 'POST', url: '/api/logout', headers })).statusCode,
    ).toBe(200);
    expect((await own(access_token)).statusCode).toBe(401);
  });

  it('dies when it expires', async () => {
    const { access_token, user } = (await signIn('curator@alpha.test')).json();
    await test.database.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, user.id));
    expect((await own(access_token)).statusCode).toBe(401);
  });

  it('dies when its user is deactivated', async () => {
    const { access_token, user } = (await signIn('curator@alpha.test')).json();
    await test.database.db
      .update(users)
      .set({ deactivatedAt: new Date() })
      .where(eq(users.id, user.id));
    expect((await own(access_token)).statusCode).toBe(401);
    expect((await signIn('curator@alpha.test')).statusCode).toBe(401);
  });
});

describe('the audit log', () => {
  it('cannot be rewritten', async () => {
    const { db } = test.database;
    await expect(db.delete(auditLog)).rejects.toThrow();
    await expect(db.update(auditLog).set({ action: 'x' })).rejects.toThrow();
  });
});

describe('many attempts', () => {
  it('are slowed down with 429 and Retry-After, whatever X-Forwarded-For says', async () => {
    const answers = [];
    for (let i = 0; i < 25; i += 1)
      answers.push(
        await test.app.inject({
          method: 'POST',
          url: '/api/login',
          headers: { 'x-forwarded-for': `10.0.0.${i}` },
          payload: { email: 'x@alpha.test' },
        }),
      );
    // Another spelling of the same path is the same path; health stays open.
    const spelt = {
      method: 'POST',
      url: '/%61pi/login',
      payload: { email: 'x@alpha.test' },
    } as const;
    expect((await test.app.inject(spelt)).statusCode).toBe(429);
    expect((await test.app.inject('/api/ready')).statusCode).toBe(200);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json().code).toBe('request.tooMany');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
