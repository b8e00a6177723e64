import type { Ctx } from '../../../platform/http/context.ts';
import { readOutcomes } from '../../statuses/outcomes.service.ts';

/** Columns whose leads do not count against anybody's capacity. */
export async function findClosedStatusIds(ctx: Ctx): Promise<number[]> {
  return (await readOutcomes(ctx)).closedIds;
}
