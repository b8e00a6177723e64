import { askUnlock, unlockSignIn } from '@alpha/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '../../../test/deliver-mail.ts';
import { callerWith, cookieOf, login } from '../../../test/people.ts';
import { resetAccounts } from '../../../test/reset-accounts.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { mailOutbox, signInFailures, unlockLinks, users } from '../../platform/db/schema/index.ts';
import type { Email } from '../../platform/mail/mail-transport.ts';

const EMAIL = 'curator@alpha.test';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 } });
});
afterAll(() => test.close());

beforeEach(async () => {
  await resetAccounts(test);
  await test.database.db.update(users).set({ deactivatedAt: null });
  await mailbox();
});

const mailbox = () => deliverMail(test);

let last = 0;
/** A new address of one network each time: an address may ask five times a minute. */
const here = () => {
  last = (last + 1) % 250;
  return `198.51.100.${last}`;
};

const ask = (email: string, language = 'en') =>
  callerWith(test)(askUnlock, {
    body: { email },
    headers: { 'accept-language': language, host: 'evil.test' },
    address: here(),
  });
const use = (token: string) => callerWith(test)(unlockSignIn, { body: { token }, address: here() });
const tokenIn = (mail: Email | undefined) => /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const enter = (password = TEST_PASSWORD, cookie?: string) =>
  login(test, EMAIL, password, { address: here(), cookie });

async function lock(): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => enter('wrong')));
  expect((await enter()).statusCode).toBe(401);
}

describe('an unlock by email', () => {
  it('ends the lock once, without signing in (security 2, 17)', async () => {
    await lock();
    await ask(EMAIL, 'es');
    const [mail] = await mailbox();
    expect(mail?.to).toBe(EMAIL);
    expect(mail?.subject).toBe('Desbloquee su inicio de sesión en Alpha Agent');
    expect(mail?.text).toContain('http://localhost:3000/app/unlock#token=');
    expect(mail?.html).not.toContain('evil.test');
    const answer = await use(tokenIn(mail));
    expect(answer.json()).toEqual({ status: 'success' });
    expect((await enter('wrong')).statusCode).toBe(401);
    expect((await enter()).statusCode).toBe(200);
    expect((await use(tokenIn(mail))).json().code).toBe('auth.unlockLinkInvalid');
  });

  it('makes the browser a known one, so that guesses that go on do not lock it again', async () => {
    await lock();
    await ask(EMAIL);
    const answer = await use(tokenIn((await mailbox())[0]));
    await lock();
    expect((await enter(TEST_PASSWORD, cookieOf(answer))).statusCode).toBe(200);
  });

  it('is sent once for each lock, however often it is asked for', async () => {
    await lock();
    await Promise.all(Array.from({ length: 12 }, () => ask(EMAIL)));
    expect(await mailbox()).toHaveLength(1);
  });

  it('is sent at most three times an hour, however often the account is locked', async () => {
    for (let i = 0; i < 5; i += 1) {
      await test.database.db.delete(signInFailures);
      await lock();
      await ask(EMAIL);
    }
    expect(await mailbox()).toHaveLength(3);
  });

  it('gets the same answer for unknown, unlocked and locked accounts, after the same time (security 1)', async () => {
    const bodies = new Set<string>();
    /** How many milliseconds lie between the three. */
    const spread = async () => {
      await test.database.db.delete(signInFailures);
      await lock();
      const times: number[] = [];
      for (const email of ['nobody@alpha.test', 'leader@alpha.test', EMAIL]) {
        const started = performance.now();
        const answer = await ask(email);
        times.push(performance.now() - started);
        expect(answer.statusCode).toBe(200);
        bodies.add(answer.body);
      }
      expect((await mailbox()).map(({ to }) => to)).toEqual([EMAIL]);
      return Math.max(...times) - Math.min(...times);
    };
    // A busy moment of the machine can make one late, but not in each of three rounds.
    const spreads = [await spread()];
    while ((spreads.at(-1) ?? 0) >= 60 && spreads.length < 3) spreads.push(await spread());
    expect(Math.min(...spreads)).toBeLessThan(60);
    expect(bodies.size).toBe(1);
  });

  it('is of no use when expired, made up or for a deactivated account (security 8)', async () => {
    await lock();
    await ask(EMAIL);
    const token = tokenIn((await mailbox())[0]);
    const stored = JSON.stringify([
      await test.database.db.select().from(unlockLinks),
      await test.database.db.select().from(mailOutbox),
    ]);
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(stored).not.toContain(token);
    expect((await use('made up')).json().code).toBe('auth.unlockLinkInvalid');
    await test.database.db.update(users).set({ deactivatedAt: new Date() });
    expect((await use(token)).json().code).toBe('auth.unlockLinkInvalid');
    await test.database.db.update(users).set({ deactivatedAt: null });
    await test.database.db.update(unlockLinks).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await use(token)).json().code).toBe('auth.unlockLinkInvalid');
  });
});
