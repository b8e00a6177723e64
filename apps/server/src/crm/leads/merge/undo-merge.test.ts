import * as api from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openMergeDesk } from '../../../../test/merge-desk.ts';
import { done } from '../../../../test/team-at-work.ts';
import { leadMerges, users } from '../../../platform/db/schema/index.ts';
import { forgetOldMerges } from './undo-merge.queries.ts';

const {
  salesman,
  colleague,
  leader,
  curator,
  create,
  read,
  timeline,
  note,
  merge,
  undo,
  rowOf,
  db,
} = openMergeDesk();

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
    await db().update(users).set({ deactivatedAt: new Date() }).where(isOwner);
    expect((await undo(leader, gone.merge_id)).json().code).toBe('lead.mergeOwnerGone');
    await db().update(users).set({ deactivatedAt: null }).where(isOwner);
    // A salesman must not get a colleague's lead back.
    expect((await undo(salesman, gone.merge_id)).statusCode).toBe(404);

    await done(leader(api.deleteLead, { params: { id: lead.id } }));
    expect((await undo(leader, gone.merge_id)).json().code).toBe('lead.undoGone');
    await done(leader(api.restoreLeads, { body: { ids: [lead.id] } }));
    await db()
      .update(leadMerges)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(leadMerges.id, gone.merge_id));
    expect((await undo(leader, gone.merge_id)).json().code).toBe('lead.undoGone');
    await forgetOldMerges(db());
    const [kept] = await db().select().from(leadMerges).where(eq(leadMerges.id, gone.merge_id));
    expect(kept).toMatchObject({ undo: null, leadId: lead.id });
  });

  it('happens once, however many ask at the same time', async () => {
    const [lead, other] = [await create(salesman), await create(salesman)];
    const { merge_id } = await merge(salesman, [lead, other]);
    const answers = await Promise.all([1, 2, 3].map(() => undo(salesman, merge_id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  });
});
