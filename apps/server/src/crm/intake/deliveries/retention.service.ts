import type { Ctx } from '../../../platform/http/context.ts';
import { deleteOldDeliveries, emptyOldDeliveries } from './deliveries.queries.ts';

/** Personal data of a delivery. */
const FIELDS_DAYS = 30;
/** That it came, without personal data; until then a copy of it is recognized. */
const ROW_DAYS = 400;
const AT_ONCE = 1_000;

export async function cleanDeliveries(ctx: Ctx): Promise<void> {
  while (await emptyOldDeliveries(ctx.db, FIELDS_DAYS, AT_ONCE));
  await deleteOldDeliveries(ctx.db, ROW_DAYS);
}
