import { assignLeads, deleteLeads, getBoardTotals, listLeads, moveLeads } from '@alpha/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { leadCounts, leadStatuses, leads, users } from '../../../platform/db/schema/index.ts';
import { addUpCounts } from './counts.queries.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 120 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

const QUESTIONS = [
  {},
  { source: 'quiz' },
  { profile: 'moderate' },
  { source: 'staff', profile: 'conservative' },
  { stale_days: 3 },
  { stale_days: 30, source: 'quiz' },
];

/** Every list is asked for its total and for all its rows. */
async function expectTrueTotals(): Promise<void> {
  for (const viewer of [admin, leader, salesman])
    for (const query of QUESTIONS) {
      const { total } = (await viewer(listLeads, { query: { ...query, page: 1 } })).json();
      const rows: { initialPayment: number | null }[] = (await viewer(listLeads, { query })).json();
      expect([query, total]).toEqual([query, rows.length]);
    }
  for (const role of ['admin', 'leader', 'salesman']) {
    const { columns } = (await admin(getBoardTotals, { query: { role } })).json();
    for (const { status, count, budget } of columns) {
      const [row] = await test.database.db
        .select({
          count: sql<number>`count(*)`.mapWith(Number),
          budget: sql<number>`coalesce(sum(initial_payment::numeric), 0)`.mapWith(Number),
        })
        .from(leads)
        .where(and(eq(leads.statusId, status.id), isNull(leads.hiddenAt)));
      expect({ count, budget }).toEqual(row);
    }
  }
}

const idsOf = async (email: string): Promise<number[]> =>
  (
    await test.database.db
      .select({ id: leads.id })
      .from(leads)
      .innerJoin(users, eq(users.id, leads.userId))
      .where(and(eq(users.email, email), isNull(leads.hiddenAt)))
      .orderBy(leads.id)
  ).map(({ id }) => id);

describe('the totals of the contact list and the board', () => {
  beforeEach(expectTrueTotals);
  afterAll(expectTrueTotals);

  it('follow moves, reassignments and budgets with cents', async () => {
    const ids = await idsOf('salesman@alpha.test');
    const { db } = test.database;
    const statuses = await db.select().from(leadStatuses).where(eq(leadStatuses.role, 'salesman'));
    const to = statuses.at(-1)?.id ?? 0;
    const moved = await salesman(moveLeads, {
      body: { ids: ids.slice(0, 5), lead_status_id: to },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    const [boss] = await db.select().from(users).where(eq(users.email, 'leader@alpha.test'));
    const given = await leader(assignLeads, { body: { ids: ids.slice(3, 9), user_id: boss?.id } });
    expect(given.statusCode, given.body).toBe(200);
    await db
      .update(leads)
      .set({ initialPayment: sql`coalesce(${leads.initialPayment}, 0) + 0.1` })
      .where(inArray(leads.id, ids));
    await db
      .update(leads)
      .set({ initialPayment: null, profile: 'moderate' })
      .where(inArray(leads.id, ids.slice(2, 4)));
  });

  it('follow deletions and erasures', async () => {
    const ids = await idsOf('salesman@alpha.test');
    const gone = await admin(deleteLeads, { body: { ids: ids.slice(0, 3) } });
    expect(gone.statusCode, gone.body).toBe(200);
    const erased = ids.slice(3, 5);
    await test.database.db
      .update(leads)
      .set({ hiddenAt: new Date(), initialPayment: null })
      .where(inArray(leads.id, erased));
    await expectTrueTotals();
    await test.database.db.delete(leads).where(inArray(leads.id, erased));
  });

  it('are the same after compaction', async () => {
    const { db } = test.database;
    const [id = 0] = await idsOf('salesman@alpha.test');
    for (let i = 0; i < 600; i += 1)
      await db
        .update(leads)
        .set({ initialPayment: 50_000 + i })
        .where(eq(leads.id, id));
    const before = await db.$count(leadCounts);
    await Promise.all([addUpCounts(db), addUpCounts(db)]);
    const after = await db.$count(leadCounts);
    expect(before - after).toBeGreaterThan(500);
    await addUpCounts(db);
    expect(await db.$count(leadCounts)).toBe(after);
  });
});
