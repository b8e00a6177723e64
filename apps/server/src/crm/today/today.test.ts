import {
  type Activity,
  addActivity,
  answerSharedProperty,
  askSharedProperty,
  assignLeads,
  createLead,
  deleteActivity,
  deleteLead,
  eraseLead,
  getLead,
  getTeamToday,
  getToday,
  type Lead,
  listActivities,
  listMessageTemplates,
  listStatuses,
  moveLead,
  openSharedProperty,
  sendLeadMessage,
  type TeamMember,
  type Today,
  type TodaySection,
  updateActivity,
  updateLead,
  updateLeadAttention,
} from '@alpha/contract';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openSharedHome, type SharedHome } from '../../../test/shared-home.ts';
import { makeStaff, signedInStaff } from '../../../test/staff-forms.ts';
import { leadActivities, leads, mailOutbox, properties } from '../../platform/db/schema/index.ts';

let at: SharedHome;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
let salesmanId: number;
beforeAll(async () => {
  at = await openSharedHome();
  admin = await signedIn(at.test, 'admin@alpha.test');
  leader = await signedIn(at.test, 'leader@alpha.test');
  ({ salesman } = at);
  salesmanId = (await create(salesman)).user_id;
});
afterAll(() => at.test.close());

const HOUR_MS = 3_600_000;
const day = () => ({
  from: new Date(Date.now() - 12 * HOUR_MS).toISOString(),
  to: new Date(Date.now() + 12 * HOUR_MS).toISOString(),
});
const today = async (caller: Caller, query: object = {}): Promise<Today> => {
  const answer = await caller(getToday, { query: { ...day(), ...query } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const rowOf = async <S extends TodaySection>(section: S, { id }: { id: number }) => {
  const rows: readonly Today[S]['items'][number][] = (await today(salesman))[section].items;
  return rows.find(({ lead }) => lead.id === id);
};
let made = 0;
async function create(caller: Caller): Promise<Lead> {
  const email = `today.${++made}@leads.test`;
  const form = { first_name: 'Ana', last_name: `Today ${made}`, phone: '+57 300 1234567', email };
  return (await caller(createLead, { body: form })).json();
}
const attend = (lead: Lead, body: object, caller = salesman) =>
  caller(updateLeadAttention, { params: { id: lead.id }, body });
const call = (lead: Lead, body: object) =>
  salesman(addActivity, { params: { id: lead.id }, body: { kind: 'call', ...body } });
/** A report sent to a lead an hour ago, so that what follows is later. */
async function sent() {
  const lead = await create(salesman);
  const { token } = await at.share({ email: lead.email });
  await past(lead, 1);
  return { lead, token };
}
async function past({ id }: Lead, hours: number) {
  const ago = new Date(Date.now() - hours * HOUR_MS);
  const { db } = at.test.database;
  await db.update(leadActivities).set({ createdAt: ago }).where(eq(leadActivities.leadId, id));
  const times = { lastTouchedAt: ago, contactedAt: ago, unansweredSince: ago };
  await db.update(leads).set(times).where(eq(leads.id, id));
}
const answer = (token: string, body: object) =>
  at.reader(answerSharedProperty, { params: { token }, body });

describe('new leads', () => {
  it('wait until someone contacts them, and are new until their owner opens them', async () => {
    const lead = await create(salesman);
    expect(await rowOf('waiting', lead)).toMatchObject({ is_new: true, lead: { id: lead.id } });
    await attend(lead, { is_opened: true }, leader);
    expect((await rowOf('waiting', lead))?.is_new).toBe(true);
    await attend(lead, { is_opened: true });
    expect((await rowOf('waiting', lead))?.is_new).toBe(false);
    await call(lead, { outcome: 'no_answer' });
    expect(await rowOf('waiting', lead)).toBeUndefined();
  });

  it('are new again for another owner', async () => {
    const other = await makeStaff(admin, { role: 'salesman' });
    const lead = await create(salesman);
    await attend(lead, { is_opened: true, snoozed_until: day().to });
    await admin(assignLeads, { body: { ids: [lead.id], user_id: other.id } });
    const caller = await signedInStaff(at.test, other);
    const [row] = (await today(caller)).waiting.items;
    expect(row).toMatchObject({ is_new: true, snoozed_until: null, lead: { id: lead.id } });
  });

  it('say what a visitor asked about, and imports are no arrivals', async () => {
    const { db } = at.test.database;
    const asked = [{ label: 'Property', answer: '1 Main St', key: 'property' }];
    const [visitor, imported] = [await create(salesman), await create(salesman)];
    await db.update(leads).set({ adicionales: asked }).where(eq(leads.id, visitor.id));
    await db.update(leads).set({ source: 'import' }).where(eq(leads.id, imported.id));
    expect((await rowOf('waiting', visitor))?.asked).toBe('1 Main St');
    expect(await rowOf('waiting', imported)).toBeUndefined();
  });
});

describe('signals', () => {
  it.each([
    ['like', { answer: 'like' }, null],
    ['pass', { answer: 'pass', reason: 'Too far away' }, 'Too far away'],
  ] as const)('%s, until the lead is contacted', async (kind, body, words) => {
    const { lead, token } = await sent();
    await answer(token, body);
    const row = await rowOf('signals', lead);
    expect(row).toMatchObject({
      kind,
      words,
      property_id: at.home.id,
      address: expect.stringContaining(at.home.address),
    });
    await call(lead, { body: 'Talked about it' });
    expect(await rowOf('signals', lead)).toBeUndefined();
  });

  it('a no to another home does not hide a like; of one home the latest answer counts', async () => {
    const { lead, token } = await sent();
    const { db } = at.test.database;
    const [home] = await db
      .select({ id: properties.id })
      .from(properties)
      .where(and(eq(properties.status, 'active'), ne(properties.id, at.home.id)))
      .limit(1);
    const other = await at.share({ email: lead.email, property_id: home?.id });
    await past(lead, 1);
    await answer(token, { answer: 'like' });
    await answer(other.token, { answer: 'pass', reason: 'Too far away' });
    const both = { kind: 'like', words: null, passed_others: 1 };
    expect(await rowOf('signals', lead)).toMatchObject(both);
    const card = async () => (await salesman(getLead, { params: { id: lead.id } })).json().signal;
    expect(await card()).toMatchObject(both);
    await answer(token, { answer: 'pass' });
    expect(await rowOf('signals', lead)).toMatchObject({ kind: 'pass' });
    expect((await card()).passed_others).toBeUndefined();
  });

  it('a question comes before the openings after it, with their number', async () => {
    const { lead, token } = await sent();
    await at.reader(askSharedProperty, { params: { token }, body: { question: 'Is there HOA?' } });
    await at.reader(openSharedProperty, { params: { token } });
    const row = await rowOf('signals', lead);
    expect(row).toMatchObject({ kind: 'question', words: 'Is there HOA?', opens: 1 });
  });

  it.each(['a moment', 'two hours'])('that were taken back after %s are none', async (time) => {
    const { lead, token } = await sent();
    await past(lead, 3);
    await answer(token, { answer: 'like' });
    const { db } = at.test.database;
    if (time === 'two hours')
      await db.execute(sql`update lead_activities set created_at = now() - interval '2 hours'
        where lead_id = ${lead.id} and kind = 'home_answered'`);
    await answer(token, { answer: null });
    expect(await rowOf('signals', lead)).toBeUndefined();
  });

  it('can be marked as done until what was shown, and a later one shows again', async () => {
    const { lead, token } = await sent();
    await answer(token, { answer: 'like' });
    const before = await rowOf('signals', lead);
    const mark = { signals_done_at: before?.latest_at };
    expect((await attend(lead, mark)).statusCode).toBe(200);
    expect(await rowOf('signals', lead)).toBeUndefined();
    await attend(lead, { signals_done_at: before?.signals_done_at ?? null });
    expect(await rowOf('signals', lead)).toBeDefined();
    await at.reader(askSharedProperty, { params: { token }, body: { question: 'And the roof?' } });
    await attend(lead, mark);
    expect(await rowOf('signals', lead)).toMatchObject({ kind: 'question' });
    const saved = (await attend(lead, { signals_done_at: '2199-01-01T00:00:00Z' })).json();
    expect(Date.parse(saved.signals_done_at)).toBeLessThan(Date.now() + HOUR_MS);
  });

  it('stay through edits, tasks and a handover; nobody has contacted the lead yet', async () => {
    const { lead, token } = await sent();
    await answer(token, { answer: 'like' });
    const { first_name, last_name, phone, email, lead_status_id } = lead;
    const form = { first_name, last_name, phone: `${phone}1`, email, lead_status_id };
    await salesman(updateLead, { params: { id: lead.id }, body: form });
    const task = { kind: 'task' as const, body: 'Call', due_at: day().to };
    await salesman(addActivity, { params: { id: lead.id }, body: task });
    expect(await rowOf('signals', lead)).toMatchObject({ kind: 'like' });
    const other = await makeStaff(admin, { role: 'salesman' });
    await admin(assignLeads, { body: { ids: [lead.id], user_id: other.id } });
    const [row] = (await today(await signedInStaff(at.test, other))).signals.items;
    expect(row).toMatchObject({ kind: 'like', lead: { id: lead.id } });
  });

  it('end a snooze when the investor says something, not when they only look', async () => {
    const { lead, token } = await sent();
    await attend(lead, { snoozed_until: day().to });
    await at.reader(openSharedProperty, { params: { token } });
    expect(await rowOf('signals', lead)).toBeUndefined();
    await answer(token, { answer: 'like' });
    expect(await rowOf('signals', lead)).toMatchObject({ kind: 'like', snoozed_until: null });
  });
});

describe('a snooze', () => {
  it('is of one person: the owner and others still see the lead', async () => {
    const lead = await create(salesman);
    const isWaiting = async (caller: Caller) =>
      (await today(caller)).waiting.items.find((row) => row.lead.id === lead.id);
    const until = day().to;
    expect((await attend(lead, { snoozed_until: until }, leader)).json().snoozed_until).toBe(until);
    expect(await isWaiting(leader)).toBeUndefined();
    expect(await isWaiting(salesman)).toMatchObject({ snoozed_until: null });
    await attend(lead, { snoozed_until: until });
    expect(await isWaiting(salesman)).toBeUndefined();
    expect(await isWaiting(admin)).toBeDefined();
    // Undone by one of them.
    await attend(lead, { snoozed_until: null }, leader);
    expect(await isWaiting(leader)).toBeDefined();
    expect(await isWaiting(salesman)).toBeUndefined();
  });
});

describe('each list', () => {
  it('has fifty rows unless more are asked for, and says how many there are', async () => {
    const other = await makeStaff(admin, { role: 'salesman' });
    const caller = await signedInStaff(at.test, other);
    for (let i = 0; i < 52; i += 1) await create(caller);
    const first = (await today(caller)).waiting;
    expect(first).toMatchObject({ count: 52, items: { length: 50 } });
    const all = (await today(caller, { rows: 100 })).waiting;
    expect(all).toMatchObject({ count: 52, items: { length: 52 } });
    expect(all.items.slice(0, 50)).toEqual(first.items);
    const query = { ...day(), rows: 1001 };
    expect((await caller(getToday, { query })).statusCode).toBe(422);
  });
});

describe('undo', () => {
  const undo = ({ id }: { id: number }) => salesman(deleteActivity, { params: { id } });

  it('of a call: the new lead and what it asked are back', async () => {
    const lead = await create(salesman);
    await undo((await call(lead, { outcome: 'no_answer' })).json());
    expect(await rowOf('waiting', lead)).toBeDefined();
    const { lead: asking, token } = await sent();
    await at.reader(askSharedProperty, { params: { token }, body: { question: 'When?' } });
    await undo((await call(asking, { outcome: 'reached' })).json());
    expect(await rowOf('signals', asking)).toMatchObject({ kind: 'question' });
  });

  it('of a move: the new lead is back and the timeline has no trace', async () => {
    const lead = await create(salesman);
    const params = { id: lead.id };
    const columns = (await salesman(listStatuses, { query: { role: 'salesman' } })).json();
    const moved = { lead_status_id: columns[1].id };
    await salesman(moveLead, { params, body: moved });
    expect(await rowOf('waiting', lead)).toBeUndefined();
    const back = { lead_status_id: lead.lead_status_id, is_undo: true };
    await salesman(moveLead, { params, body: back });
    expect(await rowOf('waiting', lead)).toBeDefined();
    const timeline: Activity[] = (await salesman(listActivities, { params })).json();
    expect(timeline.map(({ kind }) => kind)).not.toContain('moved');
  });
});

describe('tasks', () => {
  it('due before the end of the day, overdue first, until done', async () => {
    const lead = await create(salesman);
    const due = async (hours: number) => {
      const due_at = new Date(Date.now() + hours * HOUR_MS).toISOString();
      const body = { kind: 'task' as const, body: `In ${hours}`, due_at };
      return (await salesman(addActivity, { params: { id: lead.id }, body })).json();
    };
    await due(30);
    const soon = await due(2);
    await due(-100_000);
    const mine = (await today(salesman)).tasks.items.filter((row) => row.lead.id === lead.id);
    expect(mine.map(({ task }) => task.body)).toEqual(['In -100000', 'In 2']);
    await salesman(updateActivity, { params: { id: soon.id }, body: { is_done: true } });
    const left = (await today(salesman)).tasks.items.filter((row) => row.lead.id === lead.id);
    expect(left).toHaveLength(1);
  });
});

describe('reports without an answer', () => {
  it('show after three days, opened or not, until the investor answers', async () => {
    const { lead, token } = await sent();
    expect(await rowOf('unanswered', lead)).toBeUndefined();
    await past(lead, 96);
    expect(await rowOf('unanswered', lead)).toMatchObject({ kind: 'report', opens: 0 });
    await at.reader(openSharedProperty, { params: { token } });
    expect(await rowOf('unanswered', lead)).toMatchObject({
      opens: 1,
      address: expect.stringContaining(at.home.address),
    });
    const signal = await rowOf('signals', lead);
    await attend(lead, { signals_done_at: signal?.latest_at });
    const row = await rowOf('unanswered', lead);
    await attend(lead, { sends_done_at: row?.sent_at });
    expect(await rowOf('unanswered', lead)).toBeUndefined();
    await attend(lead, { sends_done_at: row?.sends_done_at ?? null });
    expect(await rowOf('unanswered', lead)).toBeDefined();
    await answer(token, { answer: 'pass' });
    expect(await rowOf('unanswered', lead)).toBeUndefined();
  });
});

describe('messages', () => {
  const key = () => crypto.randomUUID();
  const send = (lead: Lead, body: object) =>
    salesman(sendLeadMessage, {
      params: { id: lead.id },
      body: { locale: 'es', body: 'Hola.\n\n¿Hablamos?', idempotency_key: key(), ...body },
    });

  it('an email goes to the lead, with replies to its writer, once per key (security 16)', async () => {
    const lead = await create(salesman);
    const body = { channel: 'email', subject: 'Su inversión', idempotency_key: key() };
    const [first, second] = await Promise.all([send(lead, body), send(lead, body)]);
    expect(first.statusCode, first.body).toBe(200);
    expect(second.json().activity.id).toBe(first.json().activity.id);
    const mails = await at.test.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, lead.email));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Su inversión', replyTo: 'salesman@alpha.test' });
    expect(mails[0]?.text).toContain('¿Hablamos?');
    expect(await rowOf('waiting', lead)).toBeUndefined();
  });

  it('the same key with another text is refused, and so is a subject of two lines (security 16)', async () => {
    const lead = await create(salesman);
    const body = { channel: 'email', subject: 'One', idempotency_key: key() };
    expect((await send(lead, body)).statusCode).toBe(200);
    expect((await send(lead, { ...body, body: 'Another' })).statusCode).toBe(409);
    const two = { ...body, subject: 'One\r\nBcc: x@y.test', idempotency_key: key() };
    expect((await send(lead, two)).statusCode).toBe(422);
  });

  it.each(['deleted', 'erased'])(
    'does not reach a lead that was %s, at any address',
    async (how) => {
      const lead = await create(salesman);
      await send(lead, { channel: 'email', subject: 'Su inversión' });
      const { first_name, last_name, phone, lead_status_id } = lead;
      const email = `new.${lead.email}`;
      const form = { first_name, last_name, phone, email, lead_status_id };
      await salesman(updateLead, { params: { id: lead.id }, body: form });
      const params = { id: lead.id };
      if (how === 'erased') await leader(eraseLead, { params, body: { email } });
      else await salesman(deleteLead, { params });
      const mails = await at.test.database.db
        .select()
        .from(mailOutbox)
        .where(sql`${mailOutbox.idempotencyKey} like ${`message:%:${lead.id}:%`}`);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.notAfter).not.toBeNull();
      if (how === 'erased') expect(mails[0]).toMatchObject({ recipient: '', text: '' });
    },
  );

  it('texts can name the property that fits: the last sent, liked or declined one', async () => {
    const { lead, token } = await sent();
    await answer(token, { answer: 'like' });
    const { facts } = (await salesman(listMessageTemplates, { params: { id: lead.id } })).json();
    expect(facts.en.liked_home).toContain(at.home.address);
    expect(facts.en.sent_home).toContain(at.home.address);
    expect(facts.en).not.toHaveProperty('declined_home');
  });

  it('a WhatsApp message is recorded and mails nobody', async () => {
    const lead = await create(salesman);
    expect((await send(lead, { channel: 'whatsapp' })).statusCode).toBe(200);
    const [entry] = (await salesman(listActivities, { params: { id: lead.id } })).json();
    expect(entry).toMatchObject({ kind: 'message_sent', data: { channel: 'whatsapp' } });
    const [mail] = await at.test.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, lead.email))
      .orderBy(desc(mailOutbox.id));
    expect(mail).toBeUndefined();
  });

  it('an email needs a subject; a call needs an outcome or words; only calls have outcomes', async () => {
    const lead = await create(salesman);
    expect((await send(lead, { channel: 'email' })).statusCode).toBe(422);
    expect((await call(lead, {})).statusCode).toBe(422);
    const note = { kind: 'note', body: 'x', outcome: 'reached' };
    expect((await call(lead, note)).statusCode).toBe(422);
  });
});

describe('who sees what', () => {
  it('a salesman their own, a leader the team or one person, nobody a stranger’s', async () => {
    const lead = await create(salesman);
    const stranger = await makeStaff(admin, { role: 'salesman' });
    const other = await signedInStaff(at.test, stranger);
    expect((await today(other)).waiting.count).toBe(0);
    expect((await attend(lead, { is_opened: true }, other)).statusCode).toBe(404);
    const foreign = await other(sendLeadMessage, {
      params: { id: lead.id },
      body: { channel: 'whatsapp', body: 'Hi', locale: 'en', idempotency_key: '1' },
    });
    expect(foreign.statusCode).toBe(404);
    const team = await today(leader, { user_id: salesmanId });
    expect(team.waiting.items.some((row) => row.lead.id === lead.id)).toBe(true);
    expect((await today(leader, { user_id: stranger.id })).waiting.count).toBe(0);
  });

  it('the team by person, with what waits and how fast they answer', async () => {
    await call(await create(salesman), { outcome: 'reached' });
    const team: TeamMember[] = (await leader(getTeamToday)).json();
    const row = team.find(({ user }) => user.id === salesmanId);
    const own = await today(leader, { user_id: salesmanId });
    expect(row?.waiting).toBe(own.waiting.count);
    expect(row?.signals).toBe(own.signals.count);
    expect(row?.minutes_to_contact).not.toBeNull();
    expect((await salesman(getTeamToday)).statusCode).toBe(403);
    const all: TeamMember[] = (await admin(getTeamToday)).json();
    expect(all.length).toBeGreaterThan(team.length);
  });
});

it('counts what the viewer did today, and refuses a day of a week', async () => {
  const before = (await today(salesman)).done;
  const lead = await create(salesman);
  await call(lead, { outcome: 'reached' });
  expect((await today(salesman)).done).toBe(before + 1);
  const query = { ...day(), to: new Date(Date.now() + 200 * HOUR_MS).toISOString() };
  expect((await salesman(getToday, { query })).statusCode).toBe(422);
});
