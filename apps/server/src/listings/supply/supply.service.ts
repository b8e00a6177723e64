import {
  type getPropertySupply as getPropertySupplyEndpoint,
  INVESTMENT_STEP,
  INVESTMENT_TRACK_END,
  type InputOf,
  type ResultOf,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { marketOf } from '../search/market/market.ts';
import { EVERYWHERE, selectRows } from '../search/market/select-rows.ts';
import type { SearchFilter } from '../search/search.queries.ts';
import { readCity } from '../search/search.service.ts';
import { countByStep } from './supply.queries.ts';

const BUCKETS = INVESTMENT_TRACK_END / INVESTMENT_STEP;

export async function getPropertySupply(
  ctx: Ctx,
  { query }: InputOf<typeof getPropertySupplyEndpoint>,
): Promise<ResultOf<typeof getPropertySupplyEndpoint>> {
  const city = query.city ? readCity(query.city) : undefined;
  return { step: INVESTMENT_STEP, counts: await countListings(ctx, city) };
}

/** From memory, or from the database while the memory is loading. */
async function countListings({ db }: Ctx, city: SearchFilter['city']): Promise<number[]> {
  const counts = Array.from({ length: BUCKETS }, () => 0);
  // Listings above the slider's range count in the last bucket.
  const add = (bucket: number, n: number) => {
    const place = Math.min(Math.max(bucket, 0), BUCKETS - 1);
    counts[place] = (counts[place] ?? 0) + n;
  };
  const market = marketOf(db);
  if (market.known()) {
    const { columns } = await market.current();
    const { initialInvestment } = columns.data;
    for (const row of selectRows(columns, { city }, EVERYWHERE))
      add(Math.floor((initialInvestment[row] as number) / INVESTMENT_STEP), 1);
  } else {
    market.request();
    for (const { bucket, n } of await countByStep(db, city)) add(bucket, n);
  }
  return counts;
}
