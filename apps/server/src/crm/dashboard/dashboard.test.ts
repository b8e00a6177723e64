import {
  addActivity,
  createLead,
  type Dashboard,
  getDashboard,
  getLeadSettings,
  listStatuses,
  updateLeadSettings,
} from '@alpha/contract';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { leads, users } from '../../platform/db/schema/index.ts';
import { wonStatuses } from './won-statuses.ts';

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

const YEAR = { from: '2025-11-01T00:00:00.000Z', to: '2026-11-01T00:00:00.000Z' };
const ask = async (caller: Caller, query: object = YEAR): Promise<Dashboard> => {
  const answer = await caller(getDashboard, { query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const sum = (rows: { leads: number }[]) => rows.reduce((total, row) => total + row.leads, 0);
const inYear = and(
  gte(leads.createdAt, new Date(YEAR.from)),
  lt(leads.createdAt, new Date(YEAR.to)),
);

describe('the figures of a period', () => {
  it('add up in every breakdown', async () => {
    const all = await ask(admin);
    expect(all.now.leads).toBe(await test.database.db.$count(leads, inYear));
    for (const rows of [all.by_source, all.by_status, all.by_owner, all.steps])
      expect(sum(rows)).toBe(all.now.leads);
    const wonRows = all.by_status.filter(({ status }) => status.name === 'Closed');
    expect(all.now.won).toBe(sum(wonRows));
    expect(all.by_owner.reduce((total, { won }) => total + won, 0)).toBe(all.now.won);
    expect(all.steps.length).toBeLessThan(20);
  });

  it('a leader sees the team’s, a single salesman’s on request, and nobody else’s (security 10)', async () => {
    const [me] = await test.database.db
      .select()
      .from(users)
      .where(eq(users.email, 'leader@alpha.test'));
    const team = await ask(leader);
    const mine = await test.database.db
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.id} = ${me?.id} or ${users.leaderId} = ${me?.id}`);
    const ids = mine.map(({ id }) => id);
    expect(team.by_owner.every(({ user }) => ids.includes(user.id))).toBe(true);
    expect(team.now.leads).toBeLessThan((await ask(admin)).now.leads);
    const [one] = team.by_owner;
    const only = await ask(leader, { ...YEAR, user_id: one?.user.id });
    expect(only.now).toEqual({
      leads: one?.leads,
      won: one?.won,
      contacted: one?.contacted,
      minutes_to_contact: one?.minutes_to_contact,
    });
    const stranger = await leader(getDashboard, { query: { ...YEAR, user_id: 8 } });
    expect(stranger.statusCode).toBe(404);
  });

  it('are compared with the previous period of the same length', async () => {
    const half = { from: '2026-05-01T00:00:00.000Z', to: '2026-11-01T00:00:00.000Z' };
    const length = Date.parse(half.to) - Date.parse(half.from);
    const earlier = await ask(admin, {
      from: new Date(Date.parse(half.from) - length).toISOString(),
      to: half.from,
    });
    expect((await ask(admin, half)).before).toEqual(earlier.now);
  });

  it('are grouped by day in the reader’s time zone, where a day may have 25 hours', async () => {
    const { id } = (
      await salesman(createLead, {
        body: { first_name: 'Ana', last_name: 'Late', phone: '-', email: 'late@leads.test' },
      })
    ).json();
    // Half past eleven in the evening of 1 November, in New York.
    const at = new Date('2026-11-02T04:30:00Z');
    await test.database.db.update(leads).set({ createdAt: at }).where(eq(leads.id, id));
    const query = { from: '2026-10-17T04:00:00Z', to: '2026-11-16T05:00:00Z' };
    const { step, steps } = await ask(admin, { ...query, time_zone: 'America/New_York' });
    expect([step, steps.length]).toEqual(['day', 30]);
    expect(steps.findLast(({ leads }) => leads > 0)?.from).toBe('2026-11-01T04:00:00.000Z');
    await test.database.db.delete(leads).where(eq(leads.id, id));
    const nowhere = await admin(getDashboard, { query: { ...query, time_zone: 'Mars/Base' } });
    expect(nowhere.statusCode).toBe(422);
  });

  it('use the first contact by a person: a call, not an automatic email', async () => {
    const create = async () =>
      (
        await salesman(createLead, {
          body: {
            first_name: 'Ana',
            last_name: 'First',
            phone: '-',
            email: `first.${crypto.randomUUID()}@leads.test`,
          },
        })
      ).json();
    const today = {
      from: new Date(Date.now() - 3_600_000).toISOString(),
      to: new Date(Date.now() + 3_600_000).toISOString(),
    };
    const [lead, other] = [await create(), await create()];
    expect((await ask(admin, today)).now).toMatchObject({
      leads: 2,
      contacted: 0,
      minutes_to_contact: null,
    });
    await test.database.db
      .update(leads)
      .set({ createdAt: sql`now() - interval '30 minutes'` })
      .where(eq(leads.id, lead.id));
    await salesman(addActivity, { params: { id: lead.id }, body: { kind: 'call', body: 'Hi' } });
    await salesman(addActivity, { params: { id: other.id }, body: { kind: 'task', body: 'Do' } });
    const { now } = await ask(admin, today);
    expect(now.contacted).toBe(1);
    expect(Math.round(now.minutes_to_contact ?? 0)).toBe(30);
  });

  it.each([
    ['the end before the beginning', { from: YEAR.to, to: YEAR.from }],
    ['three hundred years', { from: '1900-01-01T00:00:00Z', to: '2199-01-01T00:00:00Z' }],
    ['no date', { from: 'yesterday', to: YEAR.to }],
    ['nothing', {}],
  ])('are refused for %s, never a 500', async (_name, query) => {
    expect((await admin(getDashboard, { query })).statusCode).toBe(422);
  });
});

describe('what counts as won', () => {
  it('is a column with such a name, until an administrator chooses', () => {
    const columns = ['New', 'Cerrado', 'Lost', 'Signed'].map((name, id) => ({ id, name }));
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
    expect(ids(wonStatuses(columns, null))).toEqual([1]);
    expect(ids(wonStatuses(columns, [3, 99]))).toEqual([3]);
    expect(ids(wonStatuses(columns, [99]))).toEqual([1]);
    // Without a matching name, no column counts as won.
    expect(ids(wonStatuses(columns.slice(2), null))).toEqual([]);
  });

  it.each([
    'Closed',
    'Closed won',
    'WON',
    'Sold!',
    'Cerrada',
    'Ganado',
    'Ventas cerradas',
    'Vendidos 2026',
  ])('is “%s”', (name) => expect(wonStatuses([{ id: 1, name }], null)).toHaveLength(1));

  it.each([
    ...['Closed lost', 'Closed / dead', 'Closed (cancelled)', 'Closed - canceled', 'Not sold'],
    ...['Unsold', 'Won’t buy', "Won't answer", 'Closed without a sale', 'Bought elsewhere'],
    ...['Never closed', 'Closed: no answer', 'Sold by a competitor', 'Almost won', 'Closed?'],
    ...['Cerrado perdido', 'Cerrada, cancelada', 'No vendido', 'Cerrado sin venta', 'Casi ganado'],
    ...['Cerrado – caído', 'Ganado por la competencia', 'Vendido por otro', 'Cerrado/inactivo'],
    ...['Lost', 'Perdido', 'Archived', 'Cerrado y descartado', 'Aún no cerrado'],
  ])('is never “%s”', (name) => expect(wonStatuses([{ id: 1, name }], null)).toEqual([]));

  it('is set by an administrator and applies at once', async () => {
    const statuses = (await admin(listStatuses, { query: { role: 'salesman' } })).json();
    const chosen = statuses[1].id;
    const unknown = await admin(updateLeadSettings, { body: { won_status_ids: [99_999] } });
    expect(unknown.statusCode).toBe(422);
    await admin(updateLeadSettings, { body: { won_status_ids: [chosen] } });
    expect((await admin(getLeadSettings)).json().won_status_ids).toEqual([chosen]);
    const { now, by_status } = await ask(admin);
    expect(now.won).toBe(by_status.find(({ status }) => status.id === chosen)?.leads);
  });
});
