import * as contract from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { done } from '../../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  admin = await signedIn(test, 'admin@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

let made = 0;
const field = (type: contract.FieldType, more: object = {}) => {
  made += 1;
  const name = `Field ${made}`;
  const rights = { leader_access: 'edit', salesman_access: 'edit' };
  const body = { name, name_es: `${name} es`, type, is_required: false, options: [], ...rights };
  return done<contract.FieldSetting>(
    admin(contract.createLeadField, { body: { ...body, ...more } }),
  );
};
const optionLike = (name: string) => ({ name, name_es: name, is_active: true });
async function create(fields: contract.FieldValues = {}): Promise<contract.Lead> {
  made += 1;
  const person = { first_name: 'Field', last_name: `No${made}`, phone: '1' };
  const body = { ...person, email: `field.${made}@bulk.test`, fields };
  return done(admin(contract.createLead, { body: { ...body, user_id: await salesmanId() } }));
}
async function salesmanId(): Promise<number> {
  const { rows } = await test.database.db.execute<{ id: number }>(
    sql`select id from users where email = 'salesman@alpha.test'`,
  );
  return rows[0]?.id ?? 0;
}
type Value = contract.FieldValue | null;
const change = (ids: number[], field_id: number, value: Value, caller = salesman) =>
  caller(contract.changeLeadsField, { body: { ids, field_id, value } });
const undo = (undo_id: number | null, caller = salesman) =>
  caller(contract.undoBulk, { body: { undo_id } });
const readLead = (id: number) => done<contract.Lead>(admin(contract.getLead, { params: { id } }));
const fieldOf = async (id: number, fieldId: number) => (await readLead(id)).fields[fieldId];

describe('a custom field of several leads', () => {
  it.each<[contract.FieldType, contract.FieldValue, contract.FieldValue]>([
    ['text', 'Paid in cash', 'Needs a loan'],
    ['longText', 'a\nb', 'c\nd'],
    ['number', 12.5, -3],
    ['date', '2026-03-01', '2027-04-02'],
    ['yesNo', true, false],
  ])('of type %s is changed, emptied, and taken back', async (type, before, after) => {
    const { id: fieldId } = await field(type);
    const leads = [
      await create({ [fieldId]: before }),
      await create(),
      await create({ [fieldId]: after }),
    ];
    const ids = leads.map(({ id }) => id);
    const values = () => Promise.all(ids.map((id) => fieldOf(id, fieldId)));
    const changed = await done<contract.BulkResult>(change(ids, fieldId, after));
    expect(changed).toMatchObject({ done: 2, unchanged: 1, skipped: [] });
    expect(await values()).toEqual([after, after, after]);
    await done(undo(changed.undo_id));
    expect(await values()).toEqual([before, undefined, after]);
    const emptied = await done<contract.BulkResult>(change(ids, fieldId, null));
    expect(emptied).toMatchObject({ done: 2, unchanged: 1 });
    expect(await values()).toEqual([undefined, undefined, undefined]);
    await done(undo(emptied.undo_id));
    expect(await values()).toEqual([before, undefined, after]);
    expect(await done(change(ids.slice(2), fieldId, after))).toMatchObject({
      ...{ done: 0, unchanged: 1, undo_id: null },
    });
  });

  it('is on the timeline and in the audit log as for one lead, and gone with the undo', async () => {
    const { id: fieldId, name } = await field('text');
    const [a, b] = [await create(), await create()];
    const { undo_id } = await done<contract.BulkResult>(change([a.id, b.id], fieldId, 'x'));
    expect(await readLead(a.id)).toMatchObject({ version: a.version + 1 });
    const entries = () =>
      done<contract.Activity[]>(salesman(contract.listActivities, { params: { id: a.id } }));
    expect((await entries())[0]).toMatchObject({ kind: 'edited', data: { field_names: [name] } });
    const logged = async (action: string) =>
      (
        await done<{ data: contract.AuditEntry[] }>(
          admin(contract.listAudit, { query: { action, page: 1 } }),
        )
      ).data[0];
    expect(await logged('lead.bulk_edited')).toMatchObject({ data: { count: 2, field: name } });
    await done(undo(undo_id));
    expect((await entries()).map(({ kind }) => kind)).toEqual(['created']);
    await done(change([a.id], fieldId, 'y'));
    expect(await logged('lead.updated')).toMatchObject({ data: { changed: [name] } });
  });

  it('keeps what somebody has changed since when it is taken back', async () => {
    const { id: fieldId } = await field('text');
    const [a, b] = [await create({ [fieldId]: '1' }), await create({ [fieldId]: '2' })];
    const { undo_id } = await done<contract.BulkResult>(change([a.id, b.id], fieldId, 'x'));
    await done(change([b.id], fieldId, 'later'));
    expect(await done(undo(undo_id))).toEqual({ done: 1, changed: 1 });
    expect([await fieldOf(a.id, fieldId), await fieldOf(b.id, fieldId)]).toEqual(['1', 'later']);
  });

  it('is refused without the right to edit it, also for the undo', async () => {
    const { id: fieldId, options: _, ...setting } = await field('text');
    const hidden = await field('text', { salesman_access: 'none' });
    const shown = await field('text', { salesman_access: 'see' });
    const { id } = await create();
    for (const other of [hidden.id, shown.id, 999_999]) {
      const answer = await change([id], other, 'x');
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { field_id: [expect.any(String)] },
      ]);
    }
    expect(await done(change([id], shown.id, 'x', admin))).toMatchObject({ done: 1 });
    const { undo_id } = await done<contract.BulkResult>(change([id], fieldId, 'x'));
    const { name, name_es, is_required } = setting;
    const rights = { leader_access: 'see', salesman_access: 'see' };
    const body = { name, name_es, is_required, options: [], ...rights };
    await done(admin(contract.updateLeadField, { params: { id: fieldId }, body }));
    expect((await undo(undo_id)).statusCode).toBe(404);
    expect(await fieldOf(id, fieldId)).toBe('x');
  });

  it('must fit its type, and a required one cannot be emptied', async () => {
    const { id } = await create();
    const count = await field('number');
    const required = await field('text', {
      is_required: true,
      leader_access: 'see',
      salesman_access: 'see',
    });
    const choice = await field('choice', { options: [optionLike('One'), optionLike('Two')] });
    const wrong: [contract.FieldSetting, Value][] = [
      [count, 'many'],
      [required, null],
      [required, '  '],
      [choice, [999_999]],
      [choice, 'One'],
    ];
    for (const [{ id: fieldId }, value] of wrong) {
      const answer = await change([id], fieldId, value, admin);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['value']]);
    }
    // The next test adds leads without it.
    await done(admin(contract.deleteLeadField, { params: { id: required.id } }));
  });

  it('gets an option back only while that option exists', async () => {
    const options = [optionLike('One'), optionLike('Two')];
    const choice = await field('choice', { options });
    const [one, two] = choice.options;
    const { id } = await create({ [choice.id]: one?.id ?? 0 });
    const { undo_id } = await done<contract.BulkResult>(change([id], choice.id, two?.id ?? 0));
    const { name, name_es, is_required, leader_access, salesman_access } = choice;
    const body = { name, name_es, is_required, leader_access, salesman_access, options: [two] };
    await done(admin(contract.updateLeadField, { params: { id: choice.id }, body }));
    expect(await done(undo(undo_id))).toMatchObject({ done: 1 });
    expect(await fieldOf(id, choice.id)).toBeUndefined();
  });
});
