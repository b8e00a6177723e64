import {
  askPasswordReset,
  changePassword,
  checkPasswordReset,
  createUser,
  endOtherSessions,
  endOwnSession,
  getOwnUser,
  listOwnSessions,
  resetPassword,
  updateUser,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerWith, login, signedIn, tokenOf } from '../../../test/people.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { mailOutbox, passwordResets, users } from '../../platform/db/schema/index.ts';
import { seal } from '../../platform/lib/secret-box.ts';
import { deliverNextMail } from '../../platform/mail/deliver-mail.ts';
import type { Email } from '../../platform/mail/mail-transport.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 } });
});
afterAll(() => test.close());

const twice = (password: string) => ({ password, password_confirmation: password });
const status = async (token: string) => (await callerWith(test, token)(getOwnUser)).statusCode;

describe('a new password (security 7)', () => {
  const attempt = async (passwords: object) => {
    const caller = await signedIn(test, 'admin@alpha.test');
    const person = { name: 'New Person', email: 'new.person@alpha.test', role: 'salesman' };
    return caller(createUser, { body: { ...person, ...passwords } });
  };

  it.each([
    ['seven characters', twice('a1b2c3d'), 'password'],
    ['a common one', twice('Password1'), 'password'],
    ['another common one', twice('iloveyou'), 'password'],
    ['the own email', twice('New.Person@alpha.test'), 'password'],
    ['the own name', twice('new person'), 'password'],
    ['one letter many times', twice('zzzzzzzzzzzz'), 'password'],
    [
      'one that is not confirmed',
      { password: 'a good one indeed', password_confirmation: 'x' },
      'password_confirmation',
    ],
    ['none', {}, 'password'],
  ])('must not be %s', async (_name, passwords, field) => {
    const answer = await attempt(passwords);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toContain(field);
  });

  it('may have 64 characters and more, with spaces and any character', async () => {
    const password = `ñandú 東京 ${'correct horse battery staple '.repeat(4)}`.slice(0, 100);
    expect((await attempt(twice(password))).statusCode).toBe(200);
    expect((await login(test, 'new.person@alpha.test', password)).statusCode).toBe(200);
    expect((await login(test, 'new.person@alpha.test', password.slice(0, 72))).statusCode).toBe(
      401,
    );
  });

  it('is stored as argon2id', async () => {
    const [row] = await test.database.db.select().from(users).where(eq(users.id, 1));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });
});

describe('changing one’s own password', () => {
  const change = (token: string, body: object) => callerWith(test, token)(changePassword, { body });

  it('requires the current one, checked on the server', async () => {
    const token = await tokenOf(test, 'salesman@alpha.test');
    const refused = await change(token, {
      current_password: 'wrong',
      ...twice('a wholly new one'),
    });
    expect(refused.json()).toMatchObject({
      code: 'auth.wrongPassword',
      errors: { current_password: [expect.any(String)] },
    });
    expect(await status(token)).toBe(200);
  });

  it('can fail many times without locking the account', async () => {
    const token = await tokenOf(test, 'salesman@alpha.test');
    for (let i = 0; i < 12; i += 1)
      await change(token, { current_password: TEST_PASSWORD, ...twice('password1') });
    expect((await login(test, 'salesman@alpha.test')).statusCode).toBe(200);
  });

  it('must differ from the current one', async () => {
    const token = await tokenOf(test, 'salesman@alpha.test');
    const body = { current_password: TEST_PASSWORD, ...twice(TEST_PASSWORD) };
    expect((await change(token, body)).json().errors).toEqual({
      password: ['This is your current password.'],
    });
  });

  it('ends all other sessions and returns a new token (security 8)', async () => {
    const [here, elsewhere] = [
      await tokenOf(test, 'salesman@alpha.test'),
      await tokenOf(test, 'salesman@alpha.test'),
    ];
    const answer = await change(here, {
      current_password: TEST_PASSWORD,
      ...twice('a wholly new one'),
    });
    const { access_token } = answer.json();
    expect([await status(here), await status(elsewhere), await status(access_token)]).toEqual([
      401, 401, 200,
    ]);
    expect((await login(test, 'salesman@alpha.test')).statusCode).toBe(401);
    expect((await login(test, 'salesman@alpha.test', 'a wholly new one')).statusCode).toBe(200);
  });
});

describe('one’s own sessions', () => {
  it('are listed with the current one marked, and can be ended one by one or together', async () => {
    const email = 'grace.okonjo@alpha.test';
    const [here, there, third] = [
      await tokenOf(test, email),
      await tokenOf(test, email),
      await tokenOf(test, email),
    ];
    const caller = callerWith(test, here);
    const list = (await caller(listOwnSessions)).json();
    expect(list).toHaveLength(3);
    expect(list.filter(({ is_current }: { is_current: boolean }) => is_current)).toHaveLength(1);
    expect(JSON.stringify(list)).not.toMatch(/token|hash/i);

    const others = (await callerWith(test, there)(listOwnSessions)).json();
    const { id } = others.find(({ is_current }: { is_current: boolean }) => is_current);
    expect((await caller(endOwnSession, { params: { id } })).statusCode).toBe(200);
    expect([await status(here), await status(there), await status(third)]).toEqual([200, 401, 200]);
    expect((await caller(endOwnSession, { params: { id } })).statusCode).toBe(404);

    expect((await caller(endOtherSessions)).json()).toEqual({ status: 'success', ended: 1 });
    expect([await status(here), await status(third)]).toEqual([200, 401]);
  });

  it('of other users are not accessible', async () => {
    const theirs = (await (await signedIn(test, 'leader@alpha.test'))(listOwnSessions)).json();
    const caller = await signedIn(test, 'admin@alpha.test');
    const answer = await caller(endOwnSession, { params: { id: theirs[0].id } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a forgotten password', () => {
  const email = 'curator@alpha.test';
  const ask = (address: string, language = 'en') =>
    callerWith(test)(askPasswordReset, {
      body: { email: address },
      headers: { 'accept-language': language },
    });
  const reset = (token: string, password = 'chosen by the mailed link') =>
    callerWith(test)(resetPassword, { body: { token, ...twice(password) } });

  /** What the mail server got. */
  async function mailbox(): Promise<Email[]> {
    const emails: Email[] = [];
    const send = async (mail: Email) => void emails.push(mail);
    while (await deliverNextMail(test.deps, { send, isServer: true, close: () => {} }));
    return emails;
  }
  const tokenIn = ({ text }: Email) => /#token=([\w-]+)/.exec(text)?.[1] ?? '';

  it('gets a link to the public address by email, in the reader’s language, whatever Host says (security 17)', async () => {
    await callerWith(test)(askPasswordReset, {
      body: { email },
      headers: { host: 'evil.test', 'accept-language': 'es' },
    });
    const [mail] = await mailbox();
    expect(mail?.to).toBe(email);
    expect(mail?.subject).toBe('Elija una contraseña nueva para Alpha Agent');
    expect(mail?.text).toContain('http://localhost:3000/app/reset-password#token=');
    expect(mail?.html).toContain('http://localhost:3000/app/reset-password#token=');
    expect(mail?.html).not.toContain('evil.test');
  });

  it('gives the same response for an unknown email, and sends nothing (security 1)', async () => {
    const [known, stranger] = [await ask('leader@alpha.test'), await ask('nobody@alpha.test')];
    expect(stranger.statusCode).toBe(200);
    expect(stranger.json()).toEqual(known.json());
    expect((await mailbox()).map(({ to }) => to)).toEqual(['leader@alpha.test']);
  });

  it('the token is neither in the database nor readable in the outbox (security 8)', async () => {
    await ask(email);
    const waiting = await test.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.status, 'queued'));
    const [mail] = await mailbox();
    const token = mail ? tokenIn(mail) : '';
    expect(token.length).toBeGreaterThanOrEqual(43);
    const stored = [
      ...waiting,
      ...(await test.database.db.select().from(passwordResets)),
      ...(await test.database.db.select().from(mailOutbox)),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('the link works once, ends every session, and invalidates older links (security 8)', async () => {
    const before = await tokenOf(test, email);
    await test.database.db.delete(passwordResets);
    await ask(email);
    await ask(email);
    const [older = '', newer = ''] = (await mailbox()).map(tokenIn);
    expect((await reset(newer, 'password')).json().errors).toHaveProperty('password');
    expect((await reset(newer)).json()).toEqual({ status: 'success' });
    expect(await status(before)).toBe(401);
    expect((await reset(newer)).json().code).toBe('auth.resetLinkInvalid');
    expect((await reset(older)).json().code).toBe('auth.resetLinkInvalid');
    expect((await login(test, email, 'chosen by the mailed link')).statusCode).toBe(200);
  });

  it('the link works for one hour (security 8)', async () => {
    await ask(email);
    const [mail] = await mailbox();
    const [row] = await test.database.db.select().from(passwordResets);
    expect(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000).toBeCloseTo(60, 0);
    await test.database.db.update(passwordResets).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await reset(mail ? tokenIn(mail) : '')).json().code).toBe('auth.resetLinkInvalid');
  });

  it('of two simultaneous uses only one counts', async () => {
    await ask(email);
    const [mail] = await mailbox();
    const token = mail ? tokenIn(mail) : '';
    const answers = await Promise.all([
      reset(token, 'first of two uses'),
      reset(token, 'second of two uses'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('sends few emails, even when requested many times at once', async () => {
    await test.database.db.delete(passwordResets);
    await Promise.all(Array.from({ length: 20 }, () => ask(email)));
    expect(await mailbox()).toHaveLength(5);
  });

  it('does not bypass two-factor', async () => {
    const sealed = seal(test.deps.appSecret, 'two-factor', '8', 'JBSWY3DPEHPK3PXP');
    const two = (twoFactorSecret: string | null) =>
      test.database.db.update(users).set({ twoFactorSecret }).where(eq(users.email, email));
    await two(sealed);
    await test.database.db.delete(passwordResets);
    await ask(email);
    const [mail] = await mailbox();
    expect((await reset(mail ? tokenIn(mail) : '', 'after the second factor')).statusCode).toBe(
      200,
    );
    const answer = (await login(test, email, 'after the second factor')).json();
    expect(answer).toHaveProperty('temp_token');
    expect(answer).not.toHaveProperty('access_token');
    await two(null);
  });

  it('reports whether a link works before anything is typed', async () => {
    await ask(email);
    const [mail] = await mailbox();
    const check = (token: string) => callerWith(test)(checkPasswordReset, { body: { token } });
    expect((await check(mail ? tokenIn(mail) : '')).json()).toEqual({
      status: 'success',
      has_password: true,
    });
    expect((await check('made up')).json().code).toBe('auth.resetLinkInvalid');
  });

  it('the link becomes invalid when the email address changes', async () => {
    const admin = await signedIn(test, 'admin@alpha.test');
    await test.database.db.delete(passwordResets);
    await ask('grace.okonjo@alpha.test');
    const [mail] = await mailbox();
    const body = { name: 'Grace Okonjo', email: 'grace@elsewhere.test', role: 'salesman' };
    expect((await admin(updateUser, { params: { id: 5 }, body })).statusCode).toBe(200);
    expect((await reset(mail ? tokenIn(mail) : '')).json().code).toBe('auth.resetLinkInvalid');
  });

  it('does not give access to a deactivated account', async () => {
    await test.database.db.delete(passwordResets);
    await ask(email);
    const [mail] = await mailbox();
    await test.database.db
      .update(users)
      .set({ deactivatedAt: new Date() })
      .where(eq(users.email, email));
    expect((await reset(mail ? tokenIn(mail) : '')).json().code).toBe('auth.resetLinkInvalid');
  });
});
