import * as contract from '@alpha/contract';
import {
  type Cohort,
  type Dashboard,
  type DashboardPerson,
  FIGURE_LISTS,
  LEAD_OUTCOMES,
  NO_UTM,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { done } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { leadActivities, leads, lostReasons } from '../../platform/db/schema/index.ts';
import { ensureLostReasons } from '../lost-reasons/lost-reasons.service.ts';

const LEADS = 240;
const DAY_MS = 86_400_000;
const PERIOD = { from: '2026-04-01T05:00:00.000Z', to: '2026-09-01T05:00:00.000Z' };

/** The same numbers in every run; different ones for each use. */
function drawer(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  return { next, pick, chance: (share: number) => next() < share };
}

let test: TestApp;
const callers: Record<string, Caller> = {};

/** Leads of every kind at any time, erased and deleted ones too, with work on their timelines. */
async function scatterLeads(): Promise<void> {
  const { db } = test.database;
  await ensureLostReasons(db);
  const reasons = await db.select().from(lostReasons);
  const { next, pick, chance } = drawer(7);
  const now = Date.now();
  for (const lead of await db.select().from(leads)) {
    const createdAt = new Date(now - next() * 400 * DAY_MS);
    const statusAt = new Date(createdAt.getTime() + next() * (now - createdAt.getTime()));
    const hidden = pick([null, null, null, null, 'erased', 'deleted']);
    await db
      .update(leads)
      .set({
        ...{ createdAt, statusAt },
        source: pick(['quiz', 'home', 'import', 'meta']),
        lastTouchedAt: new Date(now - next() * 40 * DAY_MS),
        firstContactAt: chance(0.6) ? new Date(createdAt.getTime() + next() * DAY_MS) : null,
        lostReasonId: chance(0.5) ? pick(reasons).id : null,
        initialPayment: chance(0.8) ? Math.round(next() * 500_000) : null,
        utms: {
          ...(chance(0.8) && { utm_source: pick(['instagram', ' Instagram ', 'google', '']) }),
          ...(chance(0.5) && { utm_campaign: pick(["o'hara", 'Été 100%', '日本']) }),
        },
        hiddenAt: hidden === null ? null : new Date(),
        deletedAt: hidden === 'deleted' ? new Date() : null,
      })
      .where(eq(leads.id, lead.id));
    await db
      .update(leadActivities)
      .set({ createdAt: statusAt })
      .where(eq(leadActivities.leadId, lead.id));
  }
}

beforeAll(async () => {
  test = await openTestApp({ people: { leads: LEADS } });
  await scatterLeads();
  for (const name of ['admin', 'leader', 'salesman'])
    callers[name] = await signedIn(test, `${name}@alpha.test`);
});
afterAll(() => test.close());

const callerOf = (name: string): Caller => callers[name] as Caller;

type List = { total: number; erased?: number };
async function rowsOf(caller: Caller, query: object): Promise<number> {
  const page = await done<List>(caller(contract.listLeads, { query: { ...query, page: 1 } }));
  return page.total + (page.erased ?? 0);
}

describe.each(['admin', 'leader', 'salesman'])('every figure that %s sees', (name) => {
  it('has as many rows in the list it opens', async () => {
    const caller = callerOf(name);
    const query = { ...PERIOD, time_zone: 'America/Bogota' };
    const all = await done<Dashboard>(caller(contract.getDashboard, { query }));
    expect(all.now.arrived).toBeGreaterThan(0);
    const figures: [number, object][] = [
      [all.now.arrived, FIGURE_LISTS.arrived(PERIOD)],
      [all.now.responded, FIGURE_LISTS.responded(PERIOD)],
      [all.now.won, FIGURE_LISTS.won(PERIOD)],
      [all.now.lost, FIGURE_LISTS.lost(PERIOD)],
      [all.open.leads, FIGURE_LISTS.open()],
      [all.open.idle, FIGURE_LISTS.idle(contract.IDLE_DAYS)],
      [all.open.waiting, FIGURE_LISTS.waiting()],
      ...all.by_source.map(({ source, arrived }): [number, object] => [
        arrived,
        { ...FIGURE_LISTS.arrived(PERIOD), source },
      ]),
      ...all.lost_reasons.map(({ reason, lost }): [number, object] => [
        lost,
        FIGURE_LISTS.lostFor(reason?.id ?? null, PERIOD),
      ]),
      ...all.pipeline.flatMap(({ status: { id: lead_status_id }, leads, idle }) => [
        [leads, { ...FIGURE_LISTS.open(), lead_status_id }] as [number, object],
        [idle, { ...FIGURE_LISTS.idle(contract.IDLE_DAYS), lead_status_id }] as [number, object],
      ]),
    ];
    for (const [figure, list] of figures)
      expect([JSON.stringify(list), await rowsOf(caller, list)]).toEqual([
        ...[JSON.stringify(list), figure],
      ]);
  });

  it('by person too, with the entries behind the activity', async () => {
    const caller = callerOf(name);
    const people = await done<DashboardPerson[]>(
      caller(contract.listDashboardPeople, { query: PERIOD }),
    );
    let work = 0;
    for (const { user, ...person } of people) {
      const of = { user_id: user.id };
      const figures: [number, object][] = [
        [person.arrived, FIGURE_LISTS.arrived(PERIOD)],
        [person.responded, FIGURE_LISTS.responded(PERIOD)],
        [person.won, FIGURE_LISTS.won(PERIOD)],
        [person.open, FIGURE_LISTS.open()],
        [person.idle, FIGURE_LISTS.idle(contract.IDLE_DAYS)],
        [person.waiting, FIGURE_LISTS.waiting()],
      ];
      for (const [figure, list] of figures)
        expect(await rowsOf(caller, { ...list, ...of }), JSON.stringify(list)).toBe(figure);
      const { calls: call, messages: message, notes: note, moves: move, overdue } = person;
      for (const [kind, figure] of Object.entries({ call, message, note, move, overdue })) {
        const query = { ...PERIOD, ...of, kind, per_page: 100 };
        const list = await done<{ total: number; data: contract.Work[] }>(
          caller(contract.listDashboardWork, { query }),
        );
        expect([kind, list.total]).toEqual([kind, figure]);
        expect(list.data).toHaveLength(Math.min(100, figure));
        expect(list.data.every(({ person }) => person.id === user.id)).toBe(true);
        work += figure;
      }
    }
    expect(work).toBeGreaterThan(0);
  });

  it('by campaign too, however it was spelled', async () => {
    const caller = callerOf(name);
    const rows = await done<contract.CampaignFigures[]>(
      caller(contract.listCampaigns, { query: PERIOD }),
    );
    expect(rows.map(({ source }) => source)).toContain(NO_UTM);
    for (const { source, medium, campaign, leads: arrived, won } of rows) {
      const of = { utm_source: source, utm_medium: medium, utm_campaign: campaign };
      expect(await rowsOf(caller, { ...FIGURE_LISTS.arrived(PERIOD), ...of })).toBe(arrived);
      expect(await rowsOf(caller, { ...FIGURE_LISTS.won(PERIOD), ...of })).toBe(won);
    }
  });

  it('by month of arrival too, by now and after some days', async () => {
    const caller = callerOf(name);
    const query = { time_zone: 'America/Bogota' };
    const cohorts = await done<Cohort[]>(caller(contract.listCohorts, { query }));
    expect(cohorts.length).toBeGreaterThan(5);
    for (const { after, ...cohort } of cohorts)
      for (const became of [{ ...cohort, days: undefined }, ...after])
        for (const outcome of LEAD_OUTCOMES)
          if (became)
            expect(
              await rowsOf(caller, FIGURE_LISTS.cohort(outcome, cohort, became.days)),
              `${outcome} of ${cohort.from} after ${became.days}`,
            ).toBe(became[outcome]);
    // What is too young is not shown as zero.
    expect(cohorts[0]?.after).toEqual([null, null, null]);
  });
});

it('an erased lead stays in the figures, and a deleted one in none', async () => {
  const caller = callerOf('admin');
  const list = await done<List>(
    caller(contract.listLeads, { query: { ...FIGURE_LISTS.arrived(PERIOD), page: 1 } }),
  );
  expect(list.erased).toBeGreaterThan(0);
  // Only lists of a period name them.
  expect(await done<List>(caller(contract.listLeads, { query: { page: 1 } }))).not.toHaveProperty(
    'erased',
  );
});
