import { log } from '../exact-math/log.ts';
import type { ComparableSale } from './valuation.types.ts';

/** Sales of one kind in columns, from south to north, so that a home looks only at its own latitudes. */
export type SaleColumns = {
  sales: readonly ComparableSale[];
  latitude: Float64Array;
  longitude: Float64Array;
  soldOn: Float64Array;
  /** NaN when unknown. */
  yearBuilt: Float64Array;
  logSize: Float64Array;
};

export function columnsByKind(sales: readonly ComparableSale[]): Map<string, SaleColumns> {
  const byKind = new Map<string, ComparableSale[]>();
  for (const sale of sales) {
    if (!(sale.sizeSqft > 0 && sale.price > 0)) continue;
    const known = byKind.get(sale.kind);
    if (known) known.push(sale);
    else byKind.set(sale.kind, [sale]);
  }
  return new Map([...byKind].map(([kind, own]) => [kind, columnsOf(own)]));
}

function columnsOf(unsorted: ComparableSale[]): SaleColumns {
  // By id too: the result must not depend on the order in which sales are given.
  const sales = unsorted.sort((a, b) => a.latitude - b.latitude || a.id - b.id);
  return {
    sales,
    latitude: Float64Array.from(sales, ({ latitude }) => latitude),
    longitude: Float64Array.from(sales, ({ longitude }) => longitude),
    soldOn: Float64Array.from(sales, ({ soldOn }) => soldOn),
    yearBuilt: Float64Array.from(sales, ({ yearBuilt }) => yearBuilt ?? Number.NaN),
    logSize: Float64Array.from(sales, ({ sizeSqft }) => log(sizeSqft)),
  };
}

/** Index of the first sale at or north of a latitude. */
export function firstAtOrNorth({ latitude }: SaleColumns, of: number): number {
  let low = 0;
  let high = latitude.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((latitude[middle] as number) < of) low = middle + 1;
    else high = middle;
  }
  return low;
}
