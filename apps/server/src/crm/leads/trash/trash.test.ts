import * as contract from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, signedIn } from '../../../../test/people.ts';
import {
  CLIENT,
  clientForm,
  done,
  findTeams,
  type Served,
  serveClient,
  type Team,
} from '../../../../test/team-at-work.ts';
import { answersTo, questionsOf } from '../../../../test/team-questions.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { leadStatuses, leads, roomLinks, roomSessions } from '../../../platform/db/schema/index.ts';
import { deleteOldRooms } from './old-rooms.queries.ts';
import { emptyTrash } from './trash-loop.ts';

let test: TestApp;
let team: Team;
let others: Team;
let admin: Caller;
let served: Served;
let params: { id: number };
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 20 } });
  [team, others] = await findTeams(test);
  admin = await signedIn(test, 'admin@alpha.test');
  served = await serveClient(test, team);
  params = { id: served.lead.id };
});
afterAll(() => test.close());

type Trash = { data: contract.DeletedLead[]; total: number };
const trashOf = (caller: Caller, query = {}) => done<Trash>(caller(contract.listTrash, { query }));
const restore = (caller: Caller, ids: number[]) =>
  done<{ restored: number; gone: number; same_email: number }>(
    caller(contract.restoreLeads, { body: { ids } }),
  );
const remove = (caller: Caller, id: number) =>
  done(caller(contract.deleteLead, { params: { id } }));
const create = (caller: Caller, more: object = {}) =>
  done<contract.Lead>(caller(contract.createLead, { body: clientForm(team, more) }));

/** Every answer about leads, except the trash and what rises with each write. */
async function answers(): Promise<Record<string, unknown>> {
  const { salesman, leader } = team;
  const questions = questionsOf(team, served, others).filter(
    ([{ id }]) => !/^listTrash$|Pdf$|Picture$/.test(id),
  );
  const all = await answersTo(questions, { salesman, leader, admin });
  // Emails of a saved search stay off after a deletion, until somebody resumes them.
  const changing = /\\"(?:version|revoked_at|is_paused)\\":(?:\d+|true|false|\\"[^"]*")/g;
  return JSON.parse(JSON.stringify(all).replaceAll(changing, '')) as Record<string, unknown>;
}

describe('a deleted lead', () => {
  let before: Record<string, unknown>;
  let inTrash: Record<string, unknown>;

  it('is in the trash with who deleted it and until when it can be restored', async () => {
    before = await answers();
    await remove(team.leader, params.id);
    const { data, total } = await trashOf(team.salesman);
    expect(total).toBe(1);
    const days = (Date.parse(data[0]?.gone_at ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(contract.TRASH_DAYS, 2);
    expect(data[0]).toMatchObject({
      ...{ id: params.id, email: CLIENT, has_same_email: false },
      ...{ deleted_by: { id: team.leaderId }, user: { id: team.salesmanId } },
    });
    expect((await trashOf(team.salesman, { search: CLIENT })).total).toBe(1);
    expect((await trashOf(team.salesman, { search: 'nobody' })).total).toBe(0);
  });

  it('can be seen and restored only by people who could have deleted it (security 10)', async () => {
    for (const caller of [others.salesman, others.leader]) {
      expect(await trashOf(caller)).toEqual({ data: [], total: 0 });
      expect(await restore(caller, [params.id])).toMatchObject({ restored: 0, gone: 1 });
    }
    expect((await trashOf(team.leader)).total).toBe(1);
    expect((await trashOf(admin)).total).toBe(1);
  });

  it('refuses every change as if it did not exist, and its links are closed', async () => {
    const note = { kind: 'note', body: 'x' };
    const statuses = { lead_status_id: served.lead.lead_status_id };
    for (const answer of [
      team.salesman(contract.getLead, { params }),
      team.salesman(contract.deleteLead, { params }),
      team.salesman(contract.addActivity, { params, body: note }),
      team.salesman(contract.moveLead, { params, body: statuses }),
      team.salesman(contract.updateActivity, { params: { id: served.noteId }, body: note }),
      callerWith(test)(contract.getSharedProperty, { params: { token: served.token } }),
      callerWith(test)(contract.getSharedShortlist, { params: { token: served.listToken } }),
    ])
      expect([404, 410, 422]).toContain((await answer).statusCode);
    inTrash = await answers();
    expect(inTrash).not.toEqual(before);
  });

  it('comes back with its whole history, in its column, once', async () => {
    const both = await Promise.all([
      restore(team.salesman, [params.id]),
      restore(team.leader, [params.id]),
    ]);
    expect(both.map(({ restored }) => restored).sort()).toEqual([0, 1]);
    expect(await answers()).toEqual(before);
    expect((await trashOf(admin)).total).toBe(0);
    const { data } = await done<{ data: { data: object }[] }>(
      admin(contract.listAudit, { query: { action: 'lead.restored' } }),
    );
    expect(data[0]?.data).toMatchObject({ count: 1, lead_ids: String(params.id) });
  });

  it('is on no screen that would not show it after it is gone for good', async () => {
    await remove(team.leader, params.id);
    const { db } = test.database;
    const isIt = eq(leads.id, params.id);
    await db.update(leads).set({ deletedAt: sql`now() - interval '29 days'` }).where(isIt);
    await emptyTrash(db);
    expect((await trashOf(admin)).total).toBe(1);
    await db.update(leads).set({ deletedAt: sql`now() - interval '31 days'` }).where(isIt);
    await emptyTrash(db);
    expect((await trashOf(admin)).total).toBe(0);
    expect(await restore(admin, [params.id])).toMatchObject({ restored: 0, gone: 1 });
    expect(await answers()).toEqual(inTrash);
  });
});

describe('while a lead is in the trash', () => {
  const EMAIL = 'again@trash.test';
  const body = () => ({ ...clientForm(team, { email: EMAIL }), user_id: team.salesmanId });
  const withEmail = async (caller: Caller) =>
    (await done<contract.LeadSummary[]>(caller(contract.listLeads, { query: { email: EMAIL } })))
      .length;

  it('the same form makes a new lead, and the restored one is marked as a duplicate', async () => {
    const visitor = callerWith(test);
    await done(visitor(contract.submitLead, { body: body() }));
    const [first] = await done<contract.LeadSummary[]>(
      team.salesman(contract.listLeads, { query: { email: EMAIL } }),
    );
    await remove(team.salesman, first?.id ?? 0);
    await done(visitor(contract.submitLead, { body: body() }));
    expect(await withEmail(team.salesman)).toBe(1);
    expect((await trashOf(team.salesman, { search: EMAIL })).data[0]?.has_same_email).toBe(true);
    expect(await restore(team.salesman, [first?.id ?? 0])).toEqual({
      ...{ restored: 1, gone: 0, same_email: 1 },
    });
    expect(await withEmail(team.salesman)).toBe(2);
  });

  it('an edit that saw it before the deletion is a conflict after it was restored', async () => {
    const lead = await create(team.salesman, { email: 'edit@trash.test' });
    await remove(team.salesman, lead.id);
    await restore(team.salesman, [lead.id]);
    const form = clientForm(team, { email: 'edit@trash.test', phone: '2' });
    const edit = { ...form, lead_status_id: lead.lead_status_id, version: lead.version };
    const answer = await team.salesman(contract.updateLead, {
      params: { id: lead.id },
      body: edit,
    });
    expect(answer.statusCode).toBe(409);
  });

  it('its column may be deleted: it comes back in the first one', async () => {
    const made = await done<contract.LeadStatus>(
      admin(contract.createStatus, { body: { name: 'Soon gone', role: 'salesman', order: 9 } }),
    );
    const [first] = await done<contract.LeadStatus[]>(
      admin(contract.listStatuses, { query: { role: 'salesman' } }),
    );
    const lead = await create(team.salesman, {
      ...{ email: 'column@trash.test', lead_status_id: made.id },
    });
    const kept = await create(team.salesman, { email: 'role@trash.test', lead_status_id: made.id });
    await remove(team.salesman, lead.id);
    await remove(team.salesman, kept.id);
    await done(admin(contract.deleteStatus, { params: { id: made.id } }));
    // Nor may a column that went to another board take it along.
    const [foreign] = await test.database.db
      .select()
      .from(leadStatuses)
      .where(eq(leadStatuses.role, 'leader'));
    await test.database.db
      .update(leads)
      .set({ statusId: foreign?.id ?? 0 })
      .where(eq(leads.id, kept.id));
    await restore(team.salesman, [lead.id, kept.id]);
    for (const { id } of [lead, kept])
      expect(await done(team.salesman(contract.getLead, { params: { id } }))).toMatchObject({
        lead_status_id: first?.id,
      });
  });

  it('an erasure reaches it at once, by its address or by its own id (security 30)', async () => {
    const email = 'erase@trash.test';
    const deleted = await create(team.salesman, { email });
    await remove(team.salesman, deleted.id);
    const second = await create(team.salesman, { email });
    const erase = (id: number) =>
      done<{ leads_erased: number }>(
        team.leader(contract.eraseLead, { params: { id }, body: { email } }),
      );
    expect(await erase(second.id)).toMatchObject({ leads_erased: 2 });
    expect((await trashOf(admin, { search: email })).total).toBe(0);
    const third = await create(team.salesman, { email });
    await remove(team.salesman, third.id);
    expect(await erase(third.id)).toMatchObject({ leads_erased: 1 });
    expect(await restore(admin, [deleted.id, third.id])).toMatchObject({ restored: 0 });
    const left = await test.database.db.$count(leads, eq(leads.email, email));
    expect(left).toBe(0);
  });
});

it('what opened the room of an investor is deleted 90 days after it ended', async () => {
  const { db } = test.database;
  const { id: leadId } = await create(team.salesman, { email: 'room@trash.test' });
  const endedDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const table of [roomSessions, roomLinks])
    for (const days of [91, 89, -1])
      await db
        .insert(table)
        .values({ leadId, tokenHash: `ended ${days}`, expiresAt: endedDaysAgo(days) });
  await deleteOldRooms(db);
  for (const table of [roomSessions, roomLinks])
    expect(
      (await db.select({ hash: table.tokenHash }).from(table).where(eq(table.leadId, leadId))).map(
        ({ hash }) => hash,
      ),
    ).toEqual(['ended 89', 'ended -1']);
});
