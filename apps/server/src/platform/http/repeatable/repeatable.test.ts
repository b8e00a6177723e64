import * as api from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { repeatableRequests } from '../../db/schema/index.ts';
import { deleteOldRequests } from './repeatable-requests.queries.ts';

let test: TestApp;
let salesman: Caller;
let lead: api.Lead;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  salesman = await signedIn(test, 'salesman@alpha.test');
  const person = { first_name: 'Ana', last_name: 'Twice', phone: '1', email: 'ana@twice.test' };
  lead = (await salesman(api.createLead, { body: person })).json();
});
afterAll(() => test.close());

const notes = async (): Promise<api.Activity[]> => {
  const rows = (await salesman(api.listActivities, { params: { id: lead.id } })).json();
  return rows.filter(({ kind }: api.Activity) => kind === 'note');
};

const lastColumn = async (): Promise<number> =>
  (await salesman(api.listStatuses, { query: { role: 'salesman' } })).json().at(-1).id;

describe('a change that is sent again (security 25)', () => {
  it('is made once, however often and at whatever moment', async () => {
    const headers = { 'idempotency-key': 'one-note-0001' };
    const send = () =>
      salesman(api.addActivity, {
        ...{ params: { id: lead.id }, body: { kind: 'note', body: 'Once.' }, headers },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await send()).json().code).toBe('request.repeated');
    expect(await notes()).toHaveLength(1);
  });

  it('is made once for many leads, new ones, reasons and deletions too', async () => {
    const headers = { 'idempotency-key': 'after-hours-01' };
    const person = { first_name: 'Eva', last_name: 'Once', phone: '2', email: 'eva@once.test' };
    const twice = async (send: () => ReturnType<Caller>) =>
      (await Promise.all([send(), send()])).map(({ statusCode }) => statusCode).sort();
    expect(await twice(() => salesman(api.createLead, { body: person, headers }))).toEqual([
      200, 409,
    ]);
    const { ids, to } = { ids: [lead.id], to: await lastColumn() };
    const bulk = { body: { ids, lead_status_id: to }, headers };
    const why = { body: { ids, reason_id: null, words: 'Budget' }, headers };
    const tags = { body: { ids, add_ids: [], remove_ids: [] }, headers };
    const [note] = await notes();
    const removal = { params: { id: note?.id ?? 0 }, headers };
    expect(await twice(() => salesman(api.moveLeads, bulk))).toEqual([200, 409]);
    expect(await twice(() => salesman(api.setLostReason, why))).toEqual([200, 409]);
    expect(await twice(() => salesman(api.tagLeads, tags))).toEqual([200, 409]);
    expect(await twice(() => salesman(api.deleteActivity, removal))).toEqual([200, 409]);
    const timeline = (await salesman(api.listActivities, { params: { id: lead.id } })).json();
    expect(timeline.filter(({ kind }: api.Activity) => kind === 'moved')).toHaveLength(1);
  });

  it('has one key for each kind of change', async () => {
    const headers = { 'idempotency-key': 'shared-key-01' };
    const params = { id: lead.id };
    const body = { snoozed_until: '2027-01-01T10:00:00Z' };
    const note = { kind: 'note', body: 'Also once.' };
    expect((await salesman(api.addActivity, { params, body: note, headers })).statusCode).toBe(200);
    const snoozed = await salesman(api.updateLeadAttention, { params, body, headers });
    expect(snoozed.statusCode).toBe(200);
  });

  it('keeps nothing of what was sent, and its key for ninety days', async () => {
    const { db } = test.database;
    const rows = await db.select().from(repeatableRequests);
    expect(JSON.stringify(rows)).not.toMatch(/once|one-note/i);
    await db.update(repeatableRequests).set({ createdAt: sql`now() - interval '89 days'` });
    await deleteOldRequests(db, 90, 100);
    expect(await db.$count(repeatableRequests)).toBe(rows.length);
    await db.update(repeatableRequests).set({ createdAt: sql`now() - interval '91 days'` });
    await deleteOldRequests(db, 90, 100);
    expect(await db.$count(repeatableRequests)).toBe(0);
  });
});
