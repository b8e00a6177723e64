import * as api from '@alpha/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openMergeDesk } from '../../../../test/merge-desk.ts';
import { sendingOf } from '../../../../test/shortlisted-lead.ts';
import { done } from '../../../../test/team-at-work.ts';
import { submitPost, visitorPost } from '../../../../test/visitor-posts.ts';
import {
  leadActivities,
  leadMerges,
  leads,
  notifications,
  properties,
  shareLinks,
  shortlists,
} from '../../../platform/db/schema/index.ts';
import { emptyTrash } from '../trash/trash-loop.ts';
import { MOVED_TABLES, SHARED_TABLES } from './moved-tables.ts';

const {
  salesman,
  colleague,
  leader,
  curator,
  admin,
  create,
  read,
  timeline,
  note,
  ask,
  merge,
  undo,
  db,
  test,
} = openMergeDesk();

describe('merging two leads', () => {
  it('knows every table whose rows belong to a lead', async () => {
    const { rows } = await db().execute<{ name: string; column: string }>(sql`
      select c.conrelid::regclass::text as name, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'leads'::regclass`);
    const known = [...Object.keys(MOVED_TABLES), ...Object.keys(SHARED_TABLES)];
    expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
    expect(new Set(rows.map(({ column }) => column))).toEqual(new Set(['lead_id']));
  });

  it('keeps the history of both: notes, tasks, links, shortlists, answers, notifications', async () => {
    const lead = await create(salesman);
    const other = await create(salesman);
    const params = { id: other.id };
    await note(salesman, lead.id, 'First');
    await note(salesman, other.id, 'Second');
    const task = { kind: 'task', body: 'Call', due_at: '2030-01-01T10:00:00Z' };
    await done(salesman(api.addActivity, { params, body: task }));
    const draft = await done<api.Shortlist>(salesman(api.proposeShortlist, { params, body: {} }));
    await done(salesman(api.sendShortlist, sendingOf(draft)));
    const [home] = await db().select().from(properties).orderBy(asc(properties.id)).limit(1);
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
    expect(await db().$count(shortlists, eq(shortlists.leadId, lead.id))).toBe(1);
    expect((await read(salesman, lead.id)).next_task?.body).toBe('Call');
    // The reader of a link sent before the merge still reaches the lead, and its owner.
    const token = url.split('/').at(-1);
    const said = { answer: 'like' };
    await done(salesman(api.answerSharedProperty, { params: { token }, body: said }));
    expect((await timeline(salesman, lead.id))[0]).toMatchObject({ kind: 'home_answered' });
    expect((await read(salesman, lead.id)).signal).toMatchObject({ kind: 'like' });
    const [answered] = await timeline(salesman, lead.id);
    expect(await db().$count(notifications, eq(notifications.activityId, answered?.id ?? 0))).toBe(
      1,
    );

    // Undone: everything is where it was, and the answer since stays with the lead that stayed.
    const result = await done(undo(salesman, merge_id));
    expect(result).toEqual({
      ...{ lead_id: lead.id, restored_id: other.id, kept_fields: [], kept_entries: 1 },
    });
    expect(ids(await timeline(salesman, other.id))).toEqual(ids(before[1] ?? []));
    expect(ids((await timeline(salesman, lead.id)).slice(1))).toEqual(ids(before[0] ?? []));
    expect(await db().$count(shareLinks, eq(shareLinks.leadId, other.id))).toBeGreaterThan(0);
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
    const left = await db().$count(leads, sql`${leads.id} in (${lead.id}, ${other.id})`);
    expect(left).toBe(1);
  });

  it('a form with the address that was left behind joins the lead', async () => {
    const [lead, other] = [await create(salesman), await create(salesman)];
    await merge(salesman, [lead, other]);
    await submitPost(test(), visitorPost({ email: other.email, user_id: 3 }));
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

describe('a merged lead', () => {
  it('is erased with everything of both, the record for the undo included (security 31)', async () => {
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
    const { rows } = await db().execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const word of [...Object.values(marks), lead.email])
      for (const { name } of rows) {
        const held = await db().execute(
          sql`select 1 from ${sql.identifier(name)} t where position(${word} in t::text) > 0`,
        );
        expect([word, name, held.rows.length]).toEqual([word, name, 0]);
      }
  });

  it('is gone for good with its merge when its time in the trash is over', async () => {
    const [lead, other] = [await create(salesman), await create(salesman)];
    await merge(salesman, [lead, other]);
    await done(salesman(api.deleteLead, { params: { id: lead.id } }));
    await db()
      .update(leads)
      .set({ deletedAt: sql`now() - interval '31 days'` })
      .where(eq(leads.id, lead.id));
    await emptyTrash(db());
    expect(await db().$count(leadMerges, eq(leadMerges.absorbedId, other.id))).toBe(0);
    expect(await db().$count(leadActivities, eq(leadActivities.leadId, lead.id))).toBe(0);
  });
});
