import * as contract from '@alpha/contract';
import { MIAMI, wallTimeAt } from '@alpha/i18n';
import { eq } from 'drizzle-orm';
import ical, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMail } from '../../../test/deliver-mail.ts';
import { type Caller, signedIn } from '../../../test/people.ts';
import { startPlan, WAY } from '../../../test/purchases.ts';
import { openRoom } from '../../../test/room.ts';
import { done } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { properties, purchaseSteps, purchases } from '../../platform/db/schema/index.ts';
import { remindOfNextDeadline } from './reminders.service.ts';

let test: TestApp;
let salesman: Caller;
let leader: Caller;
let stranger: Caller;
let admin: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 0 } });
  salesman = await signedIn(test, 'salesman@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  stranger = await signedIn(test, 'curator@alpha.test');
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());

let made = 0;
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function newLead(fields: object = {}): Promise<contract.Lead> {
  made += 1;
  const person = { first_name: 'Ana', last_name: `Buyer ${made}`, phone: '1' };
  const body = { ...person, email: `buyer.${made}@plan.test`, ...fields };
  return done(salesman(contract.createLead, { body }));
}
async function newPlan(way: object = {}) {
  const lead = await newLead();
  return { lead, plan: await startPlan(salesman, lead.id, way) };
}
const stepOf = (plan: contract.PurchasePlan, key: string): contract.PurchaseStep => {
  const step = plan.steps.find((each) => each.key === key);
  if (!step) throw new Error(`no step ${key}`);
  return step;
};
const change = (id: number, body: object, caller = salesman) =>
  caller(contract.updatePurchaseStep, { params: { id }, body });
const changed = (id: number, body: object): Promise<contract.Purchase> => done(change(id, body));
const list = (leadId: number): Promise<contract.Purchase[]> =>
  done(salesman(contract.listPurchases, { params: { id: leadId } }));
const setPurchase = (id: number, fields: Partial<typeof purchases.$inferInsert>) =>
  test.database.db.update(purchases).set(fields).where(eq(purchases.id, id));

describe('a purchase plan', () => {
  it('has the steps of its way of buying, each after what it needs, with sources and a closing', async () => {
    const { lead, plan } = await newPlan();
    expect(plan).toMatchObject({ lead_id: lead.id, address: WAY.address, outcome: null });
    expect(plan.steps.map(({ key }) => key).slice(0, 5)).toEqual([
      ...['company', 'ein', 'itin', 'bank', 'funds'],
    ]);
    expect(plan.next_step_id).toBe(stepOf(plan, 'company').id);
    expect(stepOf(plan, 'ein').after).toEqual([stepOf(plan, 'company').id]);
    expect(stepOf(plan, 'ein').ready_at).toBeNull();
    const { closing } = plan;
    expect(closing && closing.from <= closing.likely && closing.likely <= closing.until).toBe(true);
    expect(stepOf(plan, 'company').rules).toContainEqual({
      ...{ key: 'boi', publisher: 'Federal Register, FinCEN', as_of: '2025-03-26' },
      url: expect.stringMatching(/^https:/),
    });
    expect(await list(lead.id)).toEqual([plan]);
  });

  it('is started once at a time, for a listing or a typed address', async () => {
    const { lead, plan } = await newPlan();
    const start = (body: object) =>
      salesman(contract.startPurchase, { params: { id: lead.id }, body: { ...WAY, ...body } });
    expect((await start({})).json().code).toBe('purchase.alreadyOpen');
    const end = { params: { id: plan.id }, body: { outcome: 'cancelled' } };
    expect(await done(salesman(contract.updatePurchase, end))).toMatchObject({ closing: null });
    expect((await start({ address: '' })).json().errors).toEqual({ address: [expect.any(String)] });
    expect((await start({ property_id: 999_999 })).json().errors).toEqual({
      property_id: [expect.any(String)],
    });
    expect((await start({ time_zone: 'Mars/Base' })).statusCode).toBe(422);
    await start({});
    const resumed = await salesman(contract.updatePurchase, { ...end, body: { outcome: null } });
    expect(resumed.json().code).toBe('purchase.alreadyOpen');
    expect((await list(lead.id)).map(({ outcome }) => outcome)).toEqual([null, 'cancelled']);
    expect(await test.database.db.$count(properties)).toBe(0);
  });

  it('moves on when a step is done or not needed, and says who did it', async () => {
    const { lead, plan } = await newPlan();
    await changed(stepOf(plan, 'company').id, { status: 'done' });
    const now = await changed(stepOf(plan, 'ein').id, { status: 'not_needed' });
    expect(stepOf(now, 'company')).toMatchObject({ status: 'done', done_by: expect.any(String) });
    expect(stepOf(now, 'bank').ready_at).not.toBeNull();
    expect((now.closing?.likely ?? '') < (plan.closing?.likely ?? '')).toBe(true);
    const kept = await change(stepOf(plan, 'closing').id, { status: 'not_needed' });
    expect(kept.json().code).toBe('purchase.stepIsKept');
    const timeline = await done<contract.Activity[]>(
      salesman(contract.listActivities, { params: { id: lead.id } }),
    );
    const events = timeline.filter(({ kind }) => kind === 'purchase_updated');
    expect(events.map(({ data }) => [data.event, data.step])).toEqual([
      ...[
        ['not_needed', 'ein'],
        ['done', 'company'],
        ['started', undefined],
      ],
    ]);
  });

  it('is adjusted: names, ranges, order, own steps, what comes first', async () => {
    const { plan } = await newPlan();
    const bank = stepOf(plan, 'bank');
    const days = { min: 5, typical: 20, max: 60 };
    const renamed = await changed(bank.id, { title: 'Account in Miami', who: 'curator', days });
    expect(stepOf(renamed, 'bank')).toMatchObject({
      title: 'Account in Miami',
      who: 'curator',
      days,
    });
    expect((renamed.closing?.until ?? '') > (plan.closing?.until ?? '')).toBe(true);
    const added = await done<contract.Purchase>(
      salesman(contract.addPurchaseStep, {
        params: { id: plan.id },
        body: { title: 'Visit', phase: 'prepare', who: 'investor', days, after: [bank.id] },
      }),
    );
    const visit = stepOf(added, 'other');
    const place = added.steps.findIndex(({ id }) => id === visit.id);
    expect(added.steps[place - 1]?.phase).toBe('prepare');
    expect(added.steps[place + 1]?.key).toBe('offer');
    const offer = stepOf(added, 'offer');
    await changed(offer.id, { after: [...offer.after, visit.id] });
    const circle = await change(bank.id, { after: [offer.id] });
    expect(circle.json().code).toBe('purchase.stepsLoop');
    expect((await change(bank.id, { after: [999_999] })).statusCode).toBe(422);
    expect((await change(bank.id, { days: { ...days, min: 30 } })).statusCode).toBe(422);
    expect((await change(visit.id, { title: null })).statusCode).toBe(422);
    const ids = added.steps.map(({ id }) => id).reverse();
    const order = { params: { id: plan.id }, body: { step_ids: ids } };
    const turned = await done<contract.Purchase>(salesman(contract.updatePurchase, order));
    expect(turned.steps.map(({ id }) => id)).toEqual(ids);
    const short = { ...order, body: { step_ids: ids.slice(1) } };
    expect((await salesman(contract.updatePurchase, short)).statusCode).toBe(422);
  });

  it('keeps what waits for a removed step in order, and the closing', async () => {
    const { plan } = await newPlan();
    const remove = (key: string) =>
      salesman(contract.removePurchaseStep, { params: { id: stepOf(plan, key).id } });
    const left = await done<contract.Purchase>(remove('ein'));
    expect(stepOf(left, 'bank').after).toEqual([stepOf(plan, 'company').id]);
    expect((await remove('closing')).json().code).toBe('purchase.stepIsKept');
    expect((await remove('ein')).statusCode).toBe(404);
  });

  const datesOf = (plan: contract.Purchase) =>
    ['form_5472', 'annual_report', 'form_1040nr'].map((key) => stepOf(plan, key).due_at);
  const filedIn = (year: number) =>
    ['04-15', '05-01', '06-15'].map((day) => `${year}-${day}T21:00:00.000Z`);
  const thisYear = () => Number(wallTimeAt(MIAMI, new Date()).date.slice(0, 4));

  it('has its filing dates in the year after the closing, in Miami’s evening', async () => {
    const { plan } = await newPlan();
    const closing = stepOf(plan, 'closing').id;
    const closed = await changed(closing, { status: 'done' });
    expect(datesOf(closed)).toEqual(filedIn(thisYear() + 1));
    expect(closed.closing).toBeNull();
    // A closing that was ticked by mistake leaves none behind.
    expect(datesOf(await changed(closing, { status: 'open' }))).toEqual([null, null, null]);
  });

  it('counts from the agreed day of a closing that is ticked in the next year', async () => {
    const { plan } = await newPlan();
    const due_at = `${thisYear() - 1}-12-30T15:00:00.000Z`;
    const closed = await changed(stepOf(plan, 'closing').id, { due_at, status: 'done' });
    expect(datesOf(closed)).toEqual(filedIn(thisYear()));
  });

  it('has the filings of its company from the day the company is there, before any closing', async () => {
    const { plan } = await newPlan();
    const company = stepOf(plan, 'company').id;
    const [form, report] = filedIn(thisYear() + 1);
    expect(datesOf(await changed(company, { status: 'done' }))).toEqual([form, report, null]);
    const closing = stepOf(plan, 'closing').id;
    expect(datesOf(await changed(closing, { status: 'done' }))).toEqual(filedIn(thisYear() + 1));
    // The company is still there when the closing is opened again.
    expect(datesOf(await changed(closing, { status: 'open' }))).toEqual([form, report, null]);
    expect(datesOf(await changed(company, { status: 'open' }))).toEqual([null, null, null]);
  });

  it('keeps a filing date that staff have set', async () => {
    const { plan } = await newPlan();
    const due_at = inDays(200);
    await changed(stepOf(plan, 'form_1040nr').id, { due_at });
    const closing = stepOf(plan, 'closing').id;
    expect(datesOf(await changed(closing, { status: 'done' }))[2]).toBe(due_at);
    expect(datesOf(await changed(closing, { status: 'open' }))[2]).toBe(due_at);
  });

  it('that has ended cannot be changed, only resumed', async () => {
    const { plan } = await newPlan();
    const end = (outcome: string | null) =>
      done<contract.Purchase>(
        salesman(contract.updatePurchase, { params: { id: plan.id }, body: { outcome } }),
      );
    await end('closed');
    const tried = await change(stepOf(plan, 'company').id, { status: 'done' });
    expect(tried.json().code).toBe('purchase.isOver');
    // What comes after the keys is still to do.
    await changed(stepOf(plan, 'manager').id, { status: 'done' });
    expect(await end(null)).toMatchObject({ outcome: null, ended_at: null });
    const audit = await done<{ data: contract.AuditEntry[] }>(
      admin(contract.listAudit, { query: { action: 'purchase.ended', page: 1 } }),
    );
    expect(audit.data[0]?.data).toEqual({ purchase_id: plan.id, outcome: 'closed' });
  });

  it('of somebody else’s lead is not found, on every verb (security 10)', async () => {
    const { lead, plan } = await newPlan();
    const [step] = plan.steps;
    const params = { id: step?.id };
    const body = { title: 'x', phase: 'offer', who: 'title', days: { min: 1, typical: 1, max: 1 } };
    for (const [endpoint, asked] of [
      [contract.listPurchases, { params: { id: lead.id } }],
      [contract.startPurchase, { params: { id: lead.id }, body: WAY }],
      [contract.updatePurchase, { params: { id: plan.id }, body: { outcome: 'closed' } }],
      [contract.addPurchaseStep, { params: { id: plan.id }, body }],
      [contract.updatePurchaseStep, { params, body: { status: 'done' } }],
      [contract.removePurchaseStep, { params }],
    ] as const)
      expect([endpoint.id, (await stranger(endpoint, asked)).statusCode]).toEqual([
        endpoint.id,
        404,
      ]);
    expect(await list(lead.id)).toEqual([plan]);
    expect((await leader(contract.listPurchases, { params: { id: lead.id } })).statusCode).toBe(
      200,
    );
  });
});

describe('a purchase that does not move', () => {
  const today = async (): Promise<contract.Today> => {
    const query = { from: new Date().toISOString(), to: inDays(0.5) };
    return done(salesman(contract.getToday, { query }));
  };
  const card = (id: number): Promise<contract.Lead> =>
    done(salesman(contract.getLead, { params: { id } }));

  it('is on the board and on Today with its step and since when, until the step is done', async () => {
    const { lead, plan } = await newPlan();
    expect(await card(lead.id)).not.toHaveProperty('stuck_since');
    await setPurchase(plan.id, { startedAt: new Date(Date.now() - 24 * DAY_MS) });
    await test.database.db
      .update(purchaseSteps)
      .set({ createdAt: new Date(Date.now() - 24 * DAY_MS) })
      .where(eq(purchaseSteps.purchaseId, plan.id));
    const { id } = stepOf(plan, 'company');
    const now = await changed(id, { note: 'Please sign.' });
    // Fifteen days at most, so nine too many.
    const since = stepOf(now, 'company').stuck_since ?? '';
    expect(Math.floor((Date.now() - Date.parse(since)) / DAY_MS)).toBe(9);
    expect((await card(lead.id)).stuck_since).toBe(since);
    const { stuck } = await today();
    const row = stuck.items.find((item) => item.lead.id === lead.id);
    expect(row).toMatchObject({ address: WAY.address, step: { key: 'company', title: null } });
    expect(Date.parse(row?.since ?? '')).toBe(Date.parse(since));
    const snoozed_until = inDays(1);
    await done(
      salesman(contract.updateLeadAttention, { params: { id: lead.id }, body: { snoozed_until } }),
    );
    expect((await today()).stuck.items.map((item) => item.lead.id)).not.toContain(lead.id);
    await changed(id, { status: 'done' });
    expect(await card(lead.id)).not.toHaveProperty('stuck_since');
  });

  it('names the step whose deadline has passed, also one that waits for others', async () => {
    const { lead, plan } = await newPlan();
    await changed(stepOf(plan, 'deposit').id, { due_at: inDays(-2) });
    const row = (await today()).stuck.items.find((item) => item.lead.id === lead.id);
    expect(row?.step.key).toBe('deposit');
    await done(
      salesman(contract.updatePurchase, {
        params: { id: plan.id },
        body: { outcome: 'cancelled' },
      }),
    );
    expect((await today()).stuck.items.map((item) => item.lead.id)).not.toContain(lead.id);
  });
});

describe('a deadline', () => {
  const remindAll = async () => {
    const ctx = {
      ...{ db: test.database.db, deps: test.deps, log: test.app.log, locale: 'en' as const },
      ...{ ip: '', userAgent: undefined, viewer: null },
    };
    while (await remindOfNextDeadline(ctx));
    return deliverMail(test);
  };
  const soon = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 22 * 3_600_000).toISOString();

  it('is announced once, in each language and on the clocks of Bogotá and Miami', async () => {
    await remindAll();
    const { lead, plan } = await newPlan({ time_zone: 'Europe/Madrid' });
    const deposit = stepOf(plan, 'deposit');
    await changed(deposit.id, { due_at: soon, note: 'secret words' });
    const mails = await remindAll();
    expect(mails.map(({ to }) => to).sort()).toEqual([lead.email, 'salesman@alpha.test']);
    const own = mails.find(({ to }) => to === lead.email);
    expect(own?.subject).toBe('Fecha límite cercana: Depósito de garantía');
    const clock = (zone: string) =>
      new Intl.DateTimeFormat('es-MX', { timeZone: zone, hour: 'numeric', minute: '2-digit' })
        .format(new Date(soon))
        .replaceAll(/\s/g, ' ');
    const text = own?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain(`${clock('Europe/Madrid')}, hora de Madrid`);
    expect(text).toContain(`${clock('America/New_York')}, hora de Miami`);
    expect(text).not.toContain('secret words');
    const team = mails.find(({ to }) => to === 'salesman@alpha.test');
    expect(team?.subject).toContain('deadline soon for Deposit (earnest money)');
    expect(await remindAll()).toEqual([]);
    // Another time is another deadline.
    await changed(deposit.id, { due_at: new Date(Date.parse(soon) + 60_000).toISOString() });
    expect(await remindAll()).toHaveLength(2);
  });

  it('is announced by one of several processes only', async () => {
    const { plan } = await newPlan();
    await changed(stepOf(plan, 'deposit').id, { due_at: soon });
    const sent = await Promise.all([remindAll(), remindAll(), remindAll()]);
    expect(sent.flat()).toHaveLength(2);
  });

  it('of another person’s step is announced to staff alone; of a deleted lead or an ended plan to nobody', async () => {
    const { plan } = await newPlan();
    await changed(stepOf(plan, 'title').id, { due_at: soon });
    expect((await remindAll()).map(({ to }) => to)).toEqual(['salesman@alpha.test']);
    const gone = await newPlan();
    await changed(stepOf(gone.plan, 'deposit').id, { due_at: soon });
    await done(salesman(contract.deleteLead, { params: { id: gone.lead.id } }));
    const over = await newPlan();
    await changed(stepOf(over.plan, 'deposit').id, { due_at: soon });
    await done(
      salesman(contract.updatePurchase, {
        params: { id: over.plan.id },
        body: { outcome: 'closed' },
      }),
    );
    const past = await newPlan();
    await changed(stepOf(past.plan, 'deposit').id, { due_at: inDays(-1) });
    expect(await remindAll()).toEqual([]);
    await done(admin(contract.restoreLeads, { body: { ids: [gone.lead.id] } }));
    expect(await remindAll()).toHaveLength(2);
  });

  it('that cannot be announced holds up no other, and is tried again later', async () => {
    await remindAll();
    const [bad, good] = [await newPlan(), await newPlan()];
    const earlier = new Date(Date.parse(soon) - 60_000).toISOString();
    const title = stepOf(bad.plan, 'title').id;
    await changed(title, { due_at: earlier });
    await changed(stepOf(good.plan, 'title').id, { due_at: soon });
    await setPurchase(bad.plan.id, { timeZone: 'Mars/Base' });
    expect(await remindAll()).toHaveLength(1);
    const [held] = await test.database.db
      .select()
      .from(purchaseSteps)
      .where(eq(purchaseSteps.id, title));
    expect(held).toMatchObject({ remindedAt: null, remindTries: 1 });
    expect(held?.remindAfter?.getTime()).toBeGreaterThan(Date.now());
    await setPurchase(bad.plan.id, { timeZone: WAY.time_zone });
    expect(await remindAll()).toEqual([]);
    await test.database.db.update(purchaseSteps).set({ remindAfter: new Date(0) });
    expect(await remindAll()).toHaveLength(1);
  });

  it('of a filing is announced after the keys too, and shown while it is missed; not of a cancelled plan', async () => {
    await remindAll();
    const { lead, plan } = await newPlan();
    const end = (outcome: string) =>
      done<contract.Purchase>(
        salesman(contract.updatePurchase, { params: { id: plan.id }, body: { outcome } }),
      );
    const filing = stepOf(plan, 'annual_report').id;
    await changed(filing, { due_at: soon });
    await end('closed');
    const mails = await remindAll();
    expect(mails.map(({ to }) => to).sort()).toEqual([lead.email, 'salesman@alpha.test']);
    const { url } = await done<{ url: string }>(salesman(contract.renewCalendarFeed));
    const uids = async (path: string) => (await eventsAt(path)).map(({ uid }) => uid.split('@')[0]);
    expect(await uids(new URL(url).pathname)).toContain(`purchase-step-${filing}`);
    const room = await openRoom(test, lead.email);
    const own = await done<{ url: string }>(
      room.browser(contract.renewRoomCalendar, { params: { id: plan.id } }),
    );
    expect(await uids(new URL(own.url).pathname)).toEqual([`purchase-step-${filing}`]);
    const missed = await changed(filing, { due_at: inDays(-3) });
    expect(stepOf(missed, 'annual_report').stuck_since).not.toBeNull();
    const query = { from: new Date().toISOString(), to: inDays(0.5) };
    const today = async () =>
      (await done<contract.Today>(salesman(contract.getToday, { query }))).stuck.items
        .filter((item) => item.lead.id === lead.id)
        .map(({ step }) => step.key);
    expect(await today()).toEqual(['annual_report']);
    await changed(filing, { status: 'done' });
    expect(await today()).toEqual([]);
    await changed(filing, { status: 'open', due_at: soon });
    await end('cancelled');
    expect(await remindAll()).toEqual([]);
    expect(await uids(new URL(url).pathname)).not.toContain(`purchase-step-${filing}`);
  });

  const eventsAt = async (path: string): Promise<VEvent[]> => {
    const { statusCode, body } = await test.app.inject(path);
    expect(statusCode, body).toBe(200);
    return Object.values(ical.sync.parseICS(body)).filter(
      (part): part is VEvent => part?.type === 'VEVENT',
    );
  };

  it('is in the calendar of the curator who looks after the lead', async () => {
    const { lead, plan } = await newPlan();
    const deposit = stepOf(plan, 'deposit');
    await changed(deposit.id, { due_at: soon });
    const { url } = await done<{ url: string }>(salesman(contract.renewCalendarFeed));
    const events = await eventsAt(new URL(url).pathname);
    expect(events.find(({ uid }) => uid.startsWith(`purchase-step-${deposit.id}@`))).toMatchObject({
      summary: `Ana ${lead.last_name}: Deposit (earnest money)`,
      start: new Date(soon),
      url: { val: `http://localhost:3000/app/leads/${lead.id}` },
    });
    await changed(deposit.id, { status: 'done' });
    const after = await eventsAt(new URL(url).pathname);
    expect(after.some(({ uid }) => uid.startsWith(`purchase-step-${deposit.id}@`))).toBe(false);
  });

  it('is in the investor’s calendar under a secret address, which ends with the room (security 38)', async () => {
    const { lead, plan } = await newPlan();
    await changed(stepOf(plan, 'deposit').id, { due_at: soon, note: 'secret words' });
    const room = await openRoom(test, lead.email);
    const params = { id: plan.id };
    const make = async () => {
      const answer = await done<{ url: string }>(
        room.browser(contract.renewRoomCalendar, { params }),
      );
      return new URL(answer.url).pathname;
    };
    const first = await make();
    const path = await make();
    expect((await test.app.inject(first)).statusCode).toBe(404);
    const [event, ...others] = await eventsAt(path);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      summary: 'Depósito de garantía: 660 Lemon St',
      start: new Date(soon),
    });
    expect(event?.description).toMatch(/hora de Bogotá\n.*hora de Miami/);
    const { body } = await test.app.inject(path);
    expect(body).not.toContain('secret');
    expect(body).not.toContain(lead.last_name);
    const [row] = await test.database.db.select().from(purchases).where(eq(purchases.id, plan.id));
    expect(row?.calendarTokenHash).toMatch(/^[\da-f]{64}$/);
    const form = { ...lead, email: 'somebody.else@plan.test' };
    const { first_name, last_name, phone, email, lead_status_id, user_id, version } = form;
    await done(
      salesman(contract.updateLead, {
        params: { id: lead.id },
        body: { first_name, last_name, phone, email, lead_status_id, user_id, version },
      }),
    );
    expect((await test.app.inject(path)).statusCode).toBe(404);
  });
});
