import { createLeadView, deleteLeadView, listLeadViews, updateLeadView } from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let leader: Caller;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

const save = (caller: Caller, name: string, query: object = { source: 'quiz' }, headers = {}) =>
  caller(createLeadView, { body: { name, query }, headers });

describe('a saved view', () => {
  it('stores filters under a name, for its owner only (security 10)', async () => {
    const query = { source: 'quiz', stale_days: '30', sort: 'last_name', order: 'asc' };
    const view = (await save(salesman, ' Quiz ', query)).json();
    expect(view).toMatchObject({ name: 'Quiz', query });
    expect((await salesman(listLeadViews)).json()).toEqual([view]);
    expect((await leader(listLeadViews)).json()).toEqual([]);
    const params = { id: view.id };
    expect((await leader(updateLeadView, { params, body: { name: 'x' } })).statusCode).toBe(404);
    expect((await leader(deleteLeadView, { params })).statusCode).toBe(404);
    const renamed = await salesman(updateLeadView, { params, body: { name: 'Cold quiz' } });
    expect(renamed.json()).toEqual({ ...view, name: 'Cold quiz' });
    const changed = await salesman(updateLeadView, { params, body: { query: { search: 'ana' } } });
    expect(changed.json().query).toEqual({ search: 'ana' });
    expect((await salesman(deleteLeadView, { params })).statusCode).toBe(200);
    expect((await salesman(listLeadViews)).json()).toEqual([]);
  });

  it('has a unique name, ignoring case; the error is in the reader’s language', async () => {
    await save(leader, 'Mine');
    const again = await save(leader, 'MINE', {}, { 'accept-language': 'es' });
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({
      code: 'view.nameTaken',
      errors: { name: ['Usted ya tiene una vista con este nombre.'] },
    });
    expect((await save(salesman, 'Mine')).statusCode).toBe(200);
  });

  it('is refused without a name, with an unknown filter, and above thirty', async () => {
    expect((await save(leader, '  ')).statusCode).toBe(422);
    expect((await save(leader, 'Odd', { password: 'x' })).statusCode).toBe(422);
    for (let i = 0; i < 29; i += 1) await save(leader, `View ${i}`);
    expect((await save(leader, 'One more')).json().code).toBe('view.tooMany');
  });
});
