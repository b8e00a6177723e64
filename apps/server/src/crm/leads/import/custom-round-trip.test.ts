import * as contract from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply, check, found, HEAD, verdicts } from '../../../../test/contact-files.ts';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { done } from '../../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let salesman: Caller;
const fields = new Map<contract.FieldType, contract.FieldSetting>();
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  admin = await signedIn(test, 'admin@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
  for (const type of contract.FIELD_TYPES) {
    const options = contract.hasOptions(type)
      ? ['=Cash', 'Loan, own bank', '-', "'quoted'", 'Sí'].map((name) => ({
          ...{ name, name_es: `${name} es`, is_active: true },
        }))
      : [];
    const body = {
      ...{ name: `My ${type}`, name_es: `Mi ${type}`, type, is_required: false, options },
      ...{ leader_access: 'edit', salesman_access: 'edit' },
    };
    fields.set(type, await done(admin(contract.createLeadField, { body })));
  }
});
afterAll(() => test.close());

const idOf = (type: contract.FieldType) => fields.get(type)?.id ?? 0;
const column = (type: contract.FieldType) => `My ${type}`;

/** A fixed sequence of numbers in [0, 1). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const PIECES = [
  ...['=1+1', '-5', '+5', '@x', "'", '"', ',', ';', '\n', '\t', ' ', '\u200B', '＝1', 'ñ', 'é'],
  ...['10.123', 'true', '2026-01-02', 'a', '0', '\uFEFF', '’', '🏠'],
];

function valuesFrom(random: () => number): contract.FieldValues {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const text = () => `a${Array.from({ length: 1 + random() * 6 }, () => pick(PIECES)).join('')}`;
  const turned = () => (random() < 0.5 ? text() : [...text()].reverse().join(''));
  const ids = (type: contract.FieldType) => fields.get(type)?.options.map(({ id }) => id) ?? [];
  const values: contract.FieldValues = {
    [idOf('text')]: turned(),
    [idOf('longText')]: turned(),
    [idOf('number')]: pick([0, -1, 1.234, -0.0001, 1000, 123_456.789, 1e9, -1e9, 0.5, 12.345]),
    [idOf('date')]: pick(['1900-01-01', '2026-12-31', '2199-12-31', '2024-02-29']),
    [idOf('yesNo')]: random() < 0.5,
    [idOf('choice')]: pick(ids('choice')),
    [idOf('choices')]: ids('choices').filter(() => random() < 0.5),
  };
  return Object.fromEntries(Object.entries(values).filter(() => random() < 0.8));
}

describe('custom fields and labels in a file', () => {
  it('are exported safely and imported again to the very same values, in both languages (security 19)', async () => {
    const random = randomFrom(7);
    const before = new Map<string, contract.Lead>();
    const tags = [];
    for (const name of ['=SUM(A1)', '-10', 'Ñandú', 'VIP'])
      tags.push(
        (await done<contract.LeadTag>(salesman(contract.createTag, { body: { name } }))).id,
      );
    for (let i = 0; i < 40; i += 1) {
      const person = { first_name: 'Round', last_name: 'Trip', phone: '1' };
      const email = `round.${i}@trip.test`;
      const lead = await done<contract.Lead>(
        salesman(contract.createLead, { body: { ...person, email, fields: valuesFrom(random) } }),
      );
      const add_ids = tags.filter(() => random() < 0.5);
      const body = { ids: [lead.id], add_ids, remove_ids: [] };
      await done(salesman(contract.tagLeads, { body }));
      before.set(email, { ...lead, tag_ids: add_ids });
    }
    for (const language of ['en', 'es']) {
      const query = { email: 'trip.test' };
      const headers = { 'accept-language': language };
      const { body, rawPayload } = await salesman(contract.exportLeads, { query, headers });
      expect(body).toContain(language === 'es' ? 'Mi choices' : 'My choices');
      const cells = [...body.slice(1).matchAll(/"(?:[^"]|"")*"|[^,\r\n]+/g)].map(([cell]) => cell);
      for (const cell of cells) expect(cell).not.toMatch(/^["\s\p{Cf}]*[=+@\t＝＋－＠-]/u);
      const same = (await check(salesman, rawPayload, { duplicates: 'update' })).json();
      expect(new Set(verdicts(same.rows))).toEqual(new Set(['skip same']));
      const selected = { matching: query, seen: before.size };
      await done(salesman(contract.deleteLeads, { body: selected }));
      await apply(salesman, rawPayload);
      for (const lead of await found(salesman, 'trip.test')) {
        const { fields: values, tag_ids } = before.get(lead.email) ?? lead;
        expect([lead.email, lead.fields]).toEqual([lead.email, values]);
        expect([lead.email, lead.tag_ids]).toEqual([lead.email, tag_ids]);
      }
    }
  });

  it('are checked by type, each wrong cell with its reason', async () => {
    const columns = [column('number'), column('date'), column('yesNo'), column('choice'), 'Tags'];
    const line = (i: number, cells: string) => `A,B,wrong.${i}@file.test,1,${cells}`;
    const file = [
      [HEAD, ...columns].join(),
      line(1, '"1.234,5",31/12/2026,sí,loan  own bank,"New one; VIP"'),
      line(2, 'many,,,,'),
      line(3, ',03/04/2026,,,'),
      line(4, ',,perhaps,,'),
      line(5, ',,,Gold,'),
      line(6, `,,,,${'x'.repeat(41)}`),
      line(7, ',,,,'),
    ].join('\n');
    const checked = (await check(salesman, file)).json();
    expect(verdicts(checked.rows)).toEqual([
      'create',
      ...['refuse number', 'refuse date', 'refuse yesNo', 'refuse option', 'refuse tooLong'],
      'create',
    ]);
    expect(checked.rows[1].reasons[0].field).toBe(`field:${idOf('number')}`);
    const names = async () =>
      (await done<contract.LeadTag[]>(salesman(contract.listTags))).map(({ name }) => name);
    expect(await names()).not.toContain('New one');
    await apply(salesman, file);
    expect(await names()).toContain('New one');
    const all = await found(salesman, 'wrong');
    const lead = all.find(({ email }) => email === 'wrong.1@file.test');
    expect(lead?.fields).toEqual({
      ...{ [idOf('number')]: 1234.5, [idOf('date')]: '2026-12-31', [idOf('yesNo')]: true },
      [idOf('choice')]: fields.get('choice')?.options[1]?.id,
    });
    expect(lead?.tag_ids).toHaveLength(2);
  });

  it('change a known lead and go back with an undo; an empty cell changes nothing', async () => {
    const person = { first_name: 'A', last_name: 'B', phone: '1', email: 'undo@file.test' };
    const values = { [idOf('text')]: 'before', [idOf('number')]: 1 };
    const lead = await done<contract.Lead>(
      salesman(contract.createLead, { body: { ...person, fields: values } }),
    );
    const file = `${HEAD},${column('text')},${column('number')},${column('date')},Tags\nA,B,undo@file.test,1,after,,2026-01-02,Undone`;
    const { id } = await apply(salesman, file, { duplicates: 'update' });
    const now = () => done<contract.Lead>(salesman(contract.getLead, { params: { id: lead.id } }));
    expect((await now()).fields).toEqual({
      ...{ [idOf('text')]: 'after', [idOf('number')]: 1, [idOf('date')]: '2026-01-02' },
    });
    expect((await now()).tag_ids).toHaveLength(1);
    const undone = await done<object>(salesman(contract.undoLeadImport, { params: { id } }));
    expect(undone).toMatchObject({ restored: 1 });
    expect(await now()).toMatchObject({ fields: values, tag_ids: [] });
  });
});
