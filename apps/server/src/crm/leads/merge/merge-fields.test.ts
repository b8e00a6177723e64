import * as api from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { openMergeDesk } from '../../../../test/merge-desk.ts';
import { done } from '../../../../test/team-at-work.ts';

const { salesman, admin, create, read, timeline, merge, undo } = openMergeDesk();

describe('the fields of merged leads', () => {
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
});
