import type { PropertyDetail } from '@alpha/contract';
import type { Bin } from '~/ui/chart/histogram';

type Distribution = NonNullable<PropertyDetail['value_distribution']>;

/** Sale values in year 10, USD, and how many futures end in each bin; null when all end the same. */
export function valueBins({ edges, counts }: Distribution): Bin[] | null {
  const [first = 0, last = 0] = [edges[0], edges.at(-1)];
  // A cent is no spread.
  if (!(last - first > 1)) return null;
  return counts.map((count, index) => ({
    from: edges[index] ?? first,
    to: edges[index + 1] ?? last,
    count,
  }));
}
