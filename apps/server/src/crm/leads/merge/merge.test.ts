import * as api from '@alpha/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { sendingOf } from '../../../../test/shortlisted-lead.ts';
import { done } from '../../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { submitPost, visitorPost } from '../../../../test/visitor-posts.ts';
import {
  leadActivities,
  leadMerges,
  leads,
  notifications,
  properties,
  shareLinks,
  shortlists,
  users,
} from '../../../platform/db/schema/index.ts';
import { emptyTrash } from '../trash/trash-loop.ts';
import { MOVED_TABLES, SHARED_TABLES } from './moved-tables.ts';
import { forgetOldMerges } from './undo-merge.queries.ts';

let test: TestApp;
let salesman: Caller;
let colleague: Caller;
let leader: Caller;
let curator: Caller;
let admin: Caller;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 20 } });
  salesman = await signedIn(test, 'salesman@alpha.test');
  colleague = await signedIn(test, 'tomas.quiroga@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  curator = await signedIn(test, 'curator@alpha.test');
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());

let made = 0;
const create = (caller: Caller, more: object = {}) => {
  made += 1;
  const body = {
    ...{ first_name: 'Ana', last_name: `Ruiz ${made}`, phone: `+57 300 ${made}` },
    email: `ana.${made}@merge.test`,
    ...more,
  };
  return done<api.Lead>(caller(api.createLead, { body }));
};
const read = (caller: Caller, id: number) =>
  done<api.Lead>(caller(api.getLead, { params: { id } }));
const timeline = (caller: Caller, id: number) =>
  done<api.Activity[]>(caller(api.listActivities, { params: { id } }));
const note = (caller: Caller, id: number, body: string) =>
  done<api.Activity>(caller(api.addActivity, { params: { id }, body: { kind: 'note', body } }));
type Merged = { lead: api.Lead; merge_id: number };
const ask = async (caller: Caller, [lead, other]: api.Lead[], from_other: api.MergeField[] = []) =>
  caller(api.mergeLeads, {
    params: { id: lead?.id },
    body: {
      ...{ other_id: other?.id, version: lead?.version, other_version: other?.version },
      from_other,
    },
  });
const merge = async (caller: Caller, pair: api.Lead[], from_other: api.MergeField[] = []) =>
  done<Merged>(ask(caller, pair, from_other));
const undo = (caller: Caller, merge_id: number) => caller(api.undoMerge, { body: { merge_id } });
const rowOf = async (id: number) => {
  const { rows } = await test.database.db.execute<{ lead: Record<string, unknown> }>(
    sql`select to_jsonb(l) - array['version', 'updated_at', 'intake_key'] as lead from leads l where id = ${id}`,
  );
  return rows[0]?.lead;
};

describe('merging two leads', () => {
  it('knows every table whose rows belong to a lead', async () => {
    const { rows } = await test.database.db.execute<{ name: string; column: string }>(sql`
      select c.conrelid::regclass::text as name, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'leads'::regclass`);
    const known = [...Object.keys(MOVED_TABLES), ...Object.keys(SHARED_TABLES)];
    expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
    expect(new Set(rows.map(({ column }) => column))).toEqual(new Set(['lead_id']));
  });

  it('shares tags and custom fields, and an undo gives each lead its own', async () => {
    const lead = await create(salesman);
    const other = await create(salesman);
    const field = async (name: string) => {
      const form = { name, name_es: name, is_required: false, options: [], type: 'text' };
      const access = { leader_access: 'edit', salesman_access: 'edit' };
      return done<{ id: number }>(admin(api.createLeadField, { body: { ...form, ...access } }));
    };
    const [attorney, broker] = [await field('Merge attorney'), await field('Merge broker')];
    const tag = async (name: string, { id }: api.Lead) => {
      const made = await done<{ id: number }>(salesman(api.createTag, { body: { name } }));
      const body = { ids: [id], add_ids: [made.id], remove_ids: [] };
      await done(salesman(api.tagLeads, { body }));
      return made.id;
    };
    const first = await tag('merge first', lead);
    const second = await tag('merge second', other);
    const write = async ({ id }: api.Lead, fields: Record<number, string>) => {
      const { lead_status_id, version } = await read(salesman, id);
      const body = { lead_status_id, version, fields };
      await done(salesman(api.updateLead, { params: { id }, body }));
    };
    await write(lead, { [attorney.id]: 'Own' });
    await write(other, { [attorney.id]: 'Other', [broker.id]: 'Filled' });
    const pair = [await read(salesman, lead.id), await read(salesman, other.id)];
    const { merge_id } = await merge(salesman, pair);
    const merged = await read(salesman, lead.id);
    expect(merged.fields).toEqual({ [attorney.id]: 'Own', [broker.id]: 'Filled' });
    expect([...merged.tag_ids].sort()).toEqual([first, second].sort());
    await done(undo(salesman, merge_id));
    expect(await read(salesman, lead.id)).toMatchObject({
      ...{ fields: { [attorney.id]: 'Own' }, tag_ids: [first] },
    });
    expect((await read(salesman, lead.id)).fields).not.toHaveProperty(String(broker.id));
    expect(await read(salesman, other.id)).toMatchObject({
      ...{ fields: { [attorney.id]: 'Other', [broker.id]: 'Filled' }, tag_ids: [second] },
    });
  });

  describe('custom fields that are chosen', () => {
    const field = async (name: string, more: object = {}) => {
      const form = { name, name_es: name, is_required: false, options: [], type: 'text' };
      const access = { leader_access: 'edit', salesman_access: 'edit' };
      return done<{ id: number }>(
        admin(api.createLeadField, { body: { ...form, ...access, ...more } }),
      );
    };
    const write = async ({ id }: api.Lead, fields: Record<number, string | null>) => {
      const { lead_status_id, version } = await read(admin, id);
      const body = { lead_status_id, version, fields };
      await done(admin(api.updateLead, { params: { id }, body }));
      return read(admin, id);
    };
    const mergeBy = ([lead, other]: [api.Lead, api.Lead], custom_from_other: number[]) =>
      salesman(api.mergeLeads, {
        params: { id: lead.id },
        body: {
          ...{ other_id: other.id, version: lead.version, other_version: other.version },
          ...{ from_other: [], custom_from_other },
        },
      });
    const pairWith = async (
      one: Record<number, string>,
      two: Record<number, string>,
    ): Promise<[api.Lead, api.Lead]> => [
      await write(await create(salesman), one),
      await write(await create(salesman), two),
    ];

    it('come from either lead, also empty, and an undo gives each lead its own', async () => {
      const [a, b, c, d] = [await field('A'), await field('B'), await field('C'), await field('D')];
      const hidden = await field('Hidden', { salesman_access: 'none' });
      const ones = { [a.id]: 'a1', [b.id]: 'b1', [c.id]: 'c1' };
      const twos = { [a.id]: 'a2', [b.id]: 'b2', [d.id]: 'd2', [hidden.id]: 'kept by the rule' };
      const pair = await pairWith(ones, twos);
      const { merge_id } = await done<{ merge_id: number }>(mergeBy(pair, [a.id, c.id]));
      const [{ id }, other] = pair;
      expect((await read(admin, id)).fields).toEqual({
        ...{ [a.id]: 'a2', [b.id]: 'b1', [hidden.id]: 'kept by the rule' },
      });
      await done(undo(salesman, merge_id));
      expect((await read(admin, id)).fields).toEqual(ones);
      expect((await read(admin, other.id)).fields).toEqual(twos);
    });

    it('keep what somebody has changed or emptied since, when the merge is undone', async () => {
      const [a, b, c] = [await field('E'), await field('F'), await field('G')];
      const ones = { [a.id]: 'a1', [b.id]: 'b1', [c.id]: 'c1' };
      const pair = await pairWith(ones, { [a.id]: 'a2', [b.id]: 'b2' });
      const ids = [a.id, b.id, c.id];
      const { merge_id } = await done<{ merge_id: number }>(mergeBy(pair, ids));
      await write(pair[0], { [a.id]: 'later', [b.id]: null, [c.id]: 'new' });
      await done(undo(salesman, merge_id));
      expect((await read(admin, pair[0].id)).fields).toEqual({ [a.id]: 'later', [c.id]: 'new' });
    });

    it('must be visible to the role, and a required one is not emptied', async () => {
      const hidden = await field('H', { salesman_access: 'none' });
      const must = await field('I');
      const pair = await pairWith({ [must.id]: 'one' }, { [hidden.id]: 'secret' });
      const rights = { leader_access: 'edit', salesman_access: 'edit' };
      const body = { name: 'I', name_es: 'I', is_required: true, options: [], ...rights };
      await done(admin(api.updateLeadField, { params: { id: must.id }, body }));
      for (const id of [hidden.id, must.id, 999_999]) {
        const answer = await mergeBy(pair, [id]);
        expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
          ...[422, ['custom_from_other']],
        ]);
      }
      const optional = { ...body, is_required: false };
      await done(admin(api.updateLeadField, { params: { id: must.id }, body: optional }));
    });
  });

  it('gives the chosen fields, and keeps what was not chosen in the timeline', async () => {
    const lead = await create(salesman, { country: 'CO', initial_payment: 100_000 });
    const other = await create(salesman, { profile: 'moderate', initial_payment: 200_000 });
    const { lead: merged } = await merge(
      salesman,
      [lead, other],
      ['phone', 'profile', 'initial_payment'],
    );
    expect(merged).toMatchObject({
      ...{ id: lead.id, email: lead.email, country: 'CO', created_at: lead.created_at },
      ...{ phone: other.phone, profile: 'moderate', initial_payment: 200_000 },
    });
    const [entry] = await timeline(salesman, lead.id);
    expect(entry).toMatchObject({
      kind: 'merged',
      data: {
        other_id: other.id,
        given: { lastName: other.last_name, email: other.email, phone: lead.phone },
      },
    });
    expect(entry?.data.given).toMatchObject({ initialPayment: 100_000 });
  });

  it('keeps the history of both: notes, tasks, links, shortlists, answers, notifications', async () => {
    const { db } = test.database;
    const lead = await create(salesman);
    const other = await create(salesman);
    const params = { id: other.id };
    await note(salesman, lead.id, 'First');
    await note(salesman, other.id, 'Second');
    const task = { kind: 'task', body: 'Call', due_at: '2030-01-01T10:00:00Z' };
    await done(salesman(api.addActivity, { params, body: task }));
    const draft = await done<api.Shortlist>(salesman(api.proposeShortlist, { params, body: {} }));
    await done(salesman(api.sendShortlist, sendingOf(draft)));
    const [home] = await db.select().from(properties).orderBy(asc(properties.id)).limit(1);
    const body = { property_id: home?.id, locale: 'en', lead_id: other.id };
    const { url } = await done<{ url: string }>(salesman(api.createShareLink, { body }));
    const before = [await timeline(salesman, lead.id), await timeline(salesman, other.id)];
    const [fresh, late] = [await read(salesman, lead.id), await read(salesman, other.id)];

    const { merge_id } = await merge(salesman, [fresh, late]);
    const after = await timeline(salesman, lead.id);
    const ids = (entries: api.Activity[]) => entries.map(({ id }) => id);
    expect(ids(after).sort()).toEqual(
      [...before.flatMap(ids), ...ids(after.slice(0, 1))].sort((a, b) => a - b).sort(),
    );
    expect(await db.$count(shortlists, eq(shortlists.leadId, lead.id))).toBe(1);
    expect((await read(salesman, lead.id)).next_task?.body).toBe('Call');
    // The reader of a link sent before the merge still reaches the lead, and its owner.
    const token = url.split('/').at(-1);
    const said = { answer: 'like' };
    await done(salesman(api.answerSharedProperty, { params: { token }, body: said }));
    expect((await timeline(salesman, lead.id))[0]).toMatchObject({ kind: 'home_answered' });
    expect((await read(salesman, lead.id)).signal).toMatchObject({ kind: 'like' });
    const [answered] = await timeline(salesman, lead.id);
    expect(await db.$count(notifications, eq(notifications.activityId, answered?.id ?? 0))).toBe(1);

    // Undone: everything is where it was, and the answer since stays with the lead that stayed.
    const result = await done(undo(salesman, merge_id));
    expect(result).toEqual({
      ...{ lead_id: lead.id, restored_id: other.id, kept_fields: [], kept_entries: 1 },
    });
    expect(ids(await timeline(salesman, other.id))).toEqual(ids(before[1] ?? []));
    expect(ids((await timeline(salesman, lead.id)).slice(1))).toEqual(ids(before[0] ?? []));
    expect(await db.$count(shareLinks, eq(shareLinks.leadId, other.id))).toBeGreaterThan(0);
  });

  it('leads from the old address to the lead that is left, for those who may see it', async () => {
    const [lead, other, third] = [
      await create(salesman),
      await create(salesman),
      await create(salesman),
    ];
    const { lead: merged } = await merge(salesman, [lead, other]);
    expect((await read(salesman, other.id)).id).toBe(lead.id);
    await merge(salesman, [third, merged]);
    expect((await read(salesman, other.id)).id).toBe(third.id);
    expect((await read(salesman, lead.id)).id).toBe(third.id);
    expect((await curator(api.getLead, { params: { id: other.id } })).statusCode).toBe(404);
    await done(salesman(api.deleteLead, { params: { id: third.id } }));
    expect((await salesman(api.getLead, { params: { id: other.id } })).statusCode).toBe(404);
  });

  it('needs both leads: a colleague’s or another team’s is not found (security 10)', async () => {
    const lead = await create(salesman);
    const theirs = await create(colleague);
    const foreign = await create(curator);
    for (const pair of [
      [lead, theirs],
      [theirs, lead],
      [lead, foreign],
    ])
      expect((await ask(salesman, pair)).statusCode).toBe(404);
    expect((await ask(leader, [lead, foreign])).statusCode).toBe(404);
    expect((await ask(salesman, [lead, lead])).statusCode).toBe(422);
    const { lead: merged } = await merge(leader, [lead, theirs], ['user_id', 'lead_status_id']);
    expect(merged.user_id).toBe(theirs.user_id);
    expect((await salesman(api.getLead, { params: { id: lead.id } })).statusCode).toBe(404);
    expect((await timeline(leader, lead.id)).map(({ kind }) => kind)).toContain('assigned');
  });

  it('keeps the column on the board of its owner', async () => {
    const lead = await create(salesman);
    const own = await create(leader);
    expect((await ask(leader, [lead, own], ['user_id'])).statusCode).toBe(422);
    const { lead: merged } = await merge(leader, [lead, own], ['user_id', 'lead_status_id']);
    expect(merged).toMatchObject({ user_id: 2, lead_status_id: own.lead_status_id });
  });

  it('has been in the chosen column for as long as the lead it comes from', async () => {
    const { db } = test.database;
    const [lead, other] = [await create(salesman), await create(salesman)];
    const columns = await done<api.LeadStatus[]>(
      salesman(api.listStatuses, { query: { role: 'salesman' } }),
    );
    const to = { lead_status_id: columns[3]?.id };
    await done(salesman(api.moveLead, { params: { id: other.id }, body: to }));
    const since = async (id: number, at: string) =>
      db
        .update(leads)
        .set({ statusAt: new Date(at) })
        .where(eq(leads.id, id));
    await since(lead.id, '2026-02-01T10:00:00Z');
    await since(other.id, '2026-03-01T10:00:00Z');
    const [before, theirs] = [await rowOf(lead.id), await rowOf(other.id)];
    const pair = [await read(salesman, lead.id), await read(salesman, other.id)];
    const { merge_id } = await merge(salesman, pair, ['lead_status_id']);
    expect(await rowOf(lead.id)).toMatchObject({
      ...{ status_id: to.lead_status_id, status_at: theirs?.status_at },
    });
    await done(undo(salesman, merge_id));
    expect((await rowOf(lead.id))?.status_at).toBe(before?.status_at);
    expect((await rowOf(other.id))?.status_at).toBe(theirs?.status_at);
  });

  it('is refused for what somebody has changed meanwhile, and happens once', async () => {
    const [lead, other] = [await create(salesman), await create(salesman)];
    const { lead_status_id } = other;
    const params = { id: other.id };
    await done(salesman(api.updateLead, { params, body: { lead_status_id, phone: '+1 9' } }));
    expect((await ask(salesman, [lead, other])).json().code).toBe('lead.changed');
    const pair = [lead, await read(salesman, other.id)];
    const answers = await Promise.all([
      ask(salesman, pair),
      ask(leader, pair),
      ask(leader, pair.toReversed()),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    for (const code of codes) expect([200, 404, 409]).toContain(code);
    const left = await test.database.db.$count(
      leads,
      sql`${leads.id} in (${lead.id}, ${other.id})`,
    );
    expect(left).toBe(1);
  });

  it('a form with the address that was left behind joins the lead', async () => {
    const [lead, other] = [await create(salesman), await create(salesman)];
    await merge(salesman, [lead, other]);
    await submitPost(test, visitorPost({ email: other.email, user_id: 3 }));
    const [entry] = await timeline(salesman, lead.id);
    expect(entry).toMatchObject({ kind: 'form_repeated' });
  });

  it('is in the audit log, and a merged lead goes by the name of today (security 30)', async () => {
    const [lead, other] = [await create(salesman), await create(salesman)];
    await merge(salesman, [lead, other], ['phone']);
    const query = { action: 'lead.merged' };
    const { data } = await done<{ data: api.AuditEntry[] }>(admin(api.listAudit, { query }));
    const name = `Ana ${lead.last_name}`;
    expect(data[0]).toMatchObject({
      ...{ actor_id: 3, target_id: String(lead.id), leads: [{ id: lead.id, name }] },
      data: { merged_id: other.id, changed: ['phone'] },
    });
    const created = await done<{ data: api.AuditEntry[] }>(
      admin(api.listAudit, { query: { action: 'lead.created' } }),
    );
    const entry = created.data.find(({ target_id }) => target_id === String(other.id));
    expect(entry?.leads).toEqual([{ id: other.id, name, is_shown: true }]);
  });
});

describe('undoing a merge', () => {
  it('restores both leads exactly', async () => {
    const lead = await create(salesman, { country: 'CO' });
    const other = await create(salesman, { profile: 'moderate' });
    await note(salesman, other.id, 'Spoken');
    const rows = [await rowOf(lead.id), await rowOf(other.id)];
    const pair = [await read(salesman, lead.id), await read(salesman, other.id)];
    const { merge_id } = await merge(salesman, pair, [
      ...(['first_name', 'last_name', 'phone', 'email', 'profile', 'source'] as const),
    ]);
    await done(undo(salesman, merge_id));
    expect([await rowOf(lead.id), await rowOf(other.id)]).toEqual(rows);
    expect((await undo(salesman, merge_id)).statusCode).toBe(404);
    expect((await read(salesman, other.id)).id).toBe(other.id);
  });

  it('restores the owner and column of both', async () => {
    const [lead, theirs] = [await create(salesman), await create(colleague)];
    const rows = [await rowOf(lead.id), await rowOf(theirs.id)];
    const { merge_id } = await merge(leader, [lead, theirs], ['user_id', 'lead_status_id']);
    await done(undo(leader, merge_id));
    expect([await rowOf(lead.id), await rowOf(theirs.id)]).toEqual(rows);
    const kinds = (await timeline(leader, lead.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['created']);
  });

  it('keeps what was changed or written since with the lead that stayed, and says so', async () => {
    const [lead, other] = [await create(salesman), await create(salesman)];
    const { merge_id } = await merge(salesman, [lead, other], ['phone', 'last_name']);
    await note(salesman, lead.id, 'Since');
    const body = { lead_status_id: lead.lead_status_id, phone: '+1 305 000 0000' };
    await done(salesman(api.updateLead, { params: { id: lead.id }, body }));
    expect(await done(undo(salesman, merge_id))).toMatchObject({
      kept_fields: ['phone'],
      // The note and the edit.
      kept_entries: 2,
    });
    expect(await read(salesman, lead.id)).toMatchObject({
      ...{ phone: '+1 305 000 0000', last_name: lead.last_name },
    });
    expect(await read(salesman, other.id)).toMatchObject({ phone: other.phone });
  });

  it('is refused with a reason: merged again, owner gone, a day over, not in reach', async () => {
    const { db } = test.database;
    const [lead, other, third] = [
      await create(salesman),
      await create(salesman),
      await create(salesman),
    ];
    const first = await merge(salesman, [lead, other]);
    expect((await undo(curator, first.merge_id)).statusCode).toBe(404);
    expect((await undo(colleague, first.merge_id)).statusCode).toBe(404);
    const second = await merge(salesman, [third, first.lead]);
    expect((await undo(salesman, first.merge_id)).json().code).toBe('lead.mergedAgain');
    await done(undo(salesman, second.merge_id));
    await done(undo(salesman, first.merge_id));

    const theirs = await create(colleague);
    const gone = await merge(leader, [await read(leader, lead.id), theirs]);
    const isOwner = eq(users.id, theirs.user_id);
    await db.update(users).set({ deactivatedAt: new Date() }).where(isOwner);
    expect((await undo(leader, gone.merge_id)).json().code).toBe('lead.mergeOwnerGone');
    await db.update(users).set({ deactivatedAt: null }).where(isOwner);
    // A salesman must not get a colleague's lead back.
    expect((await undo(salesman, gone.merge_id)).statusCode).toBe(404);

    await done(leader(api.deleteLead, { params: { id: lead.id } }));
    expect((await undo(leader, gone.merge_id)).json().code).toBe('lead.undoGone');
    await done(leader(api.restoreLeads, { body: { ids: [lead.id] } }));
    await db
      .update(leadMerges)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(leadMerges.id, gone.merge_id));
    expect((await undo(leader, gone.merge_id)).json().code).toBe('lead.undoGone');
    await forgetOldMerges(db);
    const [kept] = await db.select().from(leadMerges).where(eq(leadMerges.id, gone.merge_id));
    expect(kept).toMatchObject({ undo: null, leadId: lead.id });
  });

  it('happens once, however many ask at the same time', async () => {
    const [lead, other] = [await create(salesman), await create(salesman)];
    const { merge_id } = await merge(salesman, [lead, other]);
    const answers = await Promise.all([1, 2, 3].map(() => undo(salesman, merge_id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  });
});

describe('a merged lead', () => {
  it('is erased with everything of both, the record for the undo included (security 31)', async () => {
    const { db } = test.database;
    const marks = { last_name: 'Xochiquetzal', phone: '+57 311 888 7766', email: 'xo@merge.test' };
    const lead = await create(salesman);
    const other = await create(salesman, marks);
    await note(salesman, other.id, 'Xochiquetzal called from 311 888 7766');
    const bystander = await create(salesman);
    await note(salesman, bystander.id, 'Friend of Ana Xochiquetzal, xo@merge.test');
    const pair = [lead, await read(salesman, other.id)];
    const { merge_id } = await merge(salesman, pair);
    await done(leader(api.eraseLead, { params: { id: lead.id }, body: { email: lead.email } }));
    expect((await undo(leader, merge_id)).statusCode).toBe(404);
    expect((await salesman(api.getLead, { params: { id: other.id } })).statusCode).toBe(404);
    const { rows } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const word of [...Object.values(marks), lead.email])
      for (const { name } of rows) {
        const held = await db.execute(
          sql`select 1 from ${sql.identifier(name)} t where position(${word} in t::text) > 0`,
        );
        expect([word, name, held.rows.length]).toEqual([word, name, 0]);
      }
  });

  it('is gone for good with its merge when its time in the trash is over', async () => {
    const { db } = test.database;
    const [lead, other] = [await create(salesman), await create(salesman)];
    await merge(salesman, [lead, other]);
    await done(salesman(api.deleteLead, { params: { id: lead.id } }));
    await db
      .update(leads)
      .set({ deletedAt: sql`now() - interval '31 days'` })
      .where(eq(leads.id, lead.id));
    await emptyTrash(db);
    expect(await db.$count(leadMerges, eq(leadMerges.absorbedId, other.id))).toBe(0);
    expect(await db.$count(leadActivities, eq(leadActivities.leadId, lead.id))).toBe(0);
  });
});
