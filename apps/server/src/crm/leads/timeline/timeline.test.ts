import {
  type Activity,
  addActivity,
  createLead,
  deleteActivity,
  getLead,
  type Lead,
  listActivities,
  listStatuses,
  moveLead,
  updateActivity,
} from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
let curator: Caller;
let lead: Lead;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.02, leads: 5 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
  curator = await signedIn(test, 'curator@alpha.test');
  const form = { first_name: 'Ana', last_name: 'Probe', phone: '1', email: 'ana@timeline.test' };
  lead = (await salesman(createLead, { body: form })).json();
});
afterAll(() => test.close());

const add = async (caller: Caller, body: object): Promise<Activity> => {
  const answer = await caller(addActivity, { params: { id: lead.id }, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const timeline = async (caller = salesman): Promise<Activity[]> =>
  (await caller(listActivities, { params: { id: lead.id } })).json();

describe('the timeline of a lead', () => {
  it('has entries by the system and by users, newest first', async () => {
    const [, second] = (await salesman(listStatuses, { query: { role: 'salesman' } })).json();
    await salesman(moveLead, { params: { id: lead.id }, body: { lead_status_id: second.id } });
    await add(salesman, { kind: 'note', body: 'Prefers calls in the evening.' });
    await add(leader, { kind: 'call', body: 'Spoke about the down payment.' });
    const kinds = (await timeline()).map(({ kind }) => kind);
    expect(kinds).toEqual(['call', 'note', 'moved', 'created']);
    expect((await timeline())[0]?.actor?.name).toBe('Marcus Ellery');
  });

  it('has tasks with a due date, which are the next step of the card until done', async () => {
    const due = '2030-05-01T09:00:00.000Z';
    const task = await add(salesman, { kind: 'task', body: 'Send two options', due_at: due });
    const shown = async () =>
      (await salesman(getLead, { params: { id: lead.id } })).json().next_task;
    expect(await shown()).toMatchObject({ id: task.id, body: 'Send two options' });
    const done = await leader(updateActivity, { params: { id: task.id }, body: { is_done: true } });
    expect(done.json().done_at).not.toBeNull();
    expect(await shown()).toBeNull();
    const again = await leader(updateActivity, {
      params: { id: task.id },
      body: { is_done: true },
    });
    expect(again.json().done_at).toBe(done.json().done_at);
    await leader(updateActivity, { params: { id: task.id }, body: { is_done: false } });
    expect(await shown()).not.toBeNull();
  });

  it('only the author can edit an entry; the author or an administrator can delete it', async () => {
    const note = await add(salesman, { kind: 'note', body: 'First words' });
    const change = (caller: Caller) =>
      caller(updateActivity, { params: { id: note.id }, body: { body: 'Other words' } });
    expect((await change(leader)).statusCode).toBe(403);
    expect((await change(salesman)).json().body).toBe('Other words');
    // A change without effect returns the current state.
    const nothing = await salesman(updateActivity, { params: { id: note.id }, body: {} });
    expect([nothing.statusCode, nothing.json().body]).toEqual([200, 'Other words']);
    const remove = (caller: Caller) => caller(deleteActivity, { params: { id: note.id } });
    expect((await remove(leader)).statusCode).toBe(403);
    expect((await remove(admin)).statusCode).toBe(200);
    expect((await remove(admin)).statusCode).toBe(404);
  });

  it('entries of the system cannot be changed', async () => {
    const created = (await timeline()).find(({ kind }) => kind === 'created');
    const answer = await admin(deleteActivity, { params: { id: created?.id ?? 0 } });
    expect(answer.statusCode).toBe(404);
  });

  it('of another team’s lead is a 404 (security 10)', async () => {
    const [latest] = await timeline();
    const params = { id: lead.id };
    const note = { kind: 'note', body: 'Hello' };
    expect((await curator(listActivities, { params })).statusCode).toBe(404);
    expect((await curator(addActivity, { params, body: note })).statusCode).toBe(404);
    const own = { id: latest?.id ?? 0 };
    expect((await curator(updateActivity, { params: own, body: {} })).statusCode).toBe(404);
    expect((await curator(deleteActivity, { params: own })).statusCode).toBe(404);
  });

  it.each([
    ['a kind only the system writes', { kind: 'moved', body: 'x' }],
    ['empty words', { kind: 'note', body: '  ' }],
    ['a day for a note', { kind: 'note', body: 'x', due_at: '2030-01-01T00:00:00Z' }],
    ['a day that is none', { kind: 'task', body: 'x', due_at: 'tomorrow' }],
    ['a day before our time', { kind: 'task', body: 'x', due_at: '0000-01-01T00:00:00Z' }],
    ['the end of time', { kind: 'task', body: 'x', due_at: '9999-12-31T23:59:59-23:59' }],
    ['a writer', { kind: 'note', body: 'x', actor_id: 1 }],
  ])('refuses %s', async (_, body) => {
    const answer = await salesman(addActivity, { params: { id: lead.id }, body });
    expect(answer.statusCode).toBe(422);
  });
});

describe('a planned call', () => {
  const due_at = '2027-01-15T15:00:00.000Z';
  const isDone = async (id: number) =>
    (await timeline()).find((entry) => entry.id === id)?.done_at !== null;
  const plan = (more: object = {}) =>
    add(salesman, { kind: 'task', channel: 'call', due_at, ...more });

  it('needs no words, but a time', async () => {
    expect(await plan()).toMatchObject({ body: 'Call', due_at, data: { channel: 'call' } });
    const refused = [
      { kind: 'task', channel: 'call' },
      { kind: 'note', channel: 'call', body: 'x' },
      { kind: 'task', task_id: 1, body: 'x' },
    ];
    for (const body of refused)
      expect((await salesman(addActivity, { params: { id: lead.id }, body })).statusCode).toBe(422);
  });

  it('is done by logging how it went, and open again when that was a mistake', async () => {
    const planned = await plan({ body: 'The roof' });
    const body = { kind: 'call', outcome: 'no_answer', task_id: planned.id };
    const logged = await add(salesman, body);
    expect(await isDone(planned.id)).toBe(true);
    await salesman(deleteActivity, { params: { id: logged.id } });
    expect(await isDone(planned.id)).toBe(false);
    expect((await salesman(getLead, { params: { id: lead.id } })).json()).toMatchObject({
      next_task: { is_call: true, due_at: expect.any(String) },
    });
  });

  it('is done by no call to somebody else, and other tasks by none at all', async () => {
    const planned = await plan();
    const task = await add(salesman, { kind: 'task', body: 'Write', due_at });
    const form = { first_name: 'Eva', last_name: 'Probe', phone: '1', email: 'e@timeline.test' };
    const other: Lead = (await salesman(createLead, { body: form })).json();
    const call = { kind: 'call', outcome: 'reached' };
    await salesman(addActivity, {
      params: { id: other.id },
      body: { ...call, task_id: planned.id },
    });
    await add(salesman, { ...call, task_id: task.id });
    expect([await isDone(planned.id), await isDone(task.id)]).toEqual([false, false]);
  });
});
