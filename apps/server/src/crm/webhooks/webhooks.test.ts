import * as api from '@alpha/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openSharedHome, type SharedHome } from '../../../test/shared-home.ts';
import { visitorPost } from '../../../test/visitor-posts.ts';
import { startWebhookReceiver } from '../../../test/webhook-receiver.ts';
import { mailOutbox, webhookMessages, webhooks } from '../../platform/db/schema/index.ts';
import { createSafeInternet } from '../../platform/fetching/safe-fetch.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { isSignedInTime } from '../intake/deliveries/signatures.ts';
import { deliverNextMessage } from './deliver-message.service.ts';
import { deleteOldMessages } from './messages.queries.ts';
import { listWebhookSecrets } from './webhooks.queries.ts';

let at: SharedHome;
let admin: Caller;
let leader: Caller;
let ctx: Ctx;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let made = 0;

beforeAll(async () => {
  at = await openSharedHome();
  admin = await signedIn(at.test, 'admin@alpha.test');
  leader = await signedIn(at.test, 'leader@alpha.test');
  receiver = await startWebhookReceiver();
  at.test.deps.internet = createSafeInternet({ allowsLoopback: true });
  const { app, deps } = at.test;
  ctx = {
    ...{ db: deps.database.db, deps, log: app.log, locale: 'en', ip: '' },
    ...{ userAgent: undefined, viewer: null },
  };
});
afterAll(async () => {
  await receiver.close();
  await at.test.close();
});
beforeEach(async () => {
  await at.test.database.db.delete(webhooks);
  Object.assign(receiver.state, { status: 200, headers: {} });
  receiver.take();
});

type Made = { webhook: api.Webhook; secret: string };

/** Its address is put in place afterwards: the API takes https only. */
async function create(events: readonly api.WebhookEvent[] = api.WEBHOOK_EVENTS): Promise<Made> {
  made += 1;
  const body = { name: `Hook ${made}`, url: 'https://other.example.com/hook', events: [...events] };
  const answer = await admin(api.createWebhook, { body });
  expect(answer.statusCode, answer.body).toBe(200);
  const { id } = answer.json().webhook;
  const { db } = at.test.database;
  await db.update(webhooks).set({ url: receiver.url }).where(eq(webhooks.id, id));
  return answer.json();
}

async function deliverAll(): Promise<void> {
  while (await deliverNextMessage(ctx));
}

/** As if this time had passed for everything that waits. */
const wait = (interval: string) =>
  at.test.database.db.execute(sql`
    with held as (update webhooks set held_until = held_until - ${interval}::interval,
      failing_since = failing_since - ${interval}::interval)
    update webhook_messages set next_attempt_at = next_attempt_at - ${interval}::interval,
      first_attempt_at = first_attempt_at - ${interval}::interval`);

const person = (more: object = {}) => {
  made += 1;
  return {
    first_name: 'Ana',
    last_name: 'Ruiz',
    phone: '+57 300 1',
    email: `ana.${made}@w.test`,
    ...more,
  };
};
const addLead = async (by = at.salesman): Promise<api.Lead> =>
  (await by(api.createLead, { body: person() })).json();

/** The lead in the last message. */
const sentLead = () => JSON.parse(receiver.received.at(-1)?.body ?? '').lead;

const columnsOf = async (role: string): Promise<{ id: number; name: string }[]> =>
  (await admin(api.listStatuses, { query: { role } })).json();

const messages = async (id: number): Promise<api.WebhookMessage[]> =>
  (await admin(api.listWebhookMessages, { params: { id } })).json().data;
const shown = async (id: number): Promise<api.Webhook> =>
  (await admin(api.listWebhooks)).json().find((each: api.Webhook) => each.id === id);

describe('a webhook', () => {
  it('says null where the quiz did not ask, not a dash', async () => {
    await create();
    const lead = person({ last_name: '-', phone: '-' });
    expect((await at.salesman(api.createLead, { body: lead })).statusCode).toBe(200);
    await deliverAll();
    expect(sentLead()).toMatchObject({ first_name: 'Ana', last_name: null, phone: null });
  });

  it('gets a new lead once, signed, with the same id in every attempt (security 25)', async () => {
    const { webhook, secret } = await create();
    const lead = await addLead();
    receiver.state.status = 500;
    await deliverAll();
    await deliverAll();
    expect(receiver.received).toHaveLength(1);
    receiver.state.status = 204;
    await wait('1 hour');
    await deliverAll();
    const [first, second] = receiver.received;
    const sent = JSON.parse(second?.body ?? '');
    expect(JSON.parse(first?.body ?? '')).toEqual(sent);
    expect(sent).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      type: 'lead.created',
      occurred_at: expect.any(String),
      lead: {
        ...{ id: lead.id, url: expect.stringContaining(`/app/leads/${lead.id}`) },
        ...{ first_name: 'Ana', last_name: 'Ruiz', email: lead.email, phone: lead.phone },
        ...{ country: null, source: 'staff', created_at: expect.any(String) },
        status: { id: lead.lead_status_id, name: expect.any(String) },
        owner: { id: lead.user_id, name: lead.user.name },
      },
    });
    const body = Buffer.from(second?.body ?? '');
    const signature = second?.headers['x-alpha-signature'];
    expect(isSignedInTime(signature, body, secret, Date.now())).toBe(true);
    expect(isSignedInTime(signature, body, 'another secret', Date.now())).toBe(false);
    expect(await messages(webhook.id)).toMatchObject([
      {
        status: 'delivered',
        attempts: 2,
        response_status: 204,
        failure: null,
        lead: { id: lead.id },
      },
    ]);
    expect(await shown(webhook.id)).toMatchObject({ failing_since: null, is_active: true });
  });

  it('gets a hint that a lead is back when a merge is undone', async () => {
    await create(['lead.created']);
    const [lead, other] = [await addLead(), await addLead()];
    await deliverAll();
    receiver.take();
    const seen = { version: lead.version, other_version: other.version };
    const body = { other_id: other.id, ...seen, from_other: [] };
    const merged = await at.salesman(api.mergeLeads, { params: { id: lead.id }, body });
    const { merge_id } = merged.json();
    expect((await at.salesman(api.undoMerge, { body: { merge_id } })).statusCode).toBe(200);
    await deliverAll();
    const sent = receiver.received.map((message) => JSON.parse(message.body));
    expect(sent).toMatchObject([
      { type: 'lead.created', is_restored: true, lead: { id: other.id } },
    ]);
  });

  it('gets every way a lead is made or moved, and only of the chosen events', async () => {
    const { webhook } = await create(['lead.created', 'lead.moved']);
    await create(['lead.answered']);
    const columns = await columnsOf('salesman');
    const [, second, third] = columns;
    const lead = await addLead();
    await at.reader(api.submitLead, { body: visitorPost() });
    const to = (lead_status_id?: number) => ({ params: { id: lead.id }, body: { lead_status_id } });
    await at.salesman(api.moveLead, to(second?.id));
    await at.salesman(api.moveLead, {
      ...to(lead.lead_status_id),
      body: { lead_status_id: lead.lead_status_id, is_undo: true },
    });
    await at.salesman(api.updateLead, to(third?.id));
    // The same column is no move.
    await at.salesman(api.updateLead, to(third?.id));
    await at.salesman(api.moveLeads, {
      body: { ids: [lead.id], lead_status_id: second?.id },
    });
    const types = (await messages(webhook.id)).map(({ type }) => type).reverse();
    expect(types).toEqual(['lead.created', 'lead.created', ...Array(4).fill('lead.moved')]);
    await deliverAll();
    const moves = receiver.take().filter(({ type }) => type === 'lead.moved');
    expect(moves.map(({ from, to }) => [from.id, to.id])).toEqual([
      [lead.lead_status_id, second?.id],
      [second?.id, lead.lead_status_id],
      [lead.lead_status_id, third?.id],
      [third?.id, second?.id],
    ]);
    expect(moves[0].to.name).toBe(second?.name);
  });

  it('gets what an investor says about a property, not what is taken back', async () => {
    await create(['lead.answered']);
    const lead = await addLead();
    const { token } = await at.share({ email: lead.email });
    const params = { token };
    await at.reader(api.answerSharedProperty, { params, body: { answer: 'like' } });
    await at.reader(api.askSharedProperty, { params, body: { question: 'How old is the roof?' } });
    await at.reader(api.answerSharedProperty, { params, body: { answer: null } });
    await deliverAll();
    const sent = receiver.take();
    const property = { id: at.home.id, address: at.home.address };
    expect(sent.map(({ answer, property, lead }) => ({ answer, property, id: lead.id }))).toEqual([
      { answer: 'like', property, id: lead.id },
      { answer: 'question', property, id: lead.id },
    ]);
    // What was asked stays here.
    expect(JSON.stringify(sent)).not.toContain('roof');
  });

  it('writes nothing when the change is rolled back', async () => {
    const { webhook } = await create();
    const { db } = at.test.database;
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`insert into leads (first_name, last_name, phone, email, status_id, user_id, source)
          select 'a', 'b', '1', 'c@w.test', min(s.id), min(u.id), 'api' from lead_statuses s, users u`);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow();
    expect(await messages(webhook.id)).toEqual([]);
  });

  it('holds everything while its server is down, and sends it in order when it is back', async () => {
    const { webhook } = await create(['lead.created']);
    receiver.state.status = 503;
    const leads = [await addLead(), await addLead(), await addLead()];
    await deliverAll();
    expect(receiver.received).toHaveLength(1);
    expect(await shown(webhook.id)).toMatchObject({
      ...{ failing_since: expect.any(String), counts: { waiting: 3, failed: 0 } },
    });
    receiver.state.status = 200;
    receiver.take();
    await wait('2 minutes');
    await deliverAll();
    const ids = receiver.take().map(({ lead }) => lead.id);
    expect(ids.sort()).toEqual(leads.map(({ id }) => id).sort());
  });

  it('is paused after a day of failures: administrators get an email, what waits is kept', async () => {
    const { webhook } = await create(['lead.created']);
    const { db } = at.test.database;
    receiver.state.status = 500;
    await addLead();
    await deliverAll();
    await wait('25 hours');
    await deliverAll();
    expect(await messages(webhook.id)).toMatchObject([{ status: 'failed', response_status: 500 }]);
    expect(await shown(webhook.id)).toMatchObject({
      ...{ is_active: false, given_up_at: expect.any(String) },
    });
    const mails = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
    expect(mails.filter(({ subject }) => subject.includes(webhook.name))).toHaveLength(1);
    const audit = await admin(api.listAudit, { query: { action: 'webhook.given_up' } });
    expect(audit.json().data[0].data).toEqual({ webhook: webhook.name });

    receiver.state.status = 200;
    receiver.take();
    await addLead();
    await deliverAll();
    expect(receiver.take()).toEqual([]);
    await admin(api.updateWebhook, { params: { id: webhook.id }, body: { is_active: true } });
    await deliverAll();
    expect(receiver.take()).toHaveLength(1);
    const [, failed] = await messages(webhook.id);
    const again = await admin(api.resendWebhookMessage, { params: { id: failed?.id } });
    expect(again.json()).toMatchObject({ status: 'waiting', attempts: 0 });
    await deliverAll();
    expect(receiver.take()).toMatchObject([{ id: failed?.message_id }]);
  });

  it('tells nothing about a lead that was deleted or erased before it could (security 31)', async () => {
    const { webhook } = await create(['lead.created']);
    const [deleted, erased] = [await addLead(), await addLead(leader)];
    await at.salesman(api.deleteLead, { params: { id: deleted.id } });
    const body = { email: erased.email };
    expect((await leader(api.eraseLead, { params: { id: erased.id }, body })).statusCode).toBe(200);
    const rows = await at.test.database.db.select().from(webhookMessages);
    expect(JSON.stringify(rows)).not.toContain(erased.email);
    await deliverAll();
    expect(receiver.take()).toEqual([]);
    expect((await messages(webhook.id)).map(({ status, lead }) => [status, lead])).toEqual([
      ['canceled', null],
      ['canceled', null],
    ]);
  });

  it('never reaches a private address, plain http or a redirect (security 22)', async () => {
    for (const url of ['http://a.test/', 'ftp://a.test', 'https://user:secret@a.test/', 'abc']) {
      const body = { name: 'x', url, events: ['lead.created'] };
      const answer = await admin(api.createWebhook, { body });
      expect([url, answer.json().code]).toEqual([url, 'webhook.badUrl']);
    }
    const { webhook } = await create();
    receiver.state.status = 302;
    receiver.state.headers = { location: 'https://example.com/' };
    await admin(api.testWebhook, { params: { id: webhook.id } });
    await deliverAll();
    expect(await messages(webhook.id)).toMatchObject([{ failure: 'tooManyRedirects' }]);

    at.test.deps.internet = createSafeInternet();
    await admin(api.testWebhook, { params: { id: webhook.id } });
    await deliverAll();
    at.test.deps.internet = createSafeInternet({ allowsLoopback: true });
    expect(await messages(webhook.id)).toMatchObject([{ failure: 'notHttps' }, {}]);
    expect(receiver.received).toHaveLength(1);
  });

  it('shows its secret once, and keeps it sealed', async () => {
    const { webhook, secret } = await create();
    const { db } = at.test.database;
    const list = await admin(api.listWebhooks);
    const audit = await admin(api.listAudit, { query: {} });
    const [row] = await db.select().from(webhooks).where(eq(webhooks.id, webhook.id));
    for (const text of [list.body, audit.body, JSON.stringify(row)])
      expect(text).not.toContain(secret);
    expect(audit.body).not.toContain('other.example.com/hook');
    const renewed = await admin(api.renewWebhookSecret, { params: { id: webhook.id } });
    expect(renewed.json().secret).not.toBe(secret);
    // What `npm run secret:replace` seals again.
    const sealed = await listWebhookSecrets(db);
    expect(sealed).toMatchObject([{ id: webhook.id, sealed: { secret: expect.any(String) } }]);
    // Of another installation: it says so instead of signing with something else.
    await db.update(webhooks).set({ key: 'another' }).where(eq(webhooks.id, webhook.id));
    await admin(api.testWebhook, { params: { id: webhook.id } });
    await deliverAll();
    expect(await messages(webhook.id)).toMatchObject([{ failure: 'secret' }]);
  });

  it('needs a fresh proof to be made, and there are at most twenty', async () => {
    const body = { name: 'x', url: 'https://a.test', events: ['lead.created'] };
    const { db } = at.test.database;
    await db.execute(sql`update sessions set proved_at = now() - interval '1 hour'`);
    expect((await admin(api.createWebhook, { body })).json().code).toBe('auth.proofRequired');
    await db.execute(sql`update sessions set proved_at = now()`);
    const answers = await Promise.all(
      Array.from({ length: api.WEBHOOKS_MAX + 1 }, () => admin(api.createWebhook, { body })),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([...Array(api.WEBHOOKS_MAX).fill(200), 409]);
  });

  it('forgets messages after thirty days', async () => {
    const { webhook } = await create();
    await addLead();
    const { db } = at.test.database;
    await db.update(webhookMessages).set({ createdAt: sql`now() - interval '31 days'` });
    await addLead();
    expect(await deleteOldMessages(db, 30, 100)).toBe(false);
    expect(await messages(webhook.id)).toHaveLength(1);
  });
});
