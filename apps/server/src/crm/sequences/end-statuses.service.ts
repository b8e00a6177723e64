import type { Ctx } from '../../platform/http/context.ts';
import { readOutcomes } from '../statuses/outcomes.service.ts';

/** Columns in which a deal is over, and how. */
export async function findEndStatuses(ctx: Ctx): Promise<Map<number, 'won' | 'lost'>> {
  const { ids } = await readOutcomes(ctx);
  return new Map([
    ...ids.lost.map((id) => [id, 'lost'] as const),
    ...ids.won.map((id) => [id, 'won'] as const),
  ]);
}
