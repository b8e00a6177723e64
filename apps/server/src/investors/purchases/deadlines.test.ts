import * as contract from '@alpha/contract';
import { eq } from 'drizzle-orm';
import ical, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { deliverMail } from '../../../test/deliver-mail.ts';
import { DAY_MS, inDays, openPurchaseDesk, stepOf } from '../../../test/purchase-desk.ts';
import { WAY } from '../../../test/purchases.ts';
import { openRoom } from '../../../test/room.ts';
import { done } from '../../../test/team-at-work.ts';
import { purchaseSteps, purchases } from '../../platform/db/schema/index.ts';
import { remindOfNextDeadline } from './reminders.service.ts';

const { test, db, context, salesman, admin, newPlan, changed, setPurchase } = openPurchaseDesk();

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
    await db()
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
    while (await remindOfNextDeadline(context()));
    return deliverMail(test());
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
    const [held] = await db().select().from(purchaseSteps).where(eq(purchaseSteps.id, title));
    expect(held).toMatchObject({ remindedAt: null, remindTries: 1 });
    expect(held?.remindAfter?.getTime()).toBeGreaterThan(Date.now());
    await setPurchase(bad.plan.id, { timeZone: WAY.time_zone });
    expect(await remindAll()).toEqual([]);
    await db()
      .update(purchaseSteps)
      .set({ remindAfter: new Date(0) });
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
    const room = await openRoom(test(), lead.email);
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
    const { statusCode, body } = await test().app.inject(path);
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
    const room = await openRoom(test(), lead.email);
    const params = { id: plan.id };
    const make = async () => {
      const answer = await done<{ url: string }>(
        room.browser(contract.renewRoomCalendar, { params }),
      );
      return new URL(answer.url).pathname;
    };
    const first = await make();
    const path = await make();
    expect((await test().app.inject(first)).statusCode).toBe(404);
    const [event, ...others] = await eventsAt(path);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      summary: 'Depósito de garantía: 660 Lemon St',
      start: new Date(soon),
    });
    expect(event?.description).toMatch(/hora de Bogotá( y Miami|\n.*hora de Miami)/);
    const { body } = await test().app.inject(path);
    expect(body).not.toContain('secret');
    expect(body).not.toContain(lead.last_name);
    const [row] = await db().select().from(purchases).where(eq(purchases.id, plan.id));
    expect(row?.calendarTokenHash).toMatch(/^[\da-f]{64}$/);
    const form = { ...lead, email: 'somebody.else@plan.test' };
    const { first_name, last_name, phone, email, lead_status_id, user_id, version } = form;
    await done(
      salesman(contract.updateLead, {
        params: { id: lead.id },
        body: { first_name, last_name, phone, email, lead_status_id, user_id, version },
      }),
    );
    expect((await test().app.inject(path)).statusCode).toBe(404);
  });
});
