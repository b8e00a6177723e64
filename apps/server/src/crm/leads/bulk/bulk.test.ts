import {
  assignLeads,
  createLead,
  deleteLeads,
  getLead,
  type Lead,
  listActivities,
  listAudit,
  listLeads,
  listStatuses,
  moveLead,
  moveLeads,
  type Role,
  undoBulk,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { leads, users } from '../../../platform/db/schema/index.ts';
import { idRanges } from './id-ranges.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 40 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

let made = 0;
async function create(caller: Caller, more: object = {}): Promise<Lead> {
  made += 1;
  const body = {
    first_name: 'Bulk',
    last_name: `Probe${made}`,
    phone: '+57 300 555 0100',
    email: `bulk.${made}@leads.test`,
    ...more,
  };
  const answer = await caller(createLead, { body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const idOf = async (email: string) =>
  (await test.database.db.select().from(users).where(eq(users.email, email)))[0]?.id ?? 0;
const statusesOf = async (role: Role): Promise<{ id: number; name: string }[]> =>
  (await admin(listStatuses, { query: { role } })).json();
const kindsOf = async (id: number): Promise<string[]> =>
  (await admin(listActivities, { params: { id } }))
    .json()
    .map(({ kind }: { kind: string }) => kind);

describe('the undo of a bulk change', () => {
  const undo = (caller: Caller, undo_id: number) => caller(undoBulk, { body: { undo_id } });
  const read = async (id: number) => (await admin(getLead, { params: { id } })).json();

  it('gives each lead its own earlier status and leaves no trace on the timeline, once', async () => {
    const [first, second, third] = await statusesOf('salesman');
    const one = await create(salesman, { lead_status_id: first?.id });
    const two = await create(salesman, { lead_status_id: second?.id });
    const ids = [one.id, two.id];
    const body = { ids, lead_status_id: third?.id };
    const { undo_id } = (await salesman(moveLeads, { body })).json();
    expect((await undo(leader, undo_id)).statusCode).toBe(404);
    const both = await Promise.all([undo(salesman, undo_id), undo(salesman, undo_id)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(both.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({
      ...{ done: 2, changed: 0 },
    });
    expect((await read(one.id)).lead_status_id).toBe(first?.id);
    expect((await read(two.id)).lead_status_id).toBe(second?.id);
    expect(await kindsOf(one.id)).toEqual(['created']);
  });

  it('gives owners back, and leaves alone what a colleague changed since', async () => {
    const [, second] = await statusesOf('leader');
    const one = await create(leader, { lead_status_id: second?.id });
    const two = await create(leader);
    const to = await idOf('salesman@alpha.test');
    const body = { ids: [one.id, two.id], user_id: to };
    const { undo_id } = (await leader(assignLeads, { body })).json();
    const [, contacted] = await statusesOf('salesman');
    const params = { id: two.id };
    const moved = await salesman(moveLead, { params, body: { lead_status_id: contacted?.id } });
    expect(moved.statusCode).toBe(200);
    expect((await undo(leader, undo_id)).json()).toEqual({ done: 1, changed: 1 });
    expect(await read(one.id)).toMatchObject({
      user_id: one.user_id,
      lead_status_id: one.lead_status_id,
      version: 3,
    });
    expect(await read(two.id)).toMatchObject({ user_id: to, lead_status_id: contacted?.id });
  });

  it('of a deletion restores the leads', async () => {
    const { id } = await create(salesman);
    const { undo_id } = (await salesman(deleteLeads, { body: { ids: [id] } })).json();
    expect((await admin(getLead, { params: { id } })).statusCode).toBe(404);
    expect((await undo(salesman, undo_id)).json()).toEqual({ done: 1, changed: 0 });
    expect((await admin(getLead, { params: { id } })).statusCode).toBe(200);
  });
});

describe('bulk changes', () => {
  it('assign like a single change: another role puts them into its first column, and the timelines show it', async () => {
    const own = await create(leader);
    const already = await create(salesman);
    const to = await idOf('salesman@alpha.test');
    const body = { ids: [own.id, already.id, 9_999_999], user_id: to };
    const answer = await leader(assignLeads, { body });
    expect(answer.json()).toEqual({
      done: 1,
      unchanged: 1,
      skipped: [{ reason: 'gone', count: 1, names: [] }],
      undo_id: expect.any(Number),
    });
    const [first] = await statusesOf('salesman');
    expect((await salesman(getLead, { params: { id: own.id } })).json()).toMatchObject({
      user_id: to,
      lead_status_id: first?.id,
      version: 2,
    });
    expect((await kindsOf(own.id)).sort()).toEqual(['assigned', 'created', 'moved']);
    // Twice is once.
    expect((await leader(assignLeads, { body })).json()).toMatchObject({ done: 0, unchanged: 2 });
    const [entry] = (await admin(listAudit, { query: { action: 'lead.bulk_assigned' } })).json()
      .data;
    expect(entry.data).toMatchObject({ count: 1, lead_ids: String(own.id) });
  });

  it('assign only to allowed users, and only for users who may assign (security 11)', async () => {
    const { id } = await create(salesman);
    const user_id = await idOf('leader@alpha.test');
    expect((await salesman(assignLeads, { body: { ids: [id], user_id } })).statusCode).toBe(403);
    const stranger = { ids: [id], user_id: await idOf('curator@alpha.test') };
    const answer = await leader(assignLeads, { body: stranger });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('user_id');
  });

  it('move to a status of their owner’s role; the others are skipped with a reason', async () => {
    const mine = await create(leader);
    const his = await create(salesman);
    const [, second] = await statusesOf('salesman');
    const body = { ids: [mine.id, his.id], lead_status_id: second?.id };
    expect((await leader(moveLeads, { body })).json()).toEqual({
      undo_id: expect.any(Number),
      done: 1,
      unchanged: 0,
      skipped: [{ reason: 'otherBoard', count: 1, names: [`Bulk ${mine.last_name}`] }],
    });
    expect(await kindsOf(his.id)).toContain('moved');
    expect((await leader(moveLeads, { body })).json()).toMatchObject({ done: 0, unchanged: 1 });
    const wrong = { ids: [his.id], lead_status_id: 999_999 };
    expect((await leader(moveLeads, { body: wrong })).statusCode).toBe(422);
  });

  it('treat other people’s leads as missing, also in filters (security 10)', async () => {
    const { id, last_name } = await create(admin);
    const answer = await salesman(deleteLeads, { body: { ids: [id] } });
    expect(answer.json()).toMatchObject({ done: 0, skipped: [{ reason: 'gone', count: 1 }] });
    const all = await salesman(deleteLeads, { body: { matching: { search: last_name }, seen: 0 } });
    expect(all.json().done).toBe(0);
    expect((await admin(getLead, { params: { id } })).statusCode).toBe(200);
  });

  it('delete all matches with one audit entry that names each (security 30)', async () => {
    const gone = [await create(salesman), await create(salesman)];
    const matching = { search: 'bulk', email: gone[0]?.email };
    expect((await salesman(deleteLeads, { body: { matching, seen: 1 } })).json().done).toBe(1);
    const ids = gone.map(({ id }) => id);
    expect((await salesman(deleteLeads, { body: { ids } })).json()).toMatchObject({ done: 1 });
    const [entry] = (await admin(listAudit, { query: { action: 'lead.bulk_deleted' } })).json()
      .data;
    expect(entry.data.lead_ids).toBe(String(ids[1]));
    expect(idRanges([7, 1, 3, 2])).toBe('1-3, 7');
  });

  it('change nothing when other leads match than the user has seen', async () => {
    const first_name = 'Bulkier';
    const seen = [await create(salesman, { first_name }), await create(salesman, { first_name })];
    const late = await create(admin, { first_name, user_id: await idOf('salesman@alpha.test') });
    const [, second] = await statusesOf('salesman');
    const chosen = { matching: { first_name }, seen: seen.length };
    for (const answer of [
      await salesman(deleteLeads, { body: chosen }),
      await salesman(moveLeads, { body: { ...chosen, lead_status_id: second?.id } }),
      await leader(assignLeads, { body: { ...chosen, user_id: await idOf('leader@alpha.test') } }),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('lead.listChanged');
    }
    const still = (await salesman(getLead, { params: { id: late.id } })).json();
    expect(still).toMatchObject({ lead_status_id: late.lead_status_id, version: 1 });
    const looked = { ...chosen, seen: 3 };
    expect((await salesman(deleteLeads, { body: looked })).json()).toMatchObject({ done: 3 });
  });

  it('refuse an empty selection, two kinds of selection, unknown fields and too many leads', async () => {
    const ids = [1];
    for (const body of [
      ...[{}, { ids: [] }, { ids, matching: {}, seen: 1 }, { ids, extra: 1 }, { ids: ['x'] }],
      ...[{ matching: {} }, { ids, seen: 1 }, { seen: 1 }, { matching: {}, seen: -1 }],
    ])
      expect((await salesman(deleteLeads, { body })).statusCode, JSON.stringify(body)).toBe(422);
    const userId = await idOf('admin@alpha.test');
    const [status] = await statusesOf('admin');
    await test.database.db.insert(leads).values(
      Array.from({ length: 5_001 }, (_, i) => ({
        ...{ firstName: 'Crowd', lastName: String(i), phone: '1', email: `c${i}@crowd.test` },
        ...{ statusId: status?.id ?? 0, userId, source: 'import' as const },
      })),
    );
    const answer = await admin(deleteLeads, {
      body: { matching: { first_name: 'crowd' }, seen: 5_001 },
    });
    expect(answer.json().code).toBe('lead.tooManyAtOnce');
    const { total } = (await admin(listLeads, { query: { page: 1, search: 'crowd' } })).json();
    expect(total).toBe(5_001);
  });
});
