import type { PurchaseStepKey } from '@alpha/contract';
import type { Db } from '../../platform/db/db.ts';
import { type PurchaseWay, stepsFor } from './purchase-template.ts';
import { insertSteps, setPredecessors } from './purchases.queries.ts';

/** The steps of a way of buying. What one waits for is stored by id, which a removed step takes along. → their ids */
export async function addSteps(
  db: Db,
  purchaseId: number,
  way: PurchaseWay,
): Promise<Map<PurchaseStepKey, number>> {
  const templates = stepsFor(way);
  const rows = templates.map(({ key, phase, who, days: [minDays, typicalDays, maxDays] }, i) => ({
    ...{ purchaseId, key, phase, who, minDays, typicalDays, maxDays, position: i },
  }));
  const stored = await insertSteps(db, rows);
  const idOf = new Map(stored.map(({ id, key }) => [key, id]));
  const waiting = templates.map(({ key, after }) => ({
    id: idOf.get(key) ?? 0,
    after: after.flatMap((before) => idOf.get(before) ?? []),
  }));
  await setPredecessors(db, waiting);
  return idOf;
}
