import {
  addActivity,
  type BulkResult,
  type CampaignFigures,
  createLead,
  type Dashboard,
  type DashboardPerson,
  type EditedStatus,
  FIGURE_LISTS,
  getDashboard,
  getLeadSettings,
  getStatus,
  type Lead,
  type LeadStatus,
  listCampaigns,
  listCohorts,
  listDashboardPeople,
  listDashboardWork,
  listLeads,
  listStatuses,
  moveLead,
  moveLeads,
  undoBulk,
  updateLeadSettings,
  updateStatus,
} from '@alpha/contract';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { done } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { leadActivities, leads } from '../../platform/db/schema/index.ts';
import { wonStatuses } from '../statuses/won-statuses.ts';

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
const TODAY = {
  from: new Date(Date.now() - 3_600_000).toISOString(),
  to: new Date(Date.now() + 3_600_000).toISOString(),
};
const ask = (caller: Caller, query: object = YEAR) =>
  done<Dashboard>(caller(getDashboard, { query }));
const create = (caller: Caller, more: object = {}) =>
  done<Lead>(
    caller(createLead, {
      body: {
        ...{ first_name: 'Ana', last_name: 'First', phone: '-' },
        email: `first.${crypto.randomUUID()}@leads.test`,
        ...more,
      },
    }),
  );
const columnsOf = async () =>
  (await done<LeadStatus[]>(salesman(listStatuses, { query: { role: 'salesman' } }))).map(
    ({ id }) => id,
  );
const inYear = and(
  gte(leads.createdAt, new Date(YEAR.from)),
  lt(leads.createdAt, new Date(YEAR.to)),
);

describe('the figures of a period', () => {
  it('add up in every breakdown', async () => {
    const all = await ask(admin);
    expect(all.now.arrived).toBe(await test.database.db.$count(leads, inYear));
    const sum = <Row>(rows: Row[], of: (row: Row) => number) =>
      rows.reduce((total, row) => total + of(row), 0);
    expect(sum(all.by_source, ({ arrived }) => arrived)).toBe(all.now.arrived);
    expect(sum(all.steps, ({ arrived }) => arrived)).toBe(all.now.arrived);
    expect(sum(all.steps, ({ won }) => won)).toBe(all.now.won);
    expect(sum(all.steps, ({ won_value }) => won_value)).toBe(all.now.won_value);
    expect(sum(all.lost_reasons, ({ lost }) => lost)).toBe(all.now.lost);
    expect(sum(all.pipeline, ({ leads }) => leads)).toBe(all.open.leads);
    expect(sum(all.pipeline, (stage) => (stage.value * stage.chance_percent) / 100)).toBeCloseTo(
      all.open.weighted,
    );
    expect(all.now.won).toBeGreaterThan(0);
    expect(all.steps.length).toBeLessThan(20);
    const people = await done<DashboardPerson[]>(admin(listDashboardPeople, { query: YEAR }));
    for (const name of ['arrived', 'responded', 'won', 'won_value'] as const)
      expect(sum(people, (person) => person[name])).toBe(all.now[name]);
    for (const name of ['waiting', 'idle'] as const)
      expect(sum(people, (person) => person[name])).toBe(all.open[name]);
    const campaigns = await done<CampaignFigures[]>(admin(listCampaigns, { query: YEAR }));
    expect(sum(campaigns, ({ leads }) => leads)).toBe(all.now.arrived);
    expect(sum(campaigns, ({ won }) => won)).toBe(all.now.won);
  });

  it('are one’s own for a salesman, the team’s for a leader, and nobody else’s (security 10)', async () => {
    const mine = await done<DashboardPerson[]>(salesman(listDashboardPeople, { query: YEAR }));
    expect(mine.map(({ user }) => user.id)).toEqual([3]);
    const team = await done<DashboardPerson[]>(leader(listDashboardPeople, { query: YEAR }));
    expect(team.every(({ user }) => [2, 3, 4, 5].includes(user.id))).toBe(true);
    const [own, teams, all] = [await ask(salesman), await ask(leader), await ask(admin)];
    expect(own.now.arrived).toBeLessThan(teams.now.arrived);
    expect(teams.now.arrived).toBeLessThan(all.now.arrived);
    expect((await ask(leader, { ...YEAR, user_id: 3 })).now).toEqual(own.now);
    for (const [endpoint, more] of [
      [getDashboard, {}],
      [listDashboardPeople, {}],
      [listCampaigns, {}],
      [listDashboardWork, { kind: 'call' }],
      [listDashboardWork, { kind: 'overdue' }],
    ] as const)
      for (const caller of [leader, salesman]) {
        const query = { ...YEAR, ...more, user_id: 8 };
        expect((await caller(endpoint, { query })).statusCode, endpoint.id).toBe(404);
      }
    expect((await leader(listCohorts, { query: { user_id: 8 } })).statusCode).toBe(404);
  });

  it('are compared with the previous period of the same length, or with the one asked for', async () => {
    const half = { from: '2026-05-01T00:00:00.000Z', to: '2026-11-01T00:00:00.000Z' };
    const length = Date.parse(half.to) - Date.parse(half.from);
    const first = new Date(Date.parse(half.from) - length).toISOString();
    const earlier = await ask(admin, { from: first, to: half.from });
    expect((await ask(admin, half)).before).toEqual(earlier.now);
    const other = { from: '2026-06-01T00:00:00.000Z', to: '2026-07-01T00:00:00.000Z' };
    const asked = { ...half, before_from: other.from, before_to: other.to };
    expect((await ask(admin, asked)).before).toEqual((await ask(admin, other)).now);
    const half_asked = { ...half, before_from: other.from };
    expect((await admin(getDashboard, { query: half_asked })).statusCode).toBe(422);
  });

  it('are grouped by day in the reader’s time zone, where a day may have 25 hours', async () => {
    const { id } = await create(salesman);
    // Half past eleven in the evening of 1 November, in New York.
    const at = new Date('2026-11-02T04:30:00Z');
    await test.database.db.update(leads).set({ createdAt: at }).where(eq(leads.id, id));
    const query = { from: '2026-10-17T04:00:00Z', to: '2026-11-16T05:00:00Z' };
    const { step, steps } = await ask(admin, { ...query, time_zone: 'America/New_York' });
    expect([step, steps.length]).toEqual(['day', 30]);
    expect(steps.findLast(({ arrived }) => arrived > 0)?.from).toBe('2026-11-01T04:00:00.000Z');
    await test.database.db.delete(leads).where(eq(leads.id, id));
    const nowhere = await admin(getDashboard, { query: { ...query, time_zone: 'Mars/Base' } });
    expect(nowhere.statusCode).toBe(422);
  });

  it('use the first contact by a person: a call, not an automatic email', async () => {
    const [lead, other] = [await create(salesman), await create(salesman)];
    expect((await ask(admin, TODAY)).now).toMatchObject({
      ...{ arrived: 2, responded: 0, minutes_median: null, minutes_p90: null },
    });
    await test.database.db
      .update(leads)
      .set({ createdAt: sql`now() - interval '30 minutes'` })
      .where(eq(leads.id, lead.id));
    await salesman(addActivity, { params: { id: lead.id }, body: { kind: 'call', body: 'Hi' } });
    await salesman(addActivity, { params: { id: other.id }, body: { kind: 'task', body: 'Do' } });
    const { now } = await ask(admin, TODAY);
    expect(now.responded).toBe(1);
    expect(Math.round(now.minutes_median ?? 0)).toBe(30);
    expect(now.minutes_p90).toBe(now.minutes_median);
  });

  it.each([
    ['the end before the beginning', { from: YEAR.to, to: YEAR.from }],
    ['three hundred years', { from: '1900-01-01T00:00:00Z', to: '2199-01-01T00:00:00Z' }],
    ['no date', { from: 'yesterday', to: YEAR.to }],
    ['nothing', {}],
  ])('are refused for %s, never a 500', async (_name, query) => {
    for (const endpoint of [getDashboard, listDashboardPeople, listCampaigns])
      expect((await admin(endpoint, { query })).statusCode).toBe(422);
    const work = { ...query, kind: 'note' };
    expect((await admin(listDashboardWork, { query: work })).statusCode).toBe(422);
  });
});

describe('a sale', () => {
  const move = (id: number, lead_status_id: number, more: object = {}) =>
    done(salesman(moveLead, { params: { id }, body: { lead_status_id, ...more } }));

  it('counts on the day it happened, once, whenever the lead arrived', async () => {
    const [first = 0, , , , , closed = 0] = await columnsOf();
    const before = (await ask(admin, TODAY)).now;
    const { id } = await create(salesman, { initial_payment: 90_000 });
    await test.database.db
      .update(leads)
      .set({ createdAt: new Date('2025-01-05T12:00:00Z') })
      .where(eq(leads.id, id));
    await move(id, closed);
    const won = { won: before.won + 1, won_value: before.won_value + 90_000 };
    expect((await ask(admin, TODAY)).now).toMatchObject(won);
    // Reopened: no sale any more. Won again: one sale, today.
    await test.database.db
      .update(leads)
      .set({ statusAt: new Date('2025-03-05T12:00:00Z') })
      .where(eq(leads.id, id));
    await move(id, first);
    expect((await ask(admin, TODAY)).now.won).toBe(before.won);
    await move(id, closed);
    expect((await ask(admin, TODAY)).now).toMatchObject(won);
    const march = { from: '2025-03-01T00:00:00Z', to: '2025-04-01T00:00:00Z' };
    expect((await ask(admin, march)).now.won).toBe(0);
  });

  it('is on its earlier day again when a move is undone, alone or in bulk', async () => {
    const [first = 0, , , , , closed = 0] = await columnsOf();
    const { id } = await create(salesman);
    await move(id, closed);
    const day = new Date('2026-02-03T12:00:00Z');
    const { db } = test.database;
    await db.update(leadActivities).set({ createdAt: day }).where(eq(leadActivities.leadId, id));
    await db.update(leads).set({ statusAt: day }).where(eq(leads.id, id));
    const statusAt = async () =>
      (await db.select({ at: leads.statusAt }).from(leads).where(eq(leads.id, id)))[0]?.at;
    await move(id, first);
    expect(await statusAt()).not.toEqual(day);
    await move(id, closed, { is_undo: true });
    expect(await statusAt()).toEqual(day);
    const body = { ids: [id], lead_status_id: first };
    const { undo_id } = await done<BulkResult>(salesman(moveLeads, { body }));
    await done(salesman(undoBulk, { body: { undo_id } }));
    expect(await statusAt()).toEqual(day);
  });
});

describe('the forecast', () => {
  it('weighs what is open with the chance of its column, which an administrator can set', async () => {
    const { pipeline } = await ask(admin);
    const chances = pipeline
      .filter(({ status }) => status.role === 'salesman')
      .map(({ chance_percent }) => chance_percent);
    expect(chances).toEqual([5, 20, 35, 55, 80]);
    const names = pipeline.map(({ status }) => status.name);
    for (const name of ['Closed', 'Lost', 'Archived']) expect(names).not.toContain(name);
    const stage = pipeline.find(({ status }) => status.name === 'Offer made');
    const params = { id: stage?.status.id };
    const status = await done<EditedStatus>(admin(getStatus, { params }));
    expect(status.probability).toBeNull();
    const { name, name_es, role, order } = status;
    const body = { name, name_es, role, order };
    await done(admin(updateStatus, { params, body: { ...body, probability: 50 } }));
    // A client that does not know it keeps it.
    await done(admin(updateStatus, { params, body }));
    const after = (await ask(admin)).pipeline.find(({ status }) => status.id === params.id);
    expect(after).toMatchObject({ chance_percent: 50, weighted: (stage?.value ?? 0) / 2 });
    const wrong = { params, body: { ...body, probability: 101 } };
    expect((await admin(updateStatus, wrong)).statusCode).toBe(422);
    await done(admin(updateStatus, { params, body: { ...body, probability: null } }));
    expect((await ask(admin)).pipeline.map(({ chance_percent }) => chance_percent)).toEqual(
      pipeline.map(({ chance_percent }) => chance_percent),
    );
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
    const { now, won_statuses, pipeline } = await ask(admin);
    expect(won_statuses.map(({ id }) => id)).toEqual([chosen]);
    expect(pipeline.some(({ status }) => status.id === chosen)).toBe(false);
    const query = { ...FIGURE_LISTS.won(YEAR), page: 1 };
    const list = await done<{ total: number }>(admin(listLeads, { query }));
    expect([now.won, list.total]).toEqual([list.total, now.won]);
  });
});
