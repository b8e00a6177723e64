import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contract from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { done } from '../../../test/team-at-work.ts';
import { fillTestApp, openTestDatabase, type TestApp } from '../../../test/test-app.ts';
import { leads, purchases } from '../../platform/db/schema/index.ts';
import { zoneOf } from '../alerts/alert-times.ts';
import { makeDemoHome } from '../owned-homes/demo-home.service.ts';
import { makeDemoPurchase } from './demo-purchase.service.ts';
import { remindOfNextDeadline } from './reminders.service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'alpha-demo-plan-'));
const DAY_MS = 86_400_000;
const now = new Date();

let test: TestApp;
let salesman: Caller;
beforeAll(async () => {
  test = await fillTestApp(await openTestDatabase(), {
    demo: { scale: 0.05, asOf: now.toISOString().slice(0, 10) },
    config: { dataDir },
  });
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

/** A plan for somebody in Chile is neither Colombian nor in the time of Bogotá. */
async function expectAgreement(plan: typeof purchases.$inferSelect | undefined): Promise<void> {
  const isBuyer = eq(leads.id, plan?.leadId ?? 0);
  const [buyer] = await test.database.db.select().from(leads).where(isBuyer);
  expect(plan?.country).toBe(buyer?.country);
  expect(plan?.timeZone).toBe(zoneOf(buyer?.country ?? null));
  expect(plan?.locale).toBe(buyer && contract.languageOfLead(buyer));
}

it('the demo has a purchase under way, with one step stuck for nine days and a deadline soon, made once', async () => {
  await makeDemoPurchase(test, now);
  await makeDemoPurchase(test, new Date());
  const { db } = test.database;
  const [row, ...others] = await db.select().from(purchases);
  expect(others).toEqual([]);
  await expectAgreement(row);
  const params = { id: row?.leadId };
  const [plan] = await done<contract.Purchase[]>(salesman(contract.listPurchases, { params }));
  const stuck = plan?.steps.filter(({ stuck_since }) => stuck_since) ?? [];
  expect(stuck.map(({ key }) => key)).toEqual(['apostille']);
  expect(Math.floor((now.getTime() - Date.parse(stuck[0]?.stuck_since ?? '')) / DAY_MS)).toBe(9);
  const due = plan?.steps.filter(({ due_at }) => due_at) ?? [];
  expect(due.map(({ key }) => key)).toEqual(['title']);
  const left = Date.parse(due[0]?.due_at ?? '') - now.getTime();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(4 * DAY_MS);
  expect(plan?.closing).not.toBeNull();
  const query = {
    from: now.toISOString(),
    to: new Date(now.getTime() + DAY_MS / 2).toISOString(),
  };
  const today = await done<contract.Today>(salesman(contract.getToday, { query }));
  expect(today.stuck.items.map(({ step }) => step.key)).toEqual(['apostille']);
  const card = await done<contract.Lead>(salesman(contract.getLead, { params }));
  expect(card.stuck_since).toBe(stuck[0]?.stuck_since);
  const entries = await done<contract.Activity[]>(salesman(contract.listActivities, { params }));
  const events = entries.filter(({ kind }) => kind.startsWith('purchase_'));
  expect(events.at(-1)?.data.event).toBe('started');
  expect(events.length).toBe(1 + (plan?.steps.filter((step) => step.done_at).length ?? 0));
  const ctx = {
    ...{ db, deps: test.deps, log: test.app.log, locale: 'en' as const },
    ...{ ip: '', userAgent: undefined, viewer: null },
  };
  expect(await remindOfNextDeadline(ctx)).toBe(false);
});

it('its bought home has the plan that led to it', async () => {
  expect(await makeDemoHome(test, now)).toBe(true);
  const plans = await test.database.db.select().from(purchases);
  const closed = plans.find(({ outcome }) => outcome === 'closed');
  await expectAgreement(closed);
  const params = { id: closed?.leadId };
  const admin = await signedIn(test, 'admin@alpha.test');
  const [home] = await done<contract.OwnedHome[]>(admin(contract.listOwnedHomes, { params }));
  const [plan] = await done<contract.Purchase[]>(admin(contract.listPurchases, { params }));
  expect(home).toMatchObject({ purchase_id: plan?.id, price_cents: plan?.price_cents });
  expect(plan?.owned_home_id).toBe(home?.id);
  expect(plan?.steps.find(({ key }) => key === 'closing')?.done_at?.slice(0, 10)).toBe(
    home?.bought_on,
  );
});
