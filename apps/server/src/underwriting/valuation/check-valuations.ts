import { createValuer, type PriceIndex, priceIndex } from '@alpha/engine/valuation';
import type { Db } from '../../platform/db/db.ts';
import { squaresAround } from '../../platform/db/map-squares.ts';
import { type AreaIndex, listAreaIndexes } from './area-indexes.queries.ts';
import {
  listSalesToCheck,
  listSquaresOfSales,
  type SaleToCheck,
} from './check-valuations.queries.ts';
import { type ErrorFigures, errorFigures, type Tested } from './error-figures.ts';
import { saleDates } from './sale-dates.ts';
import { listSalesIn } from './valuation.queries.ts';

/** Sales tested, and sales in memory to compare them with. */
const MOST_TESTED = 20_000;
const MOST_SALES = 30_000;
/** Sales of the last year are tested; the year before is what they are compared with. */
const TESTED_MONTHS = 12;
/** Records and files of sales arrive later than the day of the sale. */
const SALE_LAG_DAYS = 30;
/**
 * Days from the end of a month or quarter to the publication of its index, at most. Zillow: third
 * Thursday of the next month. FHFA: last Tuesday of the second month after the quarter.
 */
const INDEX_LAG_DAYS = { monthly: 31, quarterly: 62 };

export type ValuationCheck = ErrorFigures & { source: 'imported' | 'demo' };

/**
 * Values past sales as of the day they closed, from what was known on that day: no later sale, no
 * index point published later, not the property's own sales.
 */
export async function checkValuations(
  db: Db,
  today = new Date().toISOString().slice(0, 10),
): Promise<ValuationCheck> {
  const dates = saleDates(today, TESTED_MONTHS);
  const imported = await listSquaresOfSales(db, { since: dates.testedSince, isDemo: false });
  const isDemo = imported.length === 0;
  const squares = isDemo
    ? await listSquaresOfSales(db, { since: dates.testedSince, isDemo })
    : imported;
  const total = squares.reduce((sum, { sales }) => sum + sales, 0);
  const share = Math.min(1, MOST_TESTED / Math.max(1, total));
  const tested: Tested[] = [];
  for (const { square } of squares) {
    const window = { since: dates.testedSince, isDemo, share };
    const sales = await listSalesToCheck(db, square, window);
    if (sales.length === 0) continue;
    const around = { since: dates.since, limit: MOST_SALES };
    const value = createValuer(await listSalesIn(db, squaresAround(square), around));
    const areaIds = [...new Set(sales.flatMap(({ areaId }) => areaId ?? []))];
    const indexes = await listAreaIndexes(db, areaIds, dates.indexSince);
    const indexOf = knownIndexes(new Map(indexes.map((index) => [index.areaId, index])));
    for (const sale of sales)
      tested.push({
        price: sale.price,
        valuation: value(sale, indexOf(sale), {
          asOf: sale.soldOn,
          knownAfterDays: SALE_LAG_DAYS,
        }),
      });
  }
  return { source: isDemo ? 'demo' : 'imported', ...errorFigures(tested) };
}

/** Each area's index as it was known on the day of a sale. */
function knownIndexes(byArea: ReadonlyMap<number, AreaIndex>) {
  return ({ areaId, soldOn }: SaleToCheck): PriceIndex => {
    const index = areaId === null ? undefined : byArea.get(areaId);
    const { monthly, quarterly } = INDEX_LAG_DAYS;
    const lagDays = index?.monthsApart === 3 ? quarterly : monthly;
    return priceIndex(index?.points ?? [], { asOf: soldOn, lagDays });
  };
}
