import * as contract from '@alpha/contract';
import { eq } from 'drizzle-orm';
import ical, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../test/office.ts';
import { type Caller, callerWith, signedIn } from '../../../test/people.ts';
import { makeStaff, signedInStaff } from '../../../test/staff-forms.ts';
import { done } from '../../../test/team-at-work.ts';
import { calendarFeeds, sessions, users } from '../../platform/db/schema/index.ts';

const { test, db, salesman, admin } = openOffice();

const DUE = '2026-12-01T15:30:00.000Z';
type Feed = contract.CalendarFeed & { url: string };

const makeLead = (caller: Caller, fields: object = {}) =>
  done<contract.Lead>(
    caller(contract.createLead, {
      body: {
        ...{ first_name: 'Marta', last_name: 'Ruiz', phone: '1' },
        ...{ email: `${crypto.randomUUID()}@client.test`, ...fields },
      },
    }),
  );
const addTask = (caller: Caller, leadId: number, fields: object = {}) =>
  done<contract.Activity>(
    caller(contract.addActivity, {
      params: { id: leadId },
      body: { kind: 'task', body: 'Call about the offer', due_at: DUE, ...fields },
    }),
  );
const makeFeed = async (caller: Caller): Promise<string> => {
  const { url } = await done<Feed>(caller(contract.renewCalendarFeed));
  return new URL(url).pathname;
};
const eventsAt = async (path: string): Promise<VEvent[]> => {
  const { statusCode, body } = await test().app.inject(path);
  expect(statusCode, body).toBe(200);
  return Object.values(ical.sync.parseICS(body)).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  );
};
const titlesAt = async (path: string) => (await eventsAt(path)).map(({ summary }) => summary);

describe('the calendar of one’s tasks', () => {
  it('has each open task as half an hour at its due time, and a link to the lead', async () => {
    const lead = await makeLead(salesman);
    const task = await addTask(salesman, lead.id);
    await addTask(salesman, lead.id, { due_at: null, body: 'Some day' });
    const path = await makeFeed(salesman);
    const answer = await test().app.inject(path);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const [event, ...others] = await eventsAt(path);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      uid: `task-${task.id}@localhost`,
      summary: 'Marta Ruiz: Call about the offer',
      start: new Date(DUE),
      end: new Date('2026-12-01T16:00:00.000Z'),
      url: { val: `http://localhost:3000/app/leads/${lead.id}` },
      transparency: 'TRANSPARENT',
    });
    // The same task under the same name, when it is moved or edited.
    const body = { due_at: '2026-12-02T09:00:00.000Z', body: 'Call later' };
    await done(salesman(contract.updateActivity, { params: { id: task.id }, body }));
    expect(await eventsAt(path)).toMatchObject([
      { uid: `task-${task.id}@localhost`, summary: 'Marta Ruiz: Call later' },
    ]);
    await done(
      salesman(contract.updateActivity, { params: { id: task.id }, body: { is_done: true } }),
    );
    expect(await eventsAt(path)).toEqual([]);
  });

  it('has planned calls with the number to call, until they are logged', async () => {
    const lead = await makeLead(salesman, { phone: '+57 300 555 0101' });
    const call = await addTask(salesman, lead.id, { channel: 'call', body: undefined });
    await addTask(salesman, lead.id, { channel: 'call', body: 'About the offer' });
    const path = await makeFeed(salesman);
    const url = `http://localhost:3000/app/leads/${lead.id}`;
    const events = await eventsAt(path);
    expect(events).toMatchObject([
      {
        ...{ summary: 'Call Marta Ruiz', location: '+57 300 555 0101', start: new Date(DUE) },
        ...{ description: `+57 300 555 0101\n\nCall\n\n${url}`, url: { val: url } },
      },
      { summary: 'Call Marta Ruiz: About the offer' },
    ]);
    const logged = { kind: 'call', outcome: 'reached', task_id: call.id };
    const params = { id: lead.id };
    await done(salesman(contract.addActivity, { params, body: logged }));
    expect(await titlesAt(path)).toEqual(['Call Marta Ruiz: About the offer']);
    await done(salesman(contract.deleteLead, { params: { id: lead.id } }));
  });

  it('is read correctly whatever a task or a name has in it', async () => {
    const words = 'Ask: "HOA, roof; pool\\spa"\nEND:VEVENT\r\nBEGIN:VALARM ñandú 🏠 '
      .repeat(4)
      .trim();
    const lead = await makeLead(salesman, { first_name: 'Ana;María,', last_name: 'Ñ\\Z' });
    await addTask(salesman, lead.id, { body: words });
    const path = await makeFeed(salesman);
    const { body } = await test().app.inject(path);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const [event, ...others] = await eventsAt(path);
    expect(others).toEqual([]);
    expect(event?.summary).toMatch(/^Ana;María, Ñ\\Z: Ask: "HOA, roof; pool\\spa" END:VEVENT/);
    expect(event?.description).toContain('\nEND:VEVENT\nBEGIN:VALARM ñandú 🏠');
    await done(salesman(contract.deleteLead, { params: { id: lead.id } }));
    expect(await eventsAt(path)).toEqual([]);
  });

  it('speaks the language of its person', async () => {
    const { db } = test().database;
    const isAdmin = eq(users.email, 'admin@alpha.test');
    await db.update(users).set({ locale: 'es' }).where(isAdmin);
    const { body } = await test().app.inject(await makeFeed(admin));
    expect(body).toContain('X-WR-CALNAME:Alpha Agent: tareas');
    await db.update(users).set({ locale: null }).where(isAdmin);
  });

  it('has only leads that its person may see at that moment (security 10)', async () => {
    const leader = await signedIn(test(), 'leader@alpha.test');
    const curator = await signedIn(test(), 'curator@alpha.test');
    const own = await makeLead(salesman, { first_name: 'Own' });
    const foreign = await makeLead(curator, { first_name: 'Foreign' });
    await addTask(salesman, own.id);
    await addTask(leader, own.id, { body: 'From the leader' });
    await addTask(curator, foreign.id);
    const [his, hers] = [await makeFeed(salesman), await makeFeed(leader)];
    expect((await titlesAt(his)).sort()).toEqual([
      'Own Ruiz: Call about the offer',
      'Own Ruiz: From the leader',
    ]);
    // A leader has what they wrote themselves, not the whole team's tasks.
    expect(await titlesAt(hers)).toEqual(['Own Ruiz: From the leader']);
    const body = { ids: [own.id], user_id: 8 };
    await done(admin(contract.assignLeads, { body }));
    expect([await titlesAt(his), await titlesAt(hers)]).toEqual([[], []]);
  });
});

describe('the address of a calendar', () => {
  it('is stored as a hash, and a new one ends the old one', async () => {
    const old = await makeFeed(salesman);
    const [row] = await db().select().from(calendarFeeds).limit(1);
    expect(row?.tokenHash).toMatch(/^[\da-f]{64}$/);
    const token = old.split('/').at(-2) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const next = await makeFeed(salesman);
    expect((await test().app.inject(old)).statusCode).toBe(404);
    expect((await test().app.inject(next)).statusCode).toBe(200);
    const feed = await done<contract.CalendarFeed>(salesman(contract.getCalendarFeed));
    expect(feed).toMatchObject({ is_on: true, read_at: expect.any(String) });
    expect(JSON.stringify(feed)).not.toContain(next.split('/').at(-2));
    await done(salesman(contract.deleteCalendarFeed));
    expect((await test().app.inject(next)).statusCode).toBe(404);
    expect(await done(salesman(contract.getCalendarFeed))).toMatchObject({ is_on: false });
  });

  it('is made only by somebody who has just proved who they are', async () => {
    const other = await signedIn(test(), 'leader@alpha.test');
    await db()
      .update(sessions)
      .set({ provedAt: new Date(0) });
    const { statusCode, body } = await other(contract.renewCalendarFeed);
    expect([statusCode, JSON.parse(body).code]).toEqual([403, 'auth.proofRequired']);
    await db().update(sessions).set({ provedAt: new Date() });
  });

  it('ends when its person is deactivated or deleted', async () => {
    const user = await makeStaff(admin, { leader_id: 2 });
    const temp = await signedInStaff(test(), user);
    const path = await makeFeed(temp);
    const params = { id: user.id };
    await done(admin(contract.deactivateUser, { params }));
    expect((await test().app.inject(path)).statusCode).toBe(404);
    await done(admin(contract.activateUser, { params }));
    expect((await test().app.inject(path)).statusCode).toBe(404);
    const again = await makeFeed(await signedInStaff(test(), user));
    await done(admin(contract.deleteUser, { params }));
    expect((await test().app.inject(again)).statusCode).toBe(404);
  });

  it('cannot be guessed quickly', async () => {
    const reader = callerWith(test());
    const answers = [];
    for (let i = 0; i < 62; i += 1)
      answers.push(
        await reader(contract.readCalendar, {
          params: { token: `guess-${i}` },
          address: '10.9.9.9',
        }),
      );
    expect(answers.map(({ statusCode }) => statusCode).slice(0, 60)).toEqual(Array(60).fill(404));
    expect(answers.at(-1)?.statusCode).toBe(429);
  });
});
