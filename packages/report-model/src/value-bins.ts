import type { PropertyDetail } from '@alpha/contract';

export type ValueBin = { from: number; to: number; count: number };

type Distribution = NonNullable<PropertyDetail['value_distribution']>;

/** Sale values in year 10, USD, with the number of paths in each bin; null when all are equal. */
export function valueBins({ edges, counts }: Distribution): ValueBin[] | null {
  const [first = 0, last = 0] = [edges[0], edges.at(-1)];
  // A difference of cents is no spread.
  if (!(last - first > 1)) return null;
  return counts.map((count, index) => ({
    from: edges[index] ?? first,
    to: edges[index + 1] ?? last,
    count,
  }));
}
