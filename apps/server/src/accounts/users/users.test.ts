import { getUser, listLeaders, listRoles, listUsers } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { leads } from '../../platform/db/schema/index.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 60 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
});
afterAll(() => test.close());

const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

describe('the list of users', () => {
  it('is an array, or pages of ten with a total', async () => {
    const all = (await admin(listUsers)).json();
    expect(all.length).toBe(8);
    const page = (await admin(listUsers, { query: { page: 1 } })).json();
    expect(page).toEqual({ data: all, total: 8 });
    const second = (await admin(listUsers, { query: { page: 2, per_page: 3 } })).json();
    expect(second).toEqual({ data: all.slice(3, 6), total: 8 });
    expect((await admin(listUsers, { query: { page: 99 } })).json()).toEqual({
      data: [],
      total: 8,
    });
  });

  it('has what the screen shows and no secret (security 8)', async () => {
    const [user] = (await admin(listUsers, { query: { search: 'sofia lareda' } })).json();
    expect(user).toEqual({
      id: 3,
      name: 'Sofía Lareda',
      email: 'salesman@alpha.test',
      roles: [{ id: 3, name: 'salesman' }],
      leader: { id: 2, name: 'Marcus Ellery' },
      google2fa_secret: null,
      leads_count: await test.database.db.$count(leads, eq(leads.userId, 3)),
      locked_until: null,
      deactivated_at: null,
      invitation: null,
      created_at: expect.any(String),
    });
  });

  it.each([
    ['LAREDA', ['Sofía Lareda']],
    ['alpha.test ellery', ['Marcus Ellery']],
    ['%', []],
    ['_', []],
    ["'; drop table users; --", []],
  ])('searched for %j gives %j (security 18)', async (search, names) => {
    expect(namesOf((await admin(listUsers, { query: { search } })).json())).toEqual(names);
  });

  it('sorts by known columns', async () => {
    const byName = namesOf(
      (await admin(listUsers, { query: { sort: 'name', order: 'desc' } })).json(),
    );
    expect(byName).toEqual([...byName].sort((a, b) => b.localeCompare(a)));
  });

  it.each([
    ['sort', 'password_hash'],
    ['order', 'sideways'],
    ['page', '0'],
    ['page', '-1'],
    ['page', 'abc'],
    ['page', '1e9'],
    ['page', ''],
    ['per_page', '101'],
    ['surprise', '1'],
  ])('refuses %s=%s by name (security 18)', async (name, value) => {
    const answer = await admin(listUsers, { query: { [name]: value } });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([name]);
  });

  it('shows a leader only the own team, in the list, in search and one by one (security 10)', async () => {
    const team = (await leader(listUsers)).json();
    expect(namesOf(team)).toEqual(['Grace Okonjo', 'Sofía Lareda', 'Tomás Quiroga']);
    expect((await leader(listUsers, { query: { search: 'vilar' } })).json()).toEqual([]);
    for (const id of [1, 2, 6, 8])
      expect((await leader(getUser, { params: { id } })).statusCode).toBe(404);
    expect((await leader(getUser, { params: { id: 3 } })).statusCode).toBe(200);
  });

  it('offers roles and leaders depending on the user', async () => {
    expect(namesOf((await admin(listRoles)).json())).toEqual(['admin', 'leader', 'salesman']);
    expect((await leader(listRoles)).json()).toEqual([{ id: 3, name: 'salesman' }]);
    expect(namesOf((await admin(listLeaders)).json())).toEqual([
      'Marcus Ellery',
      'Valeria Montiel',
    ]);
    expect((await leader(listLeaders)).json()).toEqual([{ id: 2, name: 'Marcus Ellery' }]);
  });
});
