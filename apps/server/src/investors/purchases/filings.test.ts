import * as contract from '@alpha/contract';
import { MIAMI, wallTimeAt } from '@alpha/i18n';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deliverMail } from '../../../test/deliver-mail.ts';
import { openOffice } from '../../../test/office.ts';
import { addDocument, startPlan } from '../../../test/purchases.ts';
import { openRoom } from '../../../test/room.ts';
import { done } from '../../../test/team-at-work.ts';
import { purchaseSteps } from '../../platform/db/schema/index.ts';
import { followPassedFiling } from './filings.service.ts';
import { remindOfNextDeadline } from './reminders.service.ts';

const { test, db, context, salesman, admin } = openOffice();

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const today = () => wallTimeAt(MIAMI, new Date()).date;
const YEAR = Number(today().slice(0, 4));

let made = 0;
/** With the keys on that day; no tick says when the company began, so it began then. */
async function boughtOn(closed_on: string, way: object = {}) {
  made += 1;
  const email = `filing.${made}@plan.test`;
  const body = { first_name: 'Ana', last_name: `Filing ${made}`, phone: '1', email };
  const lead = await done<contract.Lead>(salesman(contract.createLead, { body }));
  const { id } = await startPlan(salesman, lead.id, way);
  await done(
    salesman(contract.closePurchase, { params: { id }, body: { closed_on, terms: null } }),
  );
  const end = { params: { id }, body: { outcome: 'closed' } };
  const plan = await done<contract.Purchase>(salesman(contract.updatePurchase, end));
  return { lead, plan };
}
const planOf = async (leadId: number) => {
  const params = { id: leadId };
  const [plan] = await done<contract.Purchase[]>(salesman(contract.listPurchases, { params }));
  if (!plan) throw new Error('no plan');
  return plan;
};
const change = (id: number, body: object): Promise<contract.Purchase> =>
  done(salesman(contract.updatePurchaseStep, { params: { id }, body }));

type Key = 'annual_report' | 'form_5472' | 'form_1040nr';
const filingsOf = (plan: contract.PurchasePlan, key: Key) =>
  plan.steps.filter((step) => step.key === key);
function lastOf(plan: contract.PurchasePlan, key: Key = 'annual_report') {
  const last = filingsOf(plan, key).at(-1);
  if (!last) throw new Error(`no ${key}`);
  return last;
}
const yearsOf = (plan: contract.PurchasePlan, key: Key = 'annual_report') =>
  filingsOf(plan, key).map(({ filing_year }) => filing_year);

async function followAll(): Promise<void> {
  while (await followPassedFiling(context()));
}

describe('a yearly filing', () => {
  it('that is done early is followed by that of the next year, on the evening of its day in Miami', async () => {
    const { lead, plan } = await boughtOn(today());
    expect(yearsOf(plan)).toEqual([YEAR + 1]);
    const room = await openRoom(test(), lead.email);
    const params = { id: lastOf(plan).id };
    const ticked = await done<contract.PurchasePlan>(
      room.browser(contract.tickRoomStep, { params, body: { is_done: true } }),
    );
    expect(yearsOf(ticked)).toEqual([YEAR + 1, YEAR + 2]);
    const { id, ...next } = lastOf(ticked);
    expect(next).toMatchObject({
      ...{ status: 'open', who: 'accountant', phase: 'after', note: '', documents: [] },
      due_at: `${YEAR + 2}-05-01T21:00:00.000Z`,
    });
    // Right after the one that it follows, as staff see it too.
    const order = (await planOf(lead.id)).steps.map((step) => step.id);
    expect(order.indexOf(id)).toBe(order.indexOf(params.id) + 1);
    const calendar = await done<{ url: string }>(
      room.browser(contract.renewRoomCalendar, { params: { id: plan.id } }),
    );
    const { body } = await test().app.inject(new URL(calendar.url).pathname);
    expect(body).toContain(`purchase-step-${id}@`);
    expect(body).not.toContain(`purchase-step-${params.id}@`);
  });

  it('that was ticked by mistake takes the next one back, and brings it again', async () => {
    const { plan } = await boughtOn(today());
    const { id } = lastOf(plan);
    for (const [status, years] of [
      ['done', [YEAR + 1, YEAR + 2]],
      ['open', [YEAR + 1]],
      ['done', [YEAR + 1, YEAR + 2]],
      ['not_needed', [YEAR + 1]],
    ] as const)
      expect(yearsOf(await change(id, { status }))).toEqual(years);
    // What somebody has worked on stays.
    const next = lastOf(await change(id, { status: 'done' }));
    await addDocument(salesman, { id: next.id, name: 'draft.txt', content: 'draft' });
    expect(yearsOf(await change(id, { status: 'open' }))).toEqual([YEAR + 1, YEAR + 2]);
    expect(yearsOf(await change(id, { status: 'done' }))).toEqual([YEAR + 1, YEAR + 2]);
  });

  it('that nobody does is open for each year, once, whichever process finds it', async () => {
    const { lead } = await boughtOn(`${YEAR - 3}-02-10`);
    await Promise.all([followAll(), followAll(), followAll()]);
    const plan = await planOf(lead.id);
    for (const [key, day] of [
      ['annual_report', '05-01'],
      ['form_5472', '04-15'],
      ['form_1040nr', '06-15'],
    ] as const) {
      const filings = filingsOf(plan, key);
      const until = `${YEAR}-${day}T21:00:00.000Z` > new Date().toISOString() ? YEAR : YEAR + 1;
      const years = Array.from({ length: until - YEAR + 3 }, (_, i) => YEAR - 2 + i);
      expect(filings.map(({ due_at }) => due_at)).toEqual(
        years.map((year) => `${year}-${day}T21:00:00.000Z`),
      );
      expect(filings.map(({ stuck_since }) => stuck_since !== null)).toEqual(
        years.map((year) => year < until),
      );
    }
    expect(plan.closing).toBeNull();
    const room = await openRoom(test(), lead.email);
    const [own] = await done<contract.PurchasePlan[]>(room.browser(contract.listRoomPurchases));
    expect(own && yearsOf(own)).toEqual(yearsOf(plan));
  });

  it('that is done late, after the next one was added, adds none', async () => {
    const { lead } = await boughtOn(`${YEAR - 3}-02-10`);
    await followAll();
    const before = await planOf(lead.id);
    const [first] = filingsOf(before, 'annual_report');
    const after = await change(first?.id ?? 0, { status: 'done' });
    expect(yearsOf(after)).toEqual(yearsOf(before));
    expect(yearsOf(await change(first?.id ?? 0, { status: 'open' }))).toEqual(yearsOf(before));
    await followAll();
    expect(yearsOf(await planOf(lead.id))).toEqual(yearsOf(before));
  });

  it('whose deadline was moved into another year is followed by that of its own next year', async () => {
    const { plan } = await boughtOn(today());
    const { id } = lastOf(plan);
    const due_at = `${YEAR + 2}-02-01T22:00:00.000Z`;
    const followed = await change(id, { due_at, status: 'done' });
    expect(yearsOf(followed)).toEqual([YEAR + 1, YEAR + 2]);
    expect(lastOf(followed).due_at).toBe(`${YEAR + 2}-05-01T21:00:00.000Z`);
  });

  it('whose first deadline was set by staff counts from its year', async () => {
    const { plan } = await boughtOn(today());
    const { id } = lastOf(plan, 'form_1040nr');
    await db()
      .update(purchaseSteps)
      .set({ dueAt: null, filingYear: null })
      .where(eq(purchaseSteps.id, id));
    const extended = await change(id, { due_at: `${YEAR + 1}-10-15T21:00:00.000Z` });
    expect(lastOf(extended, 'form_1040nr').filing_year).toBe(YEAR + 1);
    const followed = await change(id, { status: 'done' });
    expect(lastOf(followed, 'form_1040nr').due_at).toBe(`${YEAR + 2}-06-15T21:00:00.000Z`);
  });

  it('that is not needed does not come back, nor does any other step', async () => {
    const { lead, plan } = await boughtOn(`${YEAR - 3}-02-10`);
    for (const key of ['annual_report', 'form_5472', 'form_1040nr'] as const)
      await change(lastOf(plan, key).id, { status: 'not_needed' });
    const manager = plan.steps.find(({ key }) => key === 'manager');
    await change(manager?.id ?? 0, { due_at: inDays(-400) });
    await followAll();
    expect((await planOf(lead.id)).steps).toHaveLength(plan.steps.length);
  });

  it('of the next year is announced once, to the investor and to the owner', async () => {
    const { lead, plan } = await boughtOn(today());
    const next = lastOf(await change(lastOf(plan).id, { status: 'done' }));
    const remindAll = async () => {
      while (await remindOfNextDeadline(context()));
      return (await deliverMail(test())).map(({ to }) => to);
    };
    await remindAll();
    await change(next.id, { due_at: inDays(1) });
    const sent = await Promise.all([remindAll(), remindAll()]);
    expect(sent.flat().sort()).toEqual([lead.email, 'salesman@alpha.test']);
    expect(await remindAll()).toEqual([]);
  });

  it('that cannot be followed holds up no other', async () => {
    const [bad, good] = [await boughtOn(`${YEAR - 3}-02-10`), await boughtOn(`${YEAR - 3}-02-11`)];
    const { db } = test().database;
    const stepId = lastOf(bad.plan, 'form_5472').id;
    await db.execute(`create function refuse() returns trigger language plpgsql as
      $$ begin if new.purchase_id = ${bad.plan.id} then raise exception 'refused'; end if;
      return new; end $$`);
    await db.execute(`create trigger refuse before insert on purchase_steps for each row
      execute function refuse()`);
    await followAll();
    await db.execute('drop function refuse cascade');
    expect(yearsOf(await planOf(good.lead.id)).length).toBeGreaterThan(2);
    expect(yearsOf(await planOf(bad.lead.id))).toHaveLength(1);
    const [held] = await db.select().from(purchaseSteps).where(eq(purchaseSteps.id, stepId));
    expect(held).toMatchObject({ isFollowed: false, remindTries: 1 });
    await db.update(purchaseSteps).set({ remindAfter: new Date(0) });
    await followAll();
    expect(yearsOf(await planOf(bad.lead.id)).length).toBeGreaterThan(2);
  });
});

describe('the filings of a lead', () => {
  it('that is deleted wait; restored, they go on', async () => {
    const { lead } = await boughtOn(`${YEAR - 3}-02-10`);
    await done(salesman(contract.deleteLead, { params: { id: lead.id } }));
    await followAll();
    await done(admin(contract.restoreLeads, { body: { ids: [lead.id] } }));
    expect(yearsOf(await planOf(lead.id))).toHaveLength(1);
    await followAll();
    expect(yearsOf(await planOf(lead.id)).length).toBeGreaterThan(2);
  });

  it('that becomes one with another go on with the other', async () => {
    const { lead: other } = await boughtOn(`${YEAR - 3}-02-10`);
    const body = { first_name: 'Ana', last_name: 'Kept', phone: '1', email: 'kept@plan.test' };
    const kept = await done<contract.Lead>(salesman(contract.createLead, { body }));
    const { version } = await done<contract.Lead>(
      salesman(contract.getLead, { params: { id: other.id } }),
    );
    await done(
      salesman(contract.mergeLeads, {
        params: { id: kept.id },
        body: {
          ...{ other_id: other.id, version: kept.version, other_version: version },
          from_other: [],
        },
      }),
    );
    await followAll();
    expect(yearsOf(await planOf(kept.id)).length).toBeGreaterThan(2);
  });

  it('that is erased are gone', async () => {
    const { lead, plan } = await boughtOn(`${YEAR - 3}-02-10`);
    const { email } = lead;
    await done(admin(contract.eraseLead, { params: { id: lead.id }, body: { email } }));
    await followAll();
    const left = await db()
      .select()
      .from(purchaseSteps)
      .where(eq(purchaseSteps.purchaseId, plan.id));
    expect(left).toEqual([]);
  });

  it('whose plan was called off do not come back', async () => {
    const { lead, plan } = await boughtOn(`${YEAR - 3}-02-10`);
    const called = { params: { id: plan.id }, body: { outcome: 'cancelled' } };
    await done(salesman(contract.updatePurchase, called));
    await followAll();
    expect(yearsOf(await planOf(lead.id))).toHaveLength(1);
  });
});
