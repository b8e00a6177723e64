import { deleteUser, updateUser, verifyTwoFactor } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerWith, login, signedIn } from '../../../test/people.ts';
import { startPostgres } from '../../../test/postgres.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { fillTestApp, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { codeOf } from '../../../test/totp-code.ts';
import { openDb } from '../../db/open-db.ts';
import { leads, users } from '../../db/schema/index.ts';
import { seal } from '../../lib/secret-box.ts';

/** What two connections do at the same time cannot be seen on the embedded database, which has one. */
let server: Awaited<ReturnType<typeof startPostgres>>;
let test: TestApp;
beforeAll(async () => {
  server = await startPostgres();
  const database = await openDb({ databaseUrl: server.url, dataDir: temporaryFolder() });
  test = await fillTestApp(database, { people: { leads: 40 } });
}, 120_000);
afterAll(async () => {
  await test?.close();
  await server?.stop();
});

const setRole = (id: number, role: 'admin' | 'leader') =>
  test.database.db.update(users).set({ role }).where(eq(users.id, id));

describe('at the same time, on PostgreSQL', () => {
  it('2: of thirty guesses ten are judged, so the right one among them is refused', async () => {
    const guesses = Array.from({ length: 30 }, (_, i) =>
      login(test, 'curator@alpha.test', i === 29 ? TEST_PASSWORD : 'wrong'),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toEqual([]);
    const [user] = await test.database.db.select().from(users).where(eq(users.id, 8));
    expect(user?.lockedUntil).not.toBeNull();
  });

  it('5: of ten uses of one code one is taken', async () => {
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

  it('12: two administrators who demote each other do not both succeed', async () => {
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

  it('12: a lead given to somebody who is being deleted is not lost', async () => {
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
