import { isOfInvestor, type PurchaseStepKey } from '@alpha/contract';
import type { Db } from '../../platform/db/db.ts';
import { leadActivities, type purchases } from '../../platform/db/schema/index.ts';
import { addSteps } from './add-steps.ts';
import { planStuckAt } from './plan.ts';
import {
  insertPurchase,
  listStepRows,
  updatePurchaseRow,
  updateStep,
} from './purchases.queries.ts';

const DAY_MS = 86_400_000;

/** Of a purchase with a loan that took a quarter of a year. */
const DONE_AFTER = {
  ...{ company: 6, ein: 17, itin: 66, bank: 25, funds: 31, preapproval: 29, offer: 36 },
  ...{ deposit: 38, inspection: 46, appraisal: 52, loan: 71, title: 70, poa: 44, apostille: 58 },
  ...{ notary: 74, insurance: 77, closing: 80, manager: 88 },
} as const;

type ClosedPlan = Pick<DemoPlan, 'startedAt' | 'doneAfter' | 'financing' | 'buyer'> & {
  outcome: 'closed';
  endedAt: Date;
};

/** With the keys on that day. */
export const closedPlan = (closedAt: Date): ClosedPlan => {
  const startedAt = new Date(closedAt.getTime() - DONE_AFTER.closing * DAY_MS);
  return {
    ...{ startedAt, doneAfter: DONE_AFTER, financing: 'loan', buyer: 'person' },
    outcome: 'closed',
    endedAt: new Date(startedAt.getTime() + DONE_AFTER.manager * DAY_MS),
  };
};

type DemoPlan = Omit<typeof purchases.$inferInsert, 'id' | 'startedAt'> & {
  startedAt: Date;
  /** Of the steps that are done, in days since the start. */
  doneAfter: Partial<Record<PurchaseStepKey, number>>;
  due?: Partial<Record<PurchaseStepKey, Date>>;
  notes?: Partial<Record<PurchaseStepKey, string>>;
  /** Who looks after the lead. */
  userId: number;
};

/** A plan with a past: its steps were done over weeks, and the timeline has them. → its id */
export async function insertDemoPlan(db: Db, plan: DemoPlan): Promise<number> {
  const { doneAfter, due = {}, notes = {}, userId, ...row } = plan;
  const { startedAt, leadId, propertyId, address } = row;
  const id = await insertPurchase(db, row);
  const { country = null, financing, buyer } = row;
  await addSteps(db, id, { country, financing, buyer });
  const about = { purchase_id: id, property_id: propertyId, address };
  const record = (at: Date, isNews: boolean, data: object) =>
    db.insert(leadActivities).values({
      ...{ leadId, createdAt: at, data: { ...about, ...data } },
      kind: isNews ? 'purchase_progress' : 'purchase_updated',
      actorId: isNews ? null : userId,
    });
  await record(startedAt, false, { event: 'started' });
  for (const step of await listStepRows(db, [id])) {
    const days = doneAfter[step.key];
    const dueAt = due[step.key];
    const doneAt = days === undefined ? null : new Date(startedAt.getTime() + days * DAY_MS);
    const isNews = isOfInvestor(step.who);
    await updateStep(db, step.id, {
      ...{ createdAt: startedAt, note: notes[step.key] ?? '' },
      ...(doneAt && { status: 'done', settledAt: doneAt, isDoneInRoom: isNews }),
      ...(doneAt && !isNews && { doneBy: userId }),
      // No email of the demo goes to an invented person.
      ...(dueAt && { dueAt, remindedAt: startedAt }),
    });
    if (doneAt) await record(doneAt, isNews, { event: 'done', step_id: step.id, step: step.key });
  }
  if (!row.endedAt)
    await updatePurchaseRow(db, id, {
      stuckAt: planStuckAt({ startedAt, steps: await listStepRows(db, [id]) }),
    });
  return id;
}
