import * as contract from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { done } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

let made = 0;
const form = (more: object = {}) => {
  made += 1;
  return {
    ...{ name: `Field ${made}`, name_es: `Campo ${made}`, type: 'text', is_required: false },
    ...{ leader_access: 'edit', salesman_access: 'edit', options: [] },
    ...more,
  };
};
const add = (more: object = {}) =>
  done<contract.FieldSetting>(admin(contract.createLeadField, { body: form(more) }));
const option = (name: string) => ({ name, name_es: `${name} es`, is_active: true });
const person = (more: object = {}) => {
  made += 1;
  const named = { first_name: 'Custom', last_name: `No${made}`, phone: '1' };
  return { ...named, email: `custom.${made}@fields.test`, ...more };
};
const create = (more: object = {}, caller = salesman) =>
  done<contract.Lead>(caller(contract.createLead, { body: person(more) }));
const put = (lead: contract.Lead, fields: object, caller = salesman) =>
  caller(contract.updateLead, {
    params: { id: lead.id },
    body: { lead_status_id: lead.lead_status_id, version: lead.version, fields },
  });
const read = (id: number, caller = salesman) =>
  done<contract.Lead>(caller(contract.getLead, { params: { id } }));
const remove = (id: number) =>
  done<{ is_archived: boolean }>(admin(contract.deleteLeadField, { params: { id } }));

describe('the list of custom fields', () => {
  it('is edited by administrators: names, order, rights, options', async () => {
    const first = await add({ type: 'choice', options: [option('Cash'), option('Loan')] });
    const second = await add();
    await done(admin(contract.orderLeadFields, { body: { ids: [second.id, first.id] } }));
    const listed = await done<contract.LeadField[]>(salesman(contract.listLeadFields));
    expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(listed[1]?.options.map(({ name }) => name)).toEqual(['Cash', 'Loan']);
    const [cash, loan] = first.options;
    const { id: _, type: __, leads_count: ___, ...rest } = first;
    const body = { ...rest, name: 'Payment', options: [loan, { ...cash, name: 'All cash' }] };
    const saved = await done<contract.FieldSetting>(
      admin(contract.updateLeadField, { params: { id: first.id }, body }),
    );
    expect(saved.name).toBe('Payment');
    expect(saved.options.map(({ name }) => name)).toEqual(['Loan', 'All cash']);
    await remove(first.id);
    await remove(second.id);
  });

  it('refuses a name of another field or of our own columns, in either language', async () => {
    const field = await add({ name: 'Closing date', name_es: 'Fecha de cierre' });
    for (const name of ['CLOSING  date', 'Fecha de cierré', 'Email', 'Teléfono', 'Full name']) {
      const answer = await admin(contract.createLeadField, { body: form({ name }) });
      expect([name, answer.json().code]).toEqual([name, 'leadField.nameTaken']);
      expect(answer.json().errors).toHaveProperty('name');
    }
    const wrong = [
      { name: ' ' },
      { type: 'choice', options: [] },
      { type: 'choice', options: [option('Same'), option('sáme')] },
      { type: 'choice', options: [option('a;b')] },
      { type: 'text', options: [option('a')] },
      { type: 'money' },
    ];
    for (const more of wrong)
      expect((await admin(contract.createLeadField, { body: form(more) })).statusCode).toBe(422);
    await remove(field.id);
  });

  it('archives a field that leads use, with its values, and deletes one that nobody uses', async () => {
    const unused = await add();
    expect(await remove(unused.id)).toEqual({ is_archived: false });
    const field = await add();
    const lead = await create({ fields: { [field.id]: 'Kept' } });
    expect(await remove(field.id)).toEqual({ is_archived: true });
    expect((await read(lead.id)).fields).toEqual({});
    expect((await put(lead, { [field.id]: 'x' })).statusCode).toBe(422);
    const settings = await done<contract.FieldSetting[]>(admin(contract.listFieldSettings));
    const archived = settings.find(({ id }) => id === field.id);
    expect(archived).toMatchObject({ is_archived: true, leads_count: 1 });
    const { id, type: _, leads_count: __, ...body } = field;
    const back = { ...body, is_archived: false };
    await done(admin(contract.updateLeadField, { params: { id }, body: back }));
    expect((await read(lead.id)).fields).toEqual({ [id]: 'Kept' });
  });

  it('keeps an option that a lead has, but no longer offers it', async () => {
    const field = await add({ type: 'choices', options: [option('A'), option('B'), option('C')] });
    const [a, b, c] = field.options.map(({ id }) => id);
    const lead = await create({ fields: { [field.id]: [b, a] } });
    const { id, type: _, leads_count: __, ...rest } = field;
    const body = { ...rest, options: field.options.slice(1) };
    const saved = await done<contract.FieldSetting>(
      admin(contract.updateLeadField, { params: { id }, body }),
    );
    expect(saved.options.map((one) => [one.name, one.is_active])).toEqual([
      ['B', true],
      ['C', true],
      ['A', false],
    ]);
    const kept = await done<contract.Lead>(put(lead, { [id]: [a, c] }));
    expect(new Set(kept.fields[id] as number[])).toEqual(new Set([a, c]));
    const other = await create();
    expect((await put(other, { [id]: [a] })).statusCode).toBe(422);
  });

  it('has at most fifty', async () => {
    const now = await done<contract.LeadField[]>(salesman(contract.listLeadFields));
    const ids = [];
    for (let i = now.length; i < contract.LEAD_FIELDS_MAX; i += 1) ids.push((await add()).id);
    const more = await admin(contract.createLeadField, { body: form() });
    expect(more.json().code).toBe('leadField.tooMany');
    for (const id of ids) await remove(id);
  });
});

describe('a value', () => {
  it.each([
    ['text', '  two  words ', 'two  words'],
    ['longText', 'a\r\nb', 'a\nb'],
    ['number', -12.25, -12.25],
    ['number', 0, 0],
    ['date', '2026-12-31', '2026-12-31'],
    ['yesNo', false, false],
  ])('of type %s is stored, changed and removed', async (type, given, kept) => {
    const field = await add({ type });
    const lead = await create({ fields: { [field.id]: given } });
    expect(lead.fields).toEqual({ [field.id]: kept });
    const list = await done<contract.ListedLead[]>(
      salesman(contract.listLeads, { query: { email: lead.email } }),
    );
    expect(list[0]?.fields).toEqual({ [field.id]: kept });
    const gone = await done<contract.Lead>(put(lead, { [field.id]: null }));
    expect(gone).toMatchObject({ fields: {}, version: lead.version + 1 });
    await remove(field.id);
  });

  it.each([
    ['text', 'x'.repeat(201)],
    ['text', 5],
    ['number', '5'],
    ['number', 1.00001],
    ['number', 1e10],
    ['date', '2026-02-30'],
    ['date', '31/12/2026'],
    ['yesNo', 'yes'],
    ['text', true],
  ])('of type %s refuses %s, naming the field', async (type, given) => {
    const field = await add({ type });
    const answer = await salesman(contract.createLead, {
      body: person({ fields: { [field.id]: given } }),
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty([`fields.${field.id}`]);
    await remove(field.id);
  });

  it('that is required must be given by who adds a lead, and cannot be removed', async () => {
    const field = await add({ is_required: true, salesman_access: 'edit', leader_access: 'see' });
    const params = { body: person(), headers: { 'accept-language': 'es' } };
    const answer = await salesman(contract.createLead, params);
    expect(answer.json().errors).toEqual({
      [`fields.${field.id}`]: ['Este campo es obligatorio.'],
    });
    const lead = await create({ fields: { [field.id]: 'x' } });
    expect((await put(lead, { [field.id]: null })).statusCode).toBe(422);
    // Nobody is asked for what they may not write.
    await create({}, leader);
    await remove(field.id);
  });

  it('is changed with the version that was seen; others get a conflict, and the timeline names the field', async () => {
    const field = await add();
    const lead = await create();
    await done(put(lead, { [field.id]: 'mine' }));
    expect((await put(lead, { [field.id]: 'theirs' })).json().code).toBe('lead.changed');
    const params = { id: lead.id };
    const entries = await done<contract.Activity[]>(salesman(contract.listActivities, { params }));
    expect(entries[0]).toMatchObject({ kind: 'edited', data: { field_names: [field.name] } });
    expect(JSON.stringify(entries)).not.toContain('mine');
  });

  it('is found by its type: words, ranges, options, yes or no, empty', async () => {
    const text = await add();
    const number = await add({ type: 'number' });
    const date = await add({ type: 'date' });
    const yes = await add({ type: 'yesNo' });
    const choice = await add({ type: 'choice', options: [option('A'), option('B')] });
    const [a, b] = choice.options.map(({ id }) => id);
    const mark = { last_name: 'Findable' };
    const full = await create({
      ...mark,
      fields: {
        ...{ [text.id]: 'José Núñez, notary', [number.id]: 5, [date.id]: '2026-06-01' },
        ...{ [yes.id]: true, [choice.id]: a },
      },
    });
    const none = await create(mark);
    const find = async (...conditions: object[]) => {
      const fields = JSON.stringify(conditions);
      const query = { last_name: 'Findable', fields, page: 1 };
      const { data, total } = await done<{ data: contract.Lead[]; total: number }>(
        salesman(contract.listLeads, { query }),
      );
      expect(total).toBe(data.length);
      return data.map(({ id }) => id).sort();
    };
    const both = [full.id, none.id];
    const cases: [object, number[]][] = [
      [{ id: text.id, words: 'nunez nota' }, [full.id]],
      [{ id: text.id, words: 'otary' }, []],
      [{ id: text.id, is: 'empty' }, [none.id]],
      [{ id: text.id, is: 'filled' }, [full.id]],
      [{ id: number.id, from: 5, to: 5 }, [full.id]],
      [{ id: number.id, from: 5.1 }, []],
      [{ id: date.id, to: '2026-06-01' }, [full.id]],
      [{ id: date.id, from: '2026-06-02' }, []],
      [{ id: date.id, from: 1 }, []],
      [{ id: yes.id, is: 'yes' }, [full.id]],
      [{ id: yes.id, is: 'no' }, []],
      [{ id: choice.id, any: [a, b] }, [full.id]],
      [{ id: choice.id, any: [b] }, []],
      [{ id: 999_999, is: 'empty' }, []],
    ];
    for (const [condition, ids] of cases)
      expect([condition, await find(condition)]).toEqual([condition, ids]);
    expect(await find()).toEqual(both);
    expect(await find({ id: text.id, words: 'jose' }, { id: number.id, is: 'empty' })).toEqual([]);
    const wrong = ['x', '{}', '[{"id":1}]', '[{"id":1,"is":"empty","any":[1]}]'];
    for (const fields of wrong)
      expect((await salesman(contract.listLeads, { query: { fields } })).statusCode).toBe(422);
    const query = { last_name: 'Findable', fields: JSON.stringify([{ id: number.id, from: 1 }]) };
    const board = await done<{ columns: { count: number; leads: unknown[] }[] }>(
      salesman(contract.getBoard, { query }),
    );
    expect(board.columns.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    expect(board.columns.flatMap(({ leads }) => leads)).toHaveLength(1);
  });

  it('is counted among all leads as it is listed, without those in the trash or erased', async () => {
    const yes = await add({ type: 'yesNo' });
    const text = await add();
    const fields = { [yes.id]: true, [text.id]: 'Notary Ríos' };
    const [kept, trashed, erased] = [
      await create({ fields }),
      await create({ fields }),
      await create({ fields }),
    ];
    const bare = await create();
    const list = (condition: object) =>
      done<{ data: contract.Lead[]; total: number }>(
        admin(contract.listLeads, {
          query: { fields: JSON.stringify([condition]), page: 1, per_page: 100 },
        }),
      );
    const count = async (condition: object) => {
      const { data, total } = await list(condition);
      expect(total).toBe(data.length);
      return total;
    };
    const filled = [
      { id: yes.id, is: 'yes' },
      { id: yes.id, is: 'filled' },
      { id: text.id, words: 'rios' },
    ];
    for (const condition of filled) expect(await count(condition)).toBe(3);
    const emptyBefore = await count({ id: text.id, is: 'empty' });
    await done(salesman(contract.deleteLead, { params: { id: trashed.id } }));
    await done(
      admin(contract.eraseLead, { params: { id: erased.id }, body: { email: erased.email } }),
    );
    for (const condition of filled) expect(await count(condition)).toBe(1);
    const empty = await list({ id: text.id, is: 'empty' });
    expect(empty.total).toBe(emptyBefore);
    expect(empty.data.map(({ id }) => id)).toContain(bare.id);
    expect(empty.data.map(({ id }) => id)).not.toContain(kept.id);
    await done(salesman(contract.deleteLead, { params: { id: bare.id } }));
    expect(await count({ id: text.id, is: 'empty' })).toBe(emptyBefore - 1);
  });
});
