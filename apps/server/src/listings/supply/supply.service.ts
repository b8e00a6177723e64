import {
  type getPropertySupply as getPropertySupplyEndpoint,
  INVESTMENT_STEP,
  INVESTMENT_TRACK_END,
  type InputOf,
  type ResultOf,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { readCity } from '../search/search.service.ts';
import { countByStep, type SupplyRow, sumFacets } from './supply.queries.ts';

const BUCKETS = INVESTMENT_TRACK_END / INVESTMENT_STEP;

export async function getPropertySupply(
  ctx: Ctx,
  { query }: InputOf<typeof getPropertySupplyEndpoint>,
): Promise<ResultOf<typeof getPropertySupplyEndpoint>> {
  const city = query.city ? readCity(query.city) : undefined;
  const rows = city?.state
    ? await countByStep(ctx.db, city)
    : await sumFacets(ctx.db, city?.name ?? '');
  return { step: INVESTMENT_STEP, counts: shapeCounts(rows) };
}

function shapeCounts(rows: readonly SupplyRow[]): number[] {
  const counts = Array.from({ length: BUCKETS }, () => 0);
  for (const { bucket, n } of rows) {
    // Listings above the slider's range count in the last bucket.
    const place = Math.min(Math.max(bucket, 0), BUCKETS - 1);
    counts[place] = (counts[place] ?? 0) + n;
  }
  return counts;
}
