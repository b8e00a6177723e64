import { addActivity, createLead, type Lead, updateLead } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { leadActivities, mailOutbox, users } from '../../../platform/db/schema/index.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { remindOfNextTask } from './reminders.service.ts';

let test: TestApp;
let leader: Caller;
let salesman: Caller;
let salesmanId: number;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
  const [row] = await test.database.db
    .select()
    .from(users)
    .where(eq(users.email, 'salesman@alpha.test'));
  salesmanId = row?.id ?? 0;
  await test.database.db.delete(leadActivities);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(mailOutbox);
});

let made = 0;
const create = async (caller: Caller, more: object = {}): Promise<Lead> => {
  made += 1;
  const body = {
    first_name: 'Ana',
    last_name: `Task ${made}`,
    phone: '-',
    email: `task.${made}@leads.test`,
    ...more,
  };
  return (await caller(createLead, { body })).json();
};
const mails = () => test.database.db.select().from(mailOutbox);
const contextOf = (): Ctx => ({
  db: test.database.db,
  deps: test.deps,
  log: test.app.log,
  locale: 'en',
  ip: '',
  userAgent: undefined,
  viewer: null,
});
const addTask = async (caller: Caller, id: number, due: number) => {
  const due_at = new Date(Date.now() + due).toISOString();
  const body = { kind: 'task', body: 'Call about the LLC', due_at };
  const answer = await caller(addActivity, { params: { id }, body });
  expect(answer.statusCode, answer.body).toBe(200);
};
const MINUTE = 60_000;

describe('an assigned lead', () => {
  it('is emailed to the new owner when created or reassigned, and never to the person who assigned it', async () => {
    const lead = await create(leader);
    expect(await mails()).toEqual([]);
    await create(leader, { user_id: salesmanId });
    expect(await mails()).toMatchObject([
      { recipient: 'salesman@alpha.test', subject: expect.stringContaining('New contact for you') },
    ]);
    const { first_name, last_name, phone, email, lead_status_id } = lead;
    const body = { first_name, last_name, phone, email, lead_status_id, user_id: salesmanId };
    const answer = await leader(updateLead, { params: { id: lead.id }, body });
    expect(answer.statusCode, answer.body).toBe(200);
    const [, second] = await mails();
    expect(second?.text).toContain(`/app/leads/${lead.id}`);
    // A later edit by the same people is no news.
    const now = answer.json().lead_status_id;
    await leader(updateLead, { params: { id: lead.id }, body: { ...body, lead_status_id: now } });
    expect(await mails()).toHaveLength(2);
  });
});

describe('a task', () => {
  it('that is due reminds its author once, however many processes run', async () => {
    const { id } = await create(salesman);
    await addTask(salesman, id, -MINUTE);
    await addTask(salesman, id, 60 * MINUTE);
    await Promise.all(Array.from({ length: 4 }, () => remindOfNextTask(contextOf())));
    expect(await remindOfNextTask(contextOf())).toBe(false);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ recipient: 'salesman@alpha.test' });
    expect(sent[0]?.subject).toMatch(/^Task due: Call about the LLC \(.+\)$/);
    expect(sent[0]?.text).toContain('Call about the LLC');
  });

  it('of a deleted user reminds the owner of the lead', async () => {
    const { id } = await create(salesman);
    await addTask(leader, id, -MINUTE);
    await test.database.db
      .update(users)
      .set({ deactivatedAt: new Date() })
      .where(eq(users.email, 'leader@alpha.test'));
    expect(await remindOfNextTask(contextOf())).toBe(true);
    expect(await mails()).toMatchObject([{ recipient: 'salesman@alpha.test' }]);
  });

  it('that was due long ago sends no reminder', async () => {
    const { id } = await create(salesman);
    await addTask(salesman, id, -30 * 24 * 60 * MINUTE);
    expect(await remindOfNextTask(contextOf())).toBe(true);
    expect(await mails()).toEqual([]);
  });
});
