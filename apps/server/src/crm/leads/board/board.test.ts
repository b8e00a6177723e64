import {
  type BoardColumn,
  createTag,
  getBoard,
  getBoardColumn,
  getBoardTotals,
  type Lead,
  listLeads,
  listStatuses,
  tagLeads,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { leads, users } from '../../../platform/db/schema/index.ts';

let test: TestApp;
let leader: Caller;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 80 } });
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

const idOf = async (email: string) =>
  (await test.database.db.select().from(users).where(eq(users.email, email)))[0]?.id ?? 0;
const firstStatusId = async (): Promise<number> =>
  (await salesman(listStatuses, { query: { role: 'salesman' } })).json()[0].id;

describe('the board', () => {
  it('has the columns of the role in their order, with counts and budgets that add up', async () => {
    const { role, columns } = (await salesman(getBoard, { query: {} })).json();
    expect(role).toBe('salesman');
    const all: Lead[] = (await salesman(listLeads, { query: {} })).json();
    for (const { status, count, budget } of columns) {
      const inside = all.filter((lead) => lead.lead_status_id === status.id);
      expect(count).toBe(inside.length);
      expect(budget).toBeCloseTo(
        inside.reduce((sum, lead) => sum + (lead.initial_payment ?? 0), 0),
        3,
      );
    }
  });

  it('has the same counts without cards, and reports how many are on the boards of other roles', async () => {
    const board = (await leader(getBoard, { query: {} })).json();
    const totals = (await leader(getBoardTotals, { query: {} })).json();
    expect(totals).toEqual({
      ...board,
      columns: board.columns.map(({ leads: _, next: __, ...column }: BoardColumn) => column),
    });
    const all: Lead[] = (await leader(listLeads, { query: {} })).json();
    for (const { role, count } of board.roles) {
      const owned = all.filter(({ user }) => user.roles[0]?.name === role);
      expect(count, role).toBe(owned.length);
    }
  });

  it('pages through a column without gaps or repeats', async () => {
    const userId = await idOf('salesman@alpha.test');
    const statusId = await firstStatusId();
    await test.database.db.insert(leads).values(
      Array.from({ length: 75 }, (_, i) => ({
        ...{ firstName: 'W', lastName: String(i), phone: '1', email: `w${i}@windows.test` },
        ...{ statusId, userId, source: 'import' as const },
      })),
    );
    const seen: number[] = [];
    const query = { lead_status_id: statusId, source: 'import' };
    for (let after: string | null | undefined; after !== null; ) {
      const answer = await salesman(getBoardColumn, {
        query: { ...query, ...(after && { after }) },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      const { leads: window, next } = answer.json();
      seen.push(...window.map(({ id }: Lead) => id));
      after = next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(75);
  });

  it('pages through a column by score without gaps or repeats, while scores fade', async () => {
    const userId = await idOf('salesman@alpha.test');
    const statusId = await firstStatusId();
    const { db } = test.database;
    const DAY_MS = 86_400_000;
    const made = await db
      .insert(leads)
      .values(
        Array.from({ length: 75 }, (_, i) => ({
          ...{ firstName: 'S', lastName: String(i), phone: '1', email: `s${i}@scores.test` },
          ...{ statusId, userId, source: 'api' as const },
          initialPayment: i % 3 === 0 ? 600_000 : null,
          createdAt: new Date(Date.now() - (i % 40) * DAY_MS),
        })),
      )
      .returning({ id: leads.id });
    const query = { lead_status_id: statusId, source: 'api', sort: 'score' };
    const walk = async (from?: string) => {
      const shown: Lead[] = [];
      for (let after: string | null | undefined = from; after !== null; ) {
        const asked = { ...query, ...(after && { after }) };
        const answer = await salesman(getBoardColumn, { query: asked });
        expect(answer.statusCode, answer.body).toBe(200);
        const { leads: window, next }: { leads: Lead[]; next: string | null } = answer.json();
        shown.push(...window);
        after = next;
      }
      expect(shown.map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort());
      const inOrder = shown.toSorted((a, b) => b.score - a.score || b.id - a.id);
      expect(shown.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
      return shown;
    };
    const shown = await walk();
    // A page that was read a week ago goes on with the scores of then.
    const then = await walk(`${Date.now() - 7 * DAY_MS},999,1`);
    expect(then.map(({ score }) => score)).not.toEqual(shown.map(({ score }) => score));
    const board = await salesman(getBoard, { query: { source: 'api', sort: 'score' } });
    expect(board.json().columns[0].leads.map(({ id }: Lead) => id)).toEqual(
      shown.slice(0, 30).map(({ id }) => id),
    );
  });

  it('shows the score that the lead has everywhere else, in either order', async () => {
    const all: Lead[] = (await salesman(listLeads, { query: {} })).json();
    const scores = new Map(all.map(({ id, score }) => [id, score]));
    for (const sort of ['activity', 'score'] as const) {
      const board = await salesman(getBoard, { query: { sort } });
      const cards: Lead[] = board.json().columns.flatMap((column: BoardColumn) => column.leads);
      expect(cards.length).toBeGreaterThan(10);
      for (const { id, score } of cards) expect([id, score]).toEqual([id, scores.get(id)]);
    }
  });

  it('has the leads with one of some tags', async () => {
    const [one, two, other]: Lead[] = (await salesman(listLeads, { query: {} })).json();
    const tags = [];
    for (const name of ['VIP', 'Miami', 'Unused'])
      tags.push((await salesman(createTag, { body: { name } })).json().id);
    const tagged = [
      [one, tags[0]],
      [two, tags[1]],
    ] as const;
    for (const [lead, id] of tagged)
      await salesman(tagLeads, { body: { ids: [lead?.id], add_ids: [id], remove_ids: [] } });
    const idsOf = async (query: object) => {
      const { columns } = (await salesman(getBoard, { query })).json();
      const counts = (await salesman(getBoardTotals, { query })).json().columns;
      expect(columns.map(({ count }: BoardColumn) => count)).toEqual(
        counts.map(({ count }: BoardColumn) => count),
      );
      return columns.flatMap((column: BoardColumn) => column.leads.map(({ id }) => id)).sort();
    };
    const both = [one?.id, two?.id].sort();
    expect(await idsOf({ tags: `${tags[0]},${tags[1]}` })).toEqual(both);
    expect(await idsOf({ tags: `${tags[0]},${tags[1]}`, sort: 'score' })).toEqual(both);
    expect(await idsOf({ tags: tags[0] })).toEqual([one?.id]);
    expect(await idsOf({ tags: tags[2] })).toEqual([]);
    expect(both).not.toContain(other?.id);
  });

  it.each(['', '1,1', '9999999999999,1,1', '1790000000000,x,1', '1790000000000,1,1,1'])(
    'refuses the cursor %j of a column by score',
    async (after) => {
      const query = { lead_status_id: await firstStatusId(), sort: 'score', after };
      expect((await salesman(getBoardColumn, { query })).statusCode).toBe(422);
    },
  );

  it.each([
    "x' or 1,1",
    '2024-13-45 99:99:99+00,5',
    '2023-02-29 10:00:00+00,5',
    '0000-01-01 00:00:00+00,5',
    '2024-01-01 00:00:00+23,5',
    '2024-01-01 00:00:00+00,5,6',
    '2024-01-01 00:00:00+00,9999999999',
  ])('refuses the cursor %s', async (after) => {
    const query = { lead_status_id: await firstStatusId(), after };
    expect((await salesman(getBoardColumn, { query })).statusCode).toBe(422);
  });

  it('of a person has the columns of that person’s role, for somebody without leads the leader’s', async () => {
    const ofSalesman = await leader(getBoard, {
      query: { user_id: await idOf('salesman@alpha.test') },
    });
    expect(ofSalesman.json()).toMatchObject({ role: 'salesman', owner: { name: 'Sofía Lareda' } });
    await test.database.db.insert(users).values({
      name: 'Nobody Yet',
      email: 'nobody.yet@alpha.test',
      role: 'salesman',
      leaderId: await idOf('leader@alpha.test'),
    });
    const empty = await leader(getBoard, {
      query: { user_id: await idOf('nobody.yet@alpha.test') },
    });
    expect(empty.json().role).toBe('leader');
  });
});
