import {
  askPasswordReset,
  checkPasswordReset,
  getOwnUser,
  resetPassword,
  updateUser,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMail } from '../../../test/deliver-mail.ts';
import { callerWith, login, signedIn, tokenOf } from '../../../test/people.ts';
import { twice } from '../../../test/staff-forms.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { mailOutbox, passwordResets, users } from '../../platform/db/schema/index.ts';
import { seal } from '../../platform/lib/secret-box.ts';
import type { Email } from '../../platform/mail/mail-transport.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 } });
});
afterAll(() => test.close());

const status = async (token: string) => (await callerWith(test, token)(getOwnUser)).statusCode;

describe('a forgotten password', () => {
  const email = 'curator@alpha.test';
  const ask = (address: string, language = 'en') =>
    callerWith(test)(askPasswordReset, {
      body: { email: address },
      headers: { 'accept-language': language },
    });
  const reset = (token: string, password = 'chosen by the mailed link') =>
    callerWith(test)(resetPassword, { body: { token, ...twice(password) } });

  const mailbox = () => deliverMail(test);
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
