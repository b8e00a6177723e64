import {
  createStatus,
  deleteStatus,
  getBoardTotals,
  getLeadSettings,
  getStatus,
  type LeadStatus,
  listStatuses,
  reorderStatuses,
  updateStatus,
} from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { leadStatuses } from '../../platform/db/schema/index.ts';
import { ensureStatuses } from './statuses.service.ts';

let test: TestApp;
let admin: Caller;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 60 } });
  admin = await signedIn(test, 'admin@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

const create = (fields: object) =>
  admin(createStatus, { body: { name: 'Paused', role: 'leader', order: 7, ...fields } });

describe('statuses', () => {
  it('are listed by role and order, in both shapes, for everybody', async () => {
    const all: LeadStatus[] = (await salesman(listStatuses, { query: { all: 1 } })).json();
    expect(all.length).toBe(18);
    expect(all[0]).toEqual({ id: 1, name: 'Inbox', role: 'admin', order: 1 });
    const own: LeadStatus[] = (
      await salesman(listStatuses, { query: { role: 'salesman' } })
    ).json();
    expect(own.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(own.every(({ role }) => role === 'salesman')).toBe(true);
    const page = (await salesman(listStatuses, { query: { page: 2 } })).json();
    expect(page).toEqual({ data: all.slice(10), total: 18 });
    expect((await salesman(getStatus, { params: { id: 2 } })).json().name).toBe('Screening');
    expect((await salesman(getStatus, { params: { id: 999 } })).statusCode).toBe(404);
  });

  it('have a Spanish name that Spanish readers see in lists, on the board and in the dashboard', async () => {
    const spanish = { headers: { 'accept-language': 'es' } };
    const first = (
      await salesman(listStatuses, { query: { role: 'salesman' }, ...spanish })
    ).json();
    expect(first[0]).toEqual({ id: 12, name: 'Nuevo', role: 'salesman', order: 1 });
    const board = (await salesman(getBoardTotals, { query: {}, ...spanish })).json();
    expect(board.columns[0].status.name).toBe('Nuevo');
    const settings = (await admin(getLeadSettings, spanish)).json();
    expect(settings.statuses[0].name).toBe('Bandeja de entrada');
    // The form edits both, whatever its reader's language.
    const edited = (await admin(getStatus, { params: { id: 12 }, ...spanish })).json();
    expect(edited).toMatchObject({ name: 'New', name_es: 'Nuevo' });
    const body = { name: 'New', role: 'salesman', order: 1 };
    const kept = await admin(updateStatus, { params: { id: 12 }, body });
    expect(kept.json().name_es).toBe('Nuevo');
    const taken = { ...body, name_es: 'contactado' };
    const refused = await admin(updateStatus, { params: { id: 12 }, body: taken });
    expect(refused.json().errors).toHaveProperty('name_es');
    const without = { ...body, name_es: null };
    await admin(updateStatus, { params: { id: 12 }, body: without });
    const named = (
      await salesman(listStatuses, { query: { role: 'salesman' }, ...spanish })
    ).json();
    expect(named[0].name).toBe('New');
    await admin(updateStatus, { params: { id: 12 }, body: { ...body, name_es: 'Nuevo' } });
  });

  it('name the column that a sent shortlist leads to, whatever it is called', async () => {
    const sent = async () => {
      const all: LeadStatus[] = (await salesman(listStatuses, { query: { all: 1 } })).json();
      return all.filter((status) => status.is_after_shortlist);
    };
    const [column, ...others] = await sent();
    expect(column).toMatchObject({ name: 'Shortlist sent', role: 'salesman' });
    expect(others).toEqual([]);
    const id = column?.id ?? 0;
    const params = { id };
    const body = { name: 'Propuestas', role: 'salesman', order: column?.order };
    await admin(updateStatus, { params, body });
    expect((await sent()).map(({ name }) => name)).toEqual(['Propuestas']);
    await admin(updateStatus, { params, body: { ...body, is_after_shortlist: false } });
    expect(await sent()).toEqual([]);
    const back = { ...body, name: 'Shortlist sent', is_after_shortlist: true };
    expect((await admin(updateStatus, { params, body: back })).json()).toMatchObject(back);
  });

  it('show users who edit them how many leads each column has', async () => {
    const rows: LeadStatus[] = (await admin(listStatuses)).json();
    expect(rows.reduce((sum, { leads_count = 0 }) => sum + leads_count, 0)).toBe(60);
  });

  it('are created, changed and deleted', async () => {
    const made = (await create({})).json();
    expect(made).toMatchObject({ name: 'Paused', role: 'leader', order: 7, leads_count: 0 });
    const body = { name: 'Resting', role: 'salesman', order: 8 };
    expect((await admin(updateStatus, { params: { id: made.id }, body })).json()).toMatchObject(
      body,
    );
    expect((await admin(deleteStatus, { params: { id: made.id } })).json()).toEqual({
      status: 'success',
    });
    expect((await admin(getStatus, { params: { id: made.id } })).statusCode).toBe(404);
    expect((await admin(deleteStatus, { params: { id: made.id } })).statusCode).toBe(404);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ role: 'visitor' }, 'role'],
    [{ order: '1' }, 'order'],
    [{ order: 1.5 }, 'order'],
    [{ order: 0 }, 'order'],
    [{ id: 5 }, 'id'],
  ])('refuse %j', async (fields, field) => {
    const answer = await create(fields);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it('have unique names within a role', async () => {
    expect((await create({ name: 'nEW' })).json()).toMatchObject({
      code: 'status.nameTaken',
      errors: { name: [expect.any(String)] },
    });
    expect((await create({ name: 'Inbox' })).statusCode).toBe(200);
  });

  it('one at the wanted position moves down', async () => {
    const made = (await create({ name: 'In between', role: 'admin', order: 2 })).json();
    const names = async () =>
      (await admin(listStatuses, { query: { role: 'admin' } }))
        .json()
        .map(({ name, order }: LeadStatus) => `${order} ${name}`);
    expect((await names()).slice(0, 4)).toEqual([
      '1 Inbox',
      '2 In between',
      '3 Screening',
      '4 Ready to assign',
    ]);
    await admin(deleteStatus, { params: { id: made.id } });
  });

  it('are reordered completely or not at all', async () => {
    const before: LeadStatus[] = (
      await admin(listStatuses, { query: { role: 'salesman' } })
    ).json();
    const ids = before.map(({ id }) => id).reverse();
    const order = (body: object) => admin(reorderStatuses, { body });
    const after: LeadStatus[] = (await order({ role: 'salesman', ids })).json();
    expect(after.map(({ id, order: place }) => [id, place])).toEqual(
      ids.map((id, i) => [id, i + 1]),
    );
    for (const wrong of [ids.slice(1), [...ids, 1], ids.map(() => ids[0])])
      expect((await order({ role: 'salesman', ids: wrong })).json().code).toBe(
        'status.listChanged',
      );
    await order({ role: 'salesman', ids: [...ids].reverse() });
  });

  it('in use can be neither deleted nor moved to another role (security 12)', async () => {
    const rows: LeadStatus[] = (await admin(listStatuses)).json();
    const used = rows.find(({ leads_count = 0 }) => leads_count > 0);
    const { id = 0, name = '', role, order = 1 } = used ?? {};
    const refused = await admin(deleteStatus, { params: { id } });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'status.inUse']);
    const elsewhere = role === 'admin' ? 'leader' : 'admin';
    const body = { name: `${name} elsewhere`, role: elsewhere, order };
    expect((await admin(updateStatus, { params: { id }, body })).json().code).toBe('status.inUse');
    const renamed = { name: `${name} renamed`, role, order };
    expect((await admin(updateStatus, { params: { id }, body: renamed })).statusCode).toBe(200);
  });
});

describe('a new installation', () => {
  it('starts with columns for every role, keeps its own, and always has one left', async () => {
    const empty = await openTestApp();
    const { db } = empty.database;
    await ensureStatuses(db);
    const rows = await db.select().from(leadStatuses);
    expect(new Set(rows.map(({ role }) => role)).size).toBe(3);
    await ensureStatuses(db);
    expect(await db.select().from(leadStatuses)).toEqual(rows);
    await empty.close();
  });

  it('cannot delete the last column of a role', async () => {
    const other = await openTestApp({ people: { leads: 0 } });
    const caller = await signedIn(other, 'admin@alpha.test');
    const rows: LeadStatus[] = (await caller(listStatuses, { query: { role: 'leader' } })).json();
    const codes = [];
    for (const { id } of rows)
      codes.push((await caller(deleteStatus, { params: { id } })).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 409]);
    await other.close();
  });
});
