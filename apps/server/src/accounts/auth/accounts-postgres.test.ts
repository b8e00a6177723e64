import {
  deactivateUser,
  deleteUser,
  getOwnUser,
  resetPassword,
  updateUser,
  verifyTwoFactor,
} from '@alpha/contract';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerWith, login, signedIn } from '../../../test/people.ts';
import { openPostgres, type Postgres } from '../../../test/postgres.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { twice } from '../../../test/staff-forms.ts';
import { fillTestApp, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { codeOf } from '../../../test/totp-code.ts';
import { openDb } from '../../platform/db/open-db.ts';
import {
  leadStatuses,
  leads,
  passwordResets,
  signInFailures,
  users,
} from '../../platform/db/schema/index.ts';
import { seal } from '../../platform/lib/secret-box.ts';
import { newToken } from './token.ts';

/** What two connections do at the same time cannot be seen on the embedded database, which has one. */
let server: Postgres;
let test: TestApp;
beforeAll(async () => {
  server = await openPostgres();
  const database = await openDb({ databaseUrl: server.url, dataDir: temporaryFolder() });
  test = await fillTestApp(database, { people: { leads: 40 } });
});
afterAll(async () => {
  await test?.close();
  await server?.stop();
});

const setRole = (id: number, role: 'admin' | 'leader') =>
  test.database.db.update(users).set({ role }).where(eq(users.id, id));

describe('concurrent requests on PostgreSQL', () => {
  it('of thirty guesses only ten are checked, so the right one among them is refused (security 2)', async () => {
    const guesses = Array.from({ length: 30 }, (_, i) =>
      login(test, 'curator@alpha.test', i === 29 ? TEST_PASSWORD : 'wrong'),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toEqual([]);
    const [row] = await test.database.db.select().from(signInFailures);
    expect(row).toMatchObject({ userId: 8, failures: 10, lockedUntil: expect.any(Date) });
  });

  it('of ten uses of one code only one is accepted (security 5)', async () => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const sealed = seal(test.deps.appSecret, 'two-factor', '3', secret);
    await test.database.db.update(users).set({ twoFactorSecret: sealed }).where(eq(users.id, 3));
    const callers = await Promise.all(
      Array.from({ length: 9 }, async () =>
        callerWith(test, (await login(test, 'salesman@alpha.test')).json().temp_token),
      ),
    );
    const body = { one_time_password: codeOf(secret) };
    const answers = await Promise.all(callers.map((caller) => caller(verifyTwoFactor, { body })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('two administrators who demote each other do not both succeed (security 12)', async () => {
    await setRole(2, 'admin');
    const [first, second] = [
      await signedIn(test, 'admin@alpha.test'),
      await signedIn(test, 'leader@alpha.test'),
    ];
    const demote = (name: string, email: string) => ({ body: { name, email, role: 'leader' } });
    const answers = await Promise.all([
      first(updateUser, { params: { id: 2 }, ...demote('Marcus Ellery', 'leader@alpha.test') }),
      second(updateUser, { params: { id: 1 }, ...demote('Helena Brandt', 'admin@alpha.test') }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const admins = await test.database.db.select().from(users).where(eq(users.role, 'admin'));
    expect(admins).toHaveLength(1);
    await setRole(1, 'admin');
    await setRole(2, 'leader');
  });

  it.each([
    ['delete', deleteUser],
    ['deactivate', deactivateUser],
  ] as const)(
    'two administrators who %s each other do not both succeed (security 12)',
    async (_verb, endpoint) => {
      for (let round = 0; round < 3; round += 1) {
        const { db } = test.database;
        const passwordHash =
          (await db.select().from(users).where(eq(users.id, 1)))[0]?.passwordHash ?? null;
        const made = await db
          .insert(users)
          .values(
            [1, 2].map((n) => ({
              name: `Admin ${n}`,
              email: `${_verb}-${round}-${n}@alpha.test`,
              role: 'admin' as const,
              passwordHash,
            })),
          )
          .returning();
        const [a, b] = [made[0]?.id ?? 0, made[1]?.id ?? 0];
        const [first, second] = [
          await signedIn(test, `${_verb}-${round}-1@alpha.test`),
          await signedIn(test, `${_verb}-${round}-2@alpha.test`),
        ];
        await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, 1));
        await Promise.all([
          first(endpoint, { params: { id: b } }),
          second(endpoint, { params: { id: a } }),
        ]);
        const working = and(eq(users.role, 'admin'), isNull(users.deactivatedAt));
        expect(await db.$count(users, working)).toBeGreaterThanOrEqual(1);
        await db.delete(users).where(inArray(users.id, [a, b]));
        await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, 1));
      }
    },
  );

  it('a sign-in with the old password does not outlive its change (security 8)', async () => {
    const admin = await signedIn(test, 'admin@alpha.test');
    const user = { name: 'Renata Vilar', email: 'renata.vilar@alpha.test', role: 'salesman' };
    let password = TEST_PASSWORD;
    for (let round = 0; round < 4; round += 1) {
      const next = `password number ${round}`;
      const body = { ...user, password: next, password_confirmation: next };
      const signIns = Array.from({ length: 6 }, () => login(test, user.email, password));
      const [changed, ...answers] = await Promise.all([
        admin(updateUser, { params: { id: 7 }, body }),
        ...signIns,
      ]);
      expect(changed.statusCode).toBe(200);
      for (const answer of answers) {
        const { access_token } = answer.json();
        if (access_token)
          expect((await callerWith(test, access_token)(getOwnUser)).statusCode).toBe(401);
      }
      password = next;
      await test.database.db.delete(signInFailures);
    }
  });

  it('a reset link and a change by an administrator never end in a deadlock', async () => {
    const admin = await signedIn(test, 'admin@alpha.test');
    const user = {
      name: 'Tomás Quiroga',
      email: 'tomas.quiroga@alpha.test',
      role: 'salesman',
      leader_id: 2,
    };
    for (let round = 0; round < 8; round += 1) {
      const { token, tokenHash } = newToken();
      const expiresAt = new Date(Date.now() + 60_000);
      await test.database.db.insert(passwordResets).values({ userId: 4, tokenHash, expiresAt });
      const answers = await Promise.all([
        callerWith(test)(resetPassword, { body: { token, ...twice(`by the link ${round}`) } }),
        admin(updateUser, {
          params: { id: 4 },
          body: { ...user, ...twice(`by the admin ${round}`) },
        }),
      ]);
      for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);
    }
  });

  it('if the new owner is promoted meanwhile, the leads go into the columns of the new role (security 12)', async () => {
    const admin = await signedIn(test, 'admin@alpha.test');
    const { db } = test.database;
    const user = { name: 'Sofía Lareda', email: 'salesman@alpha.test', role: 'leader' };
    await Promise.all([
      admin(deleteUser, { params: { id: 6 }, query: { move_leads_to: 3 } }),
      admin(updateUser, { params: { id: 3 }, body: user }),
    ]);
    const wrong = await db
      .select({ id: leads.id })
      .from(leads)
      .innerJoin(users, eq(users.id, leads.userId))
      .innerJoin(leadStatuses, eq(leadStatuses.id, leads.statusId))
      .where(and(eq(users.id, 3), ne(users.role, leadStatuses.role)));
    expect(await db.$count(leads, eq(leads.userId, 3))).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('a lead assigned to a user who is being deleted is not lost (security 12)', async () => {
    const caller = await signedIn(test, 'admin@alpha.test');
    const { db } = test.database;
    const [lead] = await db.select().from(leads).where(eq(leads.userId, 1));
    const deleting = caller(deleteUser, { params: { id: 5 } });
    const giving = db
      .update(leads)
      .set({ userId: 5 })
      .where(eq(leads.id, lead?.id ?? 0));
    const [answer] = await Promise.all([deleting, giving.catch(() => undefined)]);
    expect(answer.statusCode).toBe(200);
    const [after] = await db
      .select()
      .from(leads)
      .where(eq(leads.id, lead?.id ?? 0));
    expect([1, 2]).toContain(after?.userId);
  });
});
