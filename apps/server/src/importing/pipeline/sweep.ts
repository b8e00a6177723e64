import type { Db } from '../../platform/db/db.ts';
import { retried } from '../../platform/db/retried.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Refusal } from '../rows/listing-row.ts';
import {
  addOffMarket,
  countMissing,
  recordMissing,
  takeMissingOffMarket,
} from './sweep.queries.ts';

/** Share of a market that may disappear between two files; more suggests a truncated file. */
const MAX_MISSING_SHARE = 0.3;
/** Below this many missing listings, the share says nothing. */
const MIN_MISSING = 20;

/** A truncated list would otherwise empty the market. */
export const looksTruncated = (missing: number, onSale: number): boolean =>
  missing > MIN_MISSING && missing > onSale * MAX_MISSING_SHARE;

export type Sweep = { missing: number; warning: Refusal | null };

/** Listings missing from a full file have left the market, unless the file looks truncated. */
export async function sweep(
  db: Db,
  importId: number,
  systems: readonly string[],
  { isDryRun, mayBeShort }: { isDryRun: boolean; mayBeShort: boolean },
): Promise<Sweep> {
  const { onSale, missing } = await countMissing(db, importId, systems);
  if (missing === 0) return { missing: 0, warning: null };
  if (!mayBeShort && looksTruncated(missing, onSale))
    return {
      missing: 0,
      warning: {
        code: isDryRun ? 'sweep.looksShort' : 'sweep.tooShort',
        value: `${missing} / ${onSale}`,
      },
    };
  const take = isDryRun ? recordMissing : takeMissingOffMarket;
  const taken = await retried(() =>
    transact(db, async (inside) => {
      const n = await take(inside, importId, systems);
      await addOffMarket(inside, importId, n);
      return n;
    }),
  );
  return { missing: taken, warning: null };
}
