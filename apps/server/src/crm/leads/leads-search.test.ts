import { createLead, listLeads } from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 20 } });
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

let made = 0;
async function create(caller: Caller, more: object): Promise<void> {
  made += 1;
  const name = { first_name: 'Ana', last_name: 'Probe', email: `ana.${made}@words.test` };
  const answer = await caller(createLead, { body: { ...name, ...more } });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('the search of the contact list', () => {
  it('finds a phone however it is spaced, with or without its country', async () => {
    await create(salesman, { phone: '+573157770199' });
    await create(salesman, { phone: '+57 (315) 777-0198' });
    const total = async (query: object) =>
      (await salesman(listLeads, { query: { page: 1, ...query } })).json().total;
    for (const search of ['+57 315 777 01', '315-777', '(315) 777.01', '573157770', '3157770'])
      expect(await total({ search }), search).toBe(2);
    expect(await total({ search: '0199' })).toBe(1);
    expect(await total({ phone: '315 777 0198' })).toBe(1);
  });

  it('percent, underscore and signs are plain characters, and find nothing or nobody (security 18)', async () => {
    for (const search of ['%', '_', "'", '\\', ':*', '& | !', '()'])
      for (const field of ['search', 'first_name', 'email', 'phone']) {
        const answer = await salesman(listLeads, { query: { page: 1, [field]: search } });
        expect([search, field, answer.statusCode, answer.json().total]).toEqual([
          search,
          field,
          200,
          0,
        ]);
      }
  });

  it('sorts people with the same first name by last name, in both directions', async () => {
    for (const last_name of ['Zuluaga', 'arango', 'Mejía'])
      await create(salesman, { first_name: 'Quintina', last_name, phone: '1' });
    const names = async (query: object) =>
      (await salesman(listLeads, { query: { page: 1, search: 'quintina', ...query } }))
        .json()
        .data.map((lead: { last_name: string }) => lead.last_name);
    expect(await names({ sort: 'first_name', order: 'asc' })).toEqual([
      'arango',
      'Mejía',
      'Zuluaga',
    ]);
    expect(await names({ sort: 'first_name', order: 'desc' })).toEqual([
      'Zuluaga',
      'Mejía',
      'arango',
    ]);
  });
});
