import {
  addActivity,
  answerSharedProperty,
  askSharedProperty,
  createLead,
  DEFAULT_NOTIFICATIONS,
  eraseLead,
  type Lead,
  listNotifications,
  NOTIFICATIONS_MAX,
  type Notification,
  type Notifications,
  openSharedProperty,
  readNotifications,
  setOwnLocale,
  submitLead,
  updateLead,
  updateLeadAttention,
  updateNotificationSettings,
} from '@alpha/contract';
import { desc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEvents } from '../../../test/event-reader.ts';
import { type Caller, signedIn, tokenOf } from '../../../test/people.ts';
import { openSharedHome, type SharedHome } from '../../../test/shared-home.ts';
import {
  leadActivities,
  leads,
  mailOutbox,
  notifications,
} from '../../platform/db/schema/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { remindOfNextTask } from '../leads/reminders/reminders.service.ts';
import { sendNextNotificationDigest } from './digest.service.ts';
import { deleteOldNotifications } from './notifications.queries.ts';

let at: SharedHome;
let salesman: Caller;
let admin: Caller;
/** Of another team. */
let stranger: Caller;
beforeAll(async () => {
  at = await openSharedHome();
  ({ salesman } = at);
  admin = await signedIn(at.test, 'admin@alpha.test');
  stranger = await signedIn(at.test, 'curator@alpha.test');
});
afterAll(async () => {
  at.test.app.server.closeAllConnections();
  await at.test.close();
});
beforeEach(async () => {
  await at.test.database.db.delete(notifications);
});

const list = async (caller = salesman): Promise<Notifications> =>
  (await caller(listNotifications, {})).json();
const listIds = async () => (await list()).items.map(({ id }) => id);
const kindsOf = async (caller = salesman) => (await list(caller)).items.map(({ kind }) => kind);
let made = 0;
async function sent() {
  const email = `bell.${++made}@leads.test`;
  const form = { first_name: 'Ana', last_name: `Bell ${made}`, phone: '1', email };
  const lead: Lead = (await salesman(createLead, { body: form })).json();
  const { token } = await at.share({ email });
  return { lead, token };
}
const answer = (token: string, body: object) =>
  at.reader(answerSharedProperty, { params: { token }, body });
const ask = (token: string, question: string) =>
  at.reader(askSharedProperty, { params: { token }, body: { question } });
const now = () => new Date().toISOString();
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const contextOf = (): Ctx => ({
  ...{ db: at.test.database.db, deps: at.test.deps, log: at.test.app.log },
  ...{ locale: 'en' as const, ip: '', userAgent: undefined, viewer: null },
});

describe('a notification', () => {
  it('says what happened, to the owner of the lead and nobody else', async () => {
    const { lead, token } = await sent();
    await at.reader(openSharedProperty, { params: { token } });
    await answer(token, { answer: 'pass', reason: 'Too old' });
    await ask(token, 'Who pays the roof?');
    const { unread, items } = await list();
    expect(unread).toBe(3);
    expect(items.map(({ kind, words, opens }) => [kind, words, opens])).toEqual([
      ['question', 'Who pays the roof?', 1],
      ['pass', 'Too old', 1],
      ['opened', null, 1],
    ]);
    expect(items[0]).toMatchObject({
      is_read: false,
      lead: { id: lead.id, first_name: 'Ana', last_name: `Bell ${made}` },
      address: at.home.address.split(',')[0] ?? '',
    } satisfies Partial<Notification>);
    // Their own sends, notes and leads are no news to them.
    expect(await kindsOf(admin)).toEqual([]);
    expect(await kindsOf(stranger)).toEqual([]);
  });

  it('about an answer goes with it: changed, taken back, or deleted with the lead', async () => {
    const { lead, token } = await sent();
    await answer(token, { answer: 'like' });
    await answer(token, { answer: 'pass' });
    expect(await kindsOf()).toEqual(['pass']);
    await answer(token, { answer: null });
    expect(await kindsOf()).toEqual([]);
    // Not within the hour: the timeline keeps both, the bell the latest.
    const { db } = at.test.database;
    await answer(token, { answer: 'like' });
    await db
      .update(leadActivities)
      .set({ createdAt: sql`now() - interval '2 hours'` })
      .where(eq(leadActivities.leadId, lead.id));
    await answer(token, { answer: 'pass' });
    expect(await kindsOf()).toEqual(['pass']);
    await db.delete(leads).where(eq(leads.id, lead.id));
    expect(await kindsOf()).toEqual([]);
  });

  it('comes with a lead from a form or a colleague, and with a task that is due', async () => {
    const owner = (await sent()).lead.user_id;
    const form = { first_name: 'Eva', last_name: 'New', phone: '1', email: 'eva@bell.test' };
    await at.reader(submitLead, { body: { ...form, user_id: owner } });
    const body = { ...form, email: 'eva2@bell.test', user_id: owner };
    const lead: Lead = (await admin(createLead, { body })).json();
    expect(await kindsOf()).toEqual(['assigned', 'assigned']);
    const due_at = new Date(Date.now() - 1000).toISOString();
    const task = { kind: 'task', body: 'Call Eva', due_at };
    await salesman(addActivity, { params: { id: lead.id }, body: task });
    while (await remindOfNextTask(contextOf()));
    expect((await list()).items[0]).toMatchObject({ kind: 'task', words: 'Call Eva' });
  });

  it('leaves with a lead that is handed to another team (security 10)', async () => {
    const { lead, token } = await sent();
    await answer(token, { answer: 'like' });
    expect(await kindsOf()).toEqual(['like']);
    const { first_name, last_name, phone, email, lead_status_id } = lead;
    const person = { first_name, last_name, phone };
    const other = await stranger(createLead, { body: { ...person, email: 'x@bell.test' } });
    const moved = await admin(updateLead, {
      params: { id: lead.id },
      body: { ...person, email, lead_status_id, user_id: (other.json() as Lead).user_id },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(await list()).toEqual({ unread: 0, items: [] });
    expect(await kindsOf(stranger)).toEqual(['assigned']);
    await ask(token, 'And now?');
    expect(await kindsOf()).toEqual([]);
    expect(await kindsOf(stranger)).toEqual(['question', 'assigned']);
  });

  it('reaches open screens at once, of its person only', async () => {
    const { token } = await sent();
    const origin = await at.test.app.listen({ port: 0, host: '127.0.0.1' });
    const own = await readEvents(origin, await tokenOf(at.test, 'salesman@alpha.test'));
    const others = await readEvents(origin, await tokenOf(at.test, 'leader@alpha.test'));
    await answer(token, { answer: 'like' });
    await own.next(({ kind }) => kind === 'notifications');
    await others.next(({ kind }) => kind === 'changed');
    expect(others.all.filter(({ kind }) => kind === 'notifications')).toEqual([]);
    own.stop();
    others.stop();
  });

  it('is kept for ninety days', async () => {
    const { token } = await sent();
    await answer(token, { answer: 'like' });
    const { db } = at.test.database;
    await deleteOldNotifications(db, 90, 10);
    expect(await kindsOf()).toEqual(['like']);
    await db.update(notifications).set({ createdAt: sql`now() - interval '91 days'` });
    expect(await deleteOldNotifications(db, 90, 10)).toBe(false);
    expect(await db.select().from(notifications)).toEqual([]);
  });
});

describe('reading', () => {
  it('a lead’s, or all that were shown; of oneself only', async () => {
    const first = await sent();
    const second = await sent();
    await answer(first.token, { answer: 'like' });
    await ask(first.token, 'Why?');
    await answer(second.token, { answer: 'pass' });
    await stranger(readNotifications, { body: { lead_id: first.lead.id } });
    expect((await list()).unread).toBe(3);
    const after = await salesman(readNotifications, { body: { lead_id: first.lead.id } });
    expect(after.json()).toMatchObject({ unread: 1, items: [{ is_read: false }, {}, {}] });
    const seen_ids = await listIds();
    await ask(second.token, 'Meanwhile?');
    expect((await stranger(readNotifications, { body: { seen_ids } })).statusCode).toBe(200);
    expect((await list()).unread).toBe(2);
    expect((await salesman(readNotifications, { body: { seen_ids } })).json().unread).toBe(1);
    for (const body of [{}, { seen_ids, lead_id: first.lead.id }, { ids: [1] }, { seen_ids: [] }])
      expect((await salesman(readNotifications, { body })).statusCode).toBe(422);
  });

  it('leaves one that was written earlier and committed later', async () => {
    const { db } = at.test.database;
    const { token } = await sent();
    await answer(token, { answer: 'like' });
    await ask(token, 'Why?');
    const [early] = await db.select().from(notifications).orderBy(notifications.id).limit(1);
    if (!early) throw new Error('nothing was written');
    await db.delete(notifications).where(eq(notifications.id, early.id));
    const seen_ids = await listIds();
    expect(seen_ids).toHaveLength(1);
    await db.insert(notifications).values(early);
    const { unread, items } = (await salesman(readNotifications, { body: { seen_ids } })).json();
    expect(unread).toBe(1);
    expect(items.find(({ id }: Notification) => id === early.id)?.is_read).toBe(false);
  });

  it('a full list reads the older ones behind it too', async () => {
    const { db } = at.test.database;
    const { lead, token } = await sent();
    await answer(token, { answer: 'like' });
    const [one] = await db.select().from(notifications);
    if (!one) throw new Error('nothing was written');
    const entries = await db
      .insert(leadActivities)
      .values(
        Array.from({ length: NOTIFICATIONS_MAX + 2 }, () => ({
          leadId: lead.id,
          kind: 'note' as const,
        })),
      )
      .returning({ activityId: leadActivities.id });
    await db.delete(notifications);
    const rows = entries.map(({ activityId }) => ({
      userId: one.userId,
      kind: one.kind,
      activityId,
    }));
    await db.insert(notifications).values(rows);
    const seen_ids = await listIds();
    expect(seen_ids).toHaveLength(NOTIFICATIONS_MAX);
    expect((await salesman(readNotifications, { body: { seen_ids } })).json().unread).toBe(0);
  });

  it.each([
    ['a call', (id: number) => [addActivity, { kind: 'call', outcome: 'no_answer' }, id] as const],
    ['a snooze', (id: number) => [updateLeadAttention, { snoozed_until: tomorrow() }, id] as const],
    ['done', (id: number) => [updateLeadAttention, { signals_done_at: now() }, id] as const],
  ])('happens when the lead is worked on, for the one who does: %s', async (_, work) => {
    const { lead, token } = await sent();
    const other = await sent();
    await answer(token, { answer: 'like' });
    await answer(other.token, { answer: 'like' });
    const [endpoint, body, id] = work(lead.id);
    await admin(endpoint, { params: { id }, body });
    expect((await list()).unread).toBe(2);
    expect((await salesman(endpoint, { params: { id }, body })).statusCode).toBe(200);
    const { unread, items } = await list();
    expect(unread).toBe(1);
    expect(items.find((item) => item.lead.id === other.lead.id)?.is_read).toBe(false);
  });

  it('all leaves those that the list does not show: kinds that only the digest has', async () => {
    const { token } = await sent();
    const body = { app: ['like'], digest: ['question'], push: [] };
    await salesman(updateNotificationSettings, { body });
    await ask(token, 'Who pays the roof?');
    await answer(token, { answer: 'like' });
    const seen_ids = await listIds();
    expect((await salesman(readNotifications, { body: { seen_ids } })).json().unread).toBe(0);
    const all = [...new Set([...body.app, ...body.digest])];
    await salesman(updateNotificationSettings, { body: { ...body, app: all } });
    expect(await list()).toMatchObject({
      unread: 1,
      items: [{ kind: 'like' }, { is_read: false }],
    });
    await salesman(updateNotificationSettings, { body: DEFAULT_NOTIFICATIONS });
  });

  it('kinds that are turned off are neither listed nor counted', async () => {
    const { token } = await sent();
    await at.reader(openSharedProperty, { params: { token } });
    await answer(token, { answer: 'like' });
    const body = { app: ['like', 'like'], digest: [], push: [] };
    const saved = await salesman(updateNotificationSettings, { body });
    expect(saved.json()).toEqual({ app: ['like'], digest: [], push: [] });
    expect(await list()).toMatchObject({ unread: 1, items: [{ kind: 'like' }] });
    await salesman(updateNotificationSettings, { body: { ...body, app: [], digest: ['like'] } });
    expect(await list()).toEqual({ unread: 0, items: [] });
    await salesman(updateNotificationSettings, { body: { ...body, digest: ['like'] } });
  });
});

describe('the daily digest', () => {
  const DAY_MS = 86_400_000;
  const digests = () =>
    at.test.database.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.idempotencyKey, 'notification-digest:%'))
      .orderBy(desc(mailOutbox.id));
  /** As if it were this many days later. */
  const write = async (days: number) => {
    while (await sendNextNotificationDigest(contextOf(), new Date(Date.now() + days * DAY_MS)));
  };

  it('has what is unread, in the person’s language, once, and is erased with the lead (security 31)', async () => {
    await salesman(setOwnLocale, { body: { locale: 'es' } });
    const { lead, token } = await sent();
    await at.reader(openSharedProperty, { params: { token } });
    await answer(token, { answer: 'like' });
    // Today's came before it happened.
    await write(0);
    expect(await digests()).toEqual([]);
    await write(1);
    await write(1);
    const [mail, ...others] = await digests();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'salesman@alpha.test',
      subject: '1 notificación sin leer sobre sus contactos',
    });
    const street = at.home.address.split(',')[0];
    expect(mail?.text).toContain(`Ana Bell ${made}: Le gusta ${street}`);
    expect(mail?.text).toContain('/app/account#notifications');
    // Not chosen for the email.
    expect(mail?.text).not.toContain('Abrió');
    await admin(eraseLead, { params: { id: lead.id }, body: { email: lead.email } });
    expect((await digests())[0]).toMatchObject({ text: '', html: '', recipient: '' });
    expect(await at.test.database.db.select().from(notifications)).toEqual([]);
  });

  it('is not written when everything is read, not visible or switched off', async () => {
    const { lead, token } = await sent();
    await answer(token, { answer: 'like' });
    await salesman(readNotifications, { body: { lead_id: lead.id } });
    const before = (await digests()).length;
    await write(2);
    await at.test.database.db.update(notifications).set({ readAt: null });
    await salesman(updateNotificationSettings, { body: { app: ['like'], digest: [], push: [] } });
    await write(3);
    expect(await digests()).toHaveLength(before);
  });
});
