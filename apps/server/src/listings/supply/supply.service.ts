import {
  type getPropertySupply as getPropertySupplyEndpoint,
  INVESTMENT_STEP,
  INVESTMENT_TRACK_END,
  type InputOf,
  type ResultOf,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { scanMarked } from '../search/market/marked-rows.ts';
import { marketOf } from '../search/market/market.ts';
import { scanThousands } from '../search/market/scan.ts';
import { EVERYWHERE, selectionOf } from '../search/market/select-rows.ts';
import type { SearchFilter } from '../search/search.queries.ts';
import { readSearch } from '../search/search.service.ts';
import { fitBuckets } from './fit-buckets.ts';
import { countByThousand } from './supply.queries.ts';

const BUCKETS = INVESTMENT_TRACK_END / INVESTMENT_STEP;
/** A hundred million dollars; what is above counts there. */
const MOST_THOUSANDS = 100_000;

export async function getPropertySupply(
  ctx: Ctx,
  { query }: InputOf<typeof getPropertySupplyEndpoint>,
): Promise<ResultOf<typeof getPropertySupplyEndpoint>> {
  const search = await readSearch(ctx, query);
  const counts = search ? await countListings(ctx, search.filter) : NO_COUNTS;
  return { step: INVESTMENT_STEP, counts: inSteps(counts), ...fitBuckets(counts) };
}

const NO_COUNTS = new Int32Array(MOST_THOUSANDS + 1);

/** From memory, or from the database while the memory is loading or has other states. */
async function countListings({ db }: Ctx, filter: SearchFilter): Promise<Int32Array> {
  const market = marketOf(db);
  if (!(market.known() ?? market.expected())) market.request();
  else {
    const found = await scanMarked(market, { filter }, async (scanner, { named, polygon }) => {
      const selection = selectionOf(scanner.columns, filter, EVERYWHERE, named, polygon);
      return selection ? scanThousands(scanner, selection, MOST_THOUSANDS) : NO_COUNTS;
    });
    if (found) return found.result;
  }
  const counts = NO_COUNTS.slice();
  for (const { thousands, n } of await countByThousand(db, filter, MOST_THOUSANDS))
    counts[thousands] = n;
  return counts;
}

/** Listings above the slider's range count in the last step. */
function inSteps(counts: Int32Array): number[] {
  const steps = Array.from({ length: BUCKETS }, () => 0);
  const width = INVESTMENT_STEP / 1_000;
  for (let i = 0; i < counts.length; i += 1) {
    const step = Math.min(BUCKETS - 1, Math.floor(i / width));
    steps[step] = (steps[step] as number) + (counts[i] as number);
  }
  return steps;
}
