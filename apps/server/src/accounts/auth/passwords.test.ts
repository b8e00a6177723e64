import {
  changePassword,
  createUser,
  endOtherSessions,
  endOwnSession,
  getOwnUser,
  listOwnSessions,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerWith, login, signedIn, tokenOf } from '../../../test/people.ts';
import { twice } from '../../../test/staff-forms.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { users } from '../../platform/db/schema/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 } });
});
afterAll(() => test.close());

const status = async (token: string) => (await callerWith(test, token)(getOwnUser)).statusCode;

describe('a new password (security 7)', () => {
  it.each([
    ['en', /that of a company, a product or a place/],
    ['es', /el de una empresa, un producto o un lugar/],
  ])('with a known name and a year is refused in words (%s)', async (language, words) => {
    const caller = await signedIn(test, 'admin@alpha.test');
    const headers = { 'accept-language': language };
    for (const password of ['Miami2026!', 'AlphaAgent1']) {
      const person = { name: 'Some Person', email: 'some.person@alpha.test', role: 'salesman' };
      const body = { ...person, ...twice(password) };
      const answer = await caller(createUser, { body, headers });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors.password).toEqual([expect.stringMatching(words)]);
    }
  });

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
    [
      'a confirmation alone',
      { password_confirmation: 'a good one indeed' },
      'password_confirmation',
    ],
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
