import * as contract from '@alpha/contract';
import { MIAMI, wallTimeAt } from '@alpha/i18n';
import { describe, expect, it } from 'vitest';
import { inDays, openPurchaseDesk, stepOf } from '../../../test/purchase-desk.ts';
import { WAY } from '../../../test/purchases.ts';
import { done } from '../../../test/team-at-work.ts';
import { properties } from '../../platform/db/schema/index.ts';

const { db, salesman, leader, curator, admin, newPlan, change, changed, list } = openPurchaseDesk();

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
    expect(await db().$count(properties)).toBe(0);
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
      expect([endpoint.id, (await curator(endpoint, asked)).statusCode]).toEqual([
        endpoint.id,
        404,
      ]);
    expect(await list(lead.id)).toEqual([plan]);
    expect((await leader(contract.listPurchases, { params: { id: lead.id } })).statusCode).toBe(
      200,
    );
  });
});
