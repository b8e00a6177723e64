import * as contract from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { purchases } from '../src/platform/db/schema/index.ts';
import { openOffice } from './office.ts';
import { startPlan } from './purchases.ts';
import { done } from './team-at-work.ts';

export const DAY_MS = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

let made = 0;

export const stepOf = (plan: contract.PurchasePlan, key: string): contract.PurchaseStep => {
  const step = plan.steps.find((each) => each.key === key);
  if (!step) throw new Error(`no step ${key}`);
  return step;
};

/** An office whose salesman has leads that buy, opened for the tests of a file. */
export function openPurchaseDesk() {
  const office = openOffice();
  const { salesman } = office;
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
  const change = (id: number, body: object, caller = salesman) =>
    caller(contract.updatePurchaseStep, { params: { id }, body });
  const changed = (id: number, body: object): Promise<contract.Purchase> => done(change(id, body));
  const list = (leadId: number): Promise<contract.Purchase[]> =>
    done(salesman(contract.listPurchases, { params: { id: leadId } }));
  const setPurchase = (id: number, fields: Partial<typeof purchases.$inferInsert>) =>
    office.db().update(purchases).set(fields).where(eq(purchases.id, id));
  return { ...office, newLead, newPlan, change, changed, list, setPurchase };
}
