import {
  changePassword,
  deactivateUser,
  deleteUser,
  type Endpoint,
  endOtherSessions,
  endOwnSession,
  getOwnUser,
  listLeads,
  listOwnSessions,
  listStatuses,
  logout,
  resetUserTwoFactor,
  type StaffUser,
} from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, signedIn, tokenOf } from '../../../test/people.ts';
import { changeStaff, makeStaff, STAFF_PASSWORD, twice } from '../../../test/staff-forms.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { sessions, users } from '../../platform/db/schema/index.ts';
import { newToken } from './token.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());

const PROBES: Endpoint[] = [getOwnUser, listLeads, listStatuses, listOwnSessions];

/** What each kind of request gets with this token. */
const statusesWith = async (token: string) =>
  Promise.all(PROBES.map(async (probe) => (await callerWith(test, token)(probe)).statusCode));

/** A user who has replaced the password they were given. */
async function makeUser(): Promise<StaffUser> {
  const user = await makeStaff(admin);
  const { db } = test.database;
  await db.update(users).set({ mustChangePassword: false }).where(eq(users.id, user.id));
  return user;
}

type Situation = { user: StaffUser; token: string; other: string };

describe('a token (security 8)', () => {
  it('has 256 random bits: no two are alike, and no bit is fixed', () => {
    const tokens = Array.from({ length: 2_000 }, () => Buffer.from(newToken().token, 'base64url'));
    expect(new Set(tokens.map((each) => each.toString('hex'))).size).toBe(tokens.length);
    for (let bit = 0; bit < 256; bit += 1) {
      const set = tokens.filter((each) => ((each[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
      // Eight standard deviations from a half.
      expect(Math.abs(set / tokens.length - 0.5)).toBeLessThan(0.09);
    }
    expect(tokens.every(({ length }) => length === 32)).toBe(true);
  });

  it('is in no table, whole or as a part of something', async () => {
    const user = await makeUser();
    const token = await tokenOf(test, user.email, STAFF_PASSWORD);
    await callerWith(test, token)(listLeads);
    const { rows: tables } = await test.database.db.execute<{ name: string }>(
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) {
      const { rows } = await test.database.db.execute<{ found: string }>(
        sql`select count(*)::text as found from ${sql.raw(name)} each where position(${token} in each::text) > 0`,
      );
      expect(rows[0]?.found, name).toBe('0');
    }
  });

  it('is accepted in no place but the header', async () => {
    const token = await tokenOf(test, 'leader@alpha.test');
    const given = [
      { query: { access_token: token } },
      { query: { token } },
      { headers: { cookie: `access_token=${token}` } },
      { headers: { 'x-access-token': token } },
      { headers: { authorization: token } },
      { headers: { authorization: `Basic ${token}` } },
      { headers: { authorization: `Token ${token}` } },
    ];
    for (const request of given) {
      const answer = await test.app.inject({ url: '/api/user', ...request });
      expect(answer.statusCode, JSON.stringify(request)).toBe(401);
    }
  });

  it('is not accepted shortened, lengthened or as its stored hash', async () => {
    const token = await tokenOf(test, 'leader@alpha.test');
    const stored = await test.database.db.select().from(sessions);
    const others = [token.slice(0, -1), `${token}A`, token.toLowerCase(), token.toUpperCase()];
    for (const wrong of [...others, ...stored.map(({ tokenHash }) => tokenHash)])
      expect(await statusesWith(wrong)).toEqual([401, 401, 401, 401]);
    expect(await statusesWith(token)).toEqual([200, 200, 200, 200]);
  });

  const endings: Record<string, (situation: Situation) => Promise<unknown>> = {
    'its sign-out': ({ token }) => callerWith(test, token)(logout),
    'a change of the own password elsewhere': ({ other }) =>
      callerWith(test, other)(changePassword, {
        body: { current_password: STAFF_PASSWORD, ...twice('chosen by themselves') },
      }),
    'a password set by an administrator': ({ user }) =>
      changeStaff(admin, user, twice('chosen by somebody else')),
    'a change of the role': ({ user }) => changeStaff(admin, user, { role: 'leader' }),
    'its deactivation': ({ user }) => admin(deactivateUser, { params: { id: user.id } }),
    'its deletion': ({ user }) => admin(deleteUser, { params: { id: user.id } }),
    'a reset of two-factor': ({ user }) => admin(resetUserTwoFactor, { params: { id: user.id } }),
    'its end from another device': async ({ other, token }) => {
      const list = (await callerWith(test, token)(listOwnSessions)).json();
      const { id } = list.find((each: { is_current: boolean }) => each.is_current);
      return callerWith(test, other)(endOwnSession, { params: { id } });
    },
    'the end of all other sessions': ({ other }) => callerWith(test, other)(endOtherSessions),
    'twelve hours': ({ user }) =>
      test.database.db
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() - 1), lastUsedAt: new Date() })
        .where(eq(sessions.userId, user.id)),
    'two hours without use': ({ user }) =>
      test.database.db
        .update(sessions)
        .set({ lastUsedAt: new Date(Date.now() - 7_200_001) })
        .where(eq(sessions.userId, user.id)),
  };

  it.each(Object.entries(endings))('is refused by the next call after %s', async (_name, end) => {
    const user = await makeUser();
    const situation = {
      user,
      token: await tokenOf(test, user.email, STAFF_PASSWORD),
      other: await tokenOf(test, user.email, STAFF_PASSWORD),
    };
    expect(await statusesWith(situation.token)).toEqual([200, 200, 200, 200]);
    const ended = (await end(situation)) as { statusCode?: number };
    expect(ended.statusCode ?? 200).toBe(200);
    expect(await statusesWith(situation.token)).toEqual([401, 401, 401, 401]);
  });
});
