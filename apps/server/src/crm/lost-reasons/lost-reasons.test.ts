import * as contract from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { done } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { lostStatuses } from '../statuses/lost-statuses.ts';
import { ensureLostReasons } from './lost-reasons.service.ts';

let test: TestApp;
let admin: Caller;
let salesman: Caller;
let statuses: contract.LeadStatus[];
let reasons: contract.LostReason[];
let lost: number;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  admin = await signedIn(test, 'admin@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
  await ensureLostReasons(test.database.db);
  statuses = await done(salesman(contract.listStatuses, { query: { role: 'salesman' } }));
  reasons = await done(salesman(contract.listLostReasons, {}));
  lost = statuses.find(({ is_lost }) => is_lost)?.id ?? 0;
});
afterAll(() => test.close());

let made = 0;
async function create(more: object = {}): Promise<contract.Lead> {
  made += 1;
  const person = { first_name: 'Lost', last_name: `No${made}`, phone: '1' };
  const body = { ...person, email: `lost.${made}@reasons.test`, ...more };
  return done(salesman(contract.createLead, { body }));
}
const read = (id: number) => done<contract.Lead>(salesman(contract.getLead, { params: { id } }));
const say = (body: object, caller = salesman) => caller(contract.setLostReason, { body });
const move = (id: number, lead_status_id: number | undefined) =>
  done<contract.Lead>(salesman(contract.moveLead, { params: { id }, body: { lead_status_id } }));

describe('a lost lead', () => {
  it('has a reason and words, on its page, its timeline, in lists and exports', async () => {
    const { id } = await create();
    const [reason] = reasons;
    expect((await say({ ids: [id], reason_id: reason?.id, words: 'x' })).json()).toEqual({
      done: 0,
    });
    await move(id, lost);
    expect(await read(id)).toMatchObject({ lost_reason_id: null, lost_words: '' });
    const words = 'They said the HOA is too high';
    expect((await say({ ids: [id], reason_id: reason?.id, words })).json()).toEqual({ done: 1 });
    expect(await read(id)).toMatchObject({ lost_reason_id: reason?.id, lost_words: words });
    const entries = await done<contract.Activity[]>(
      salesman(contract.listActivities, { params: { id } }),
    );
    const entry = entries.find(({ kind }) => kind === 'moved');
    expect(entry?.data).toMatchObject({ lost_reason: reason?.name, words, to: lost });
    const query = { lost_reason_id: reason?.id, page: 1 };
    expect(await done(salesman(contract.listLeads, { query }))).toMatchObject({
      ...{ total: 1, data: [{ id }] },
    });
    const csv = (await salesman(contract.exportLeads, { query: { email: 'lost.1' } })).body;
    expect(csv).toContain(`${reason?.name},${words}`);
    // Moved on: the reason no longer holds.
    await move(id, statuses[0]?.id);
    expect(await read(id)).toMatchObject({ lost_reason_id: null, lost_words: '' });
  });

  it('gets its reason with others after a bulk move, by the person who moved them', async () => {
    const ids = [(await create()).id, (await create()).id];
    const body = { ids, lead_status_id: lost };
    const { undo_id } = await done<contract.BulkResult>(salesman(contract.moveLeads, { body }));
    const why = { undo_id, reason_id: reasons[1]?.id, words: '' };
    expect((await say(why, admin)).statusCode).toBe(404);
    expect((await say(why)).json()).toEqual({ done: 2 });
    expect(await read(ids[1] ?? 0)).toMatchObject({ lost_reason_id: reasons[1]?.id });
    expect((await say({ ...why, reason_id: 999_999 })).statusCode).toBe(422);
    expect((await say({ ...why, ids })).statusCode).toBe(422);
  });
});

describe('the list of reasons', () => {
  it('is edited by administrators; a reason in use is only turned off', async () => {
    const [first, second, ...rest] = reasons;
    const added = { name: 'Visa', name_es: 'Visa', is_active: true };
    const next = [added, ...rest.slice(1)];
    const saved = await done<contract.LostReason[]>(
      admin(contract.saveLostReasons, { body: { reasons: next } }),
    );
    // The second was given to leads above, the first only to one that moved on.
    expect(saved.find(({ id }) => id === first?.id)).toBeUndefined();
    expect(saved.find(({ id }) => id === second?.id)?.is_active).toBe(false);
    expect(saved.filter(({ is_active }) => is_active).map(({ name }) => name)).toEqual(
      next.map(({ name }) => name),
    );
    expect((await admin(contract.saveLostReasons, { body: { reasons: [] } })).statusCode).toBe(422);
    await ensureLostReasons(test.database.db);
    expect(await done(salesman(contract.listLostReasons, {}))).toEqual(saved);
  });

  it('is asked for in columns that an administrator chooses, else in those named so', async () => {
    const names = ['Lost', 'Perdido', 'Closed lost', 'Descartados', 'Not lost', 'Closed'];
    const named = names.map((name, id) => ({ id, name }));
    expect(lostStatuses(named, null).map(({ id }) => id)).toEqual([0, 1, 2, 3]);
    expect(lostStatuses(named, [5]).map(({ id }) => id)).toEqual([5]);
    const body = { lost_status_ids: [statuses[0]?.id] };
    expect(await done(admin(contract.updateLeadSettings, { body }))).toMatchObject(body);
    const after = await done<contract.LeadStatus[]>(
      salesman(contract.listStatuses, { query: { role: 'salesman' } }),
    );
    expect(after.filter(({ is_lost }) => is_lost).map(({ id }) => id)).toEqual([statuses[0]?.id]);
    const wrong = { lost_status_ids: [999_999] };
    expect((await admin(contract.updateLeadSettings, { body: wrong })).statusCode).toBe(422);
  });
});
