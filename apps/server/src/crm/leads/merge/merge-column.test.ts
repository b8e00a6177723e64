import * as api from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openMergeDesk } from '../../../../test/merge-desk.ts';
import { done } from '../../../../test/team-at-work.ts';
import { leads } from '../../../platform/db/schema/index.ts';

const { salesman, leader, create, read, ask, merge, undo, rowOf, db } = openMergeDesk();

describe('a merged lead on the board', () => {
  it('keeps the column on the board of its owner', async () => {
    const lead = await create(salesman);
    const own = await create(leader);
    expect((await ask(leader, [lead, own], ['user_id'])).statusCode).toBe(422);
    const { lead: merged } = await merge(leader, [lead, own], ['user_id', 'lead_status_id']);
    expect(merged).toMatchObject({ user_id: 2, lead_status_id: own.lead_status_id });
  });

  it('has been in the chosen column for as long as the lead it comes from', async () => {
    const [lead, other] = [await create(salesman), await create(salesman)];
    const columns = await done<api.LeadStatus[]>(
      salesman(api.listStatuses, { query: { role: 'salesman' } }),
    );
    const to = { lead_status_id: columns[3]?.id };
    await done(salesman(api.moveLead, { params: { id: other.id }, body: to }));
    const since = async (id: number, at: string) =>
      db()
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

  it('has been in its column as before once a merge is undone, whatever moves of the other lead came with it', async () => {
    const [lead, other] = [await create(salesman), await create(salesman)];
    const columns = await done<api.LeadStatus[]>(
      salesman(api.listStatuses, { query: { role: 'salesman' } }),
    );
    const move = (id: number, place: number, more = {}) =>
      done(
        salesman(api.moveLead, {
          ...{ params: { id }, body: { lead_status_id: columns[place]?.id, ...more } },
        }),
      );
    await move(other.id, 1);
    const before = await rowOf(lead.id);
    const pair = [await read(salesman, lead.id), await read(salesman, other.id)];
    const { merge_id } = await merge(salesman, pair, []);
    const place = columns.findIndex(({ id }) => id === before?.status_id);
    await move(lead.id, 2);
    await move(lead.id, place, { is_undo: true });
    await done(undo(salesman, merge_id));
    expect(await rowOf(lead.id)).toMatchObject({
      ...{ status_id: before?.status_id, status_at: before?.status_at },
    });
    // A move that was not taken back counts.
    const again = [await read(salesman, lead.id), await read(salesman, other.id)];
    const second = await merge(salesman, again, []);
    await move(lead.id, 2);
    const moved = await rowOf(lead.id);
    await done(undo(salesman, second.merge_id));
    expect(await rowOf(lead.id)).toMatchObject({
      ...{ status_id: columns[2]?.id, status_at: moved?.status_at },
    });
  });

  it('has been in its column as before once a later move alone is undone, whatever moves of the other lead came with it', async () => {
    const [lead, other] = [await create(salesman), await create(salesman)];
    const columns = await done<api.LeadStatus[]>(
      salesman(api.listStatuses, { query: { role: 'salesman' } }),
    );
    const move = (id: number, place: number, more = {}) =>
      done(
        salesman(api.moveLead, {
          ...{ params: { id }, body: { lead_status_id: columns[place]?.id, ...more } },
        }),
      );
    await move(lead.id, 1);
    await move(other.id, 3);
    const pair = [await read(salesman, lead.id), await read(salesman, other.id)];
    const before = await rowOf(lead.id);
    await merge(salesman, pair, []);
    await move(lead.id, 2);
    await move(lead.id, 1, { is_undo: true });
    expect(await rowOf(lead.id)).toMatchObject({
      ...{ status_id: before?.status_id, status_at: before?.status_at },
    });
    // A move that stays counts from then on.
    await move(lead.id, 2);
    const moved = await rowOf(lead.id);
    await move(lead.id, 3);
    await move(lead.id, 2, { is_undo: true });
    expect((await rowOf(lead.id))?.status_at).toBe(moved?.status_at);
  });
});
