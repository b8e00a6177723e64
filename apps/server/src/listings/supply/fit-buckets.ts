/** Per decade, so that neighboring edges are at least a tenth apart. */
const EDGES_A_DECADE = 24;
/** The ends are rounded to every fourth edge: a filter that changes little leaves the scale as it is. */
const ROUND_TO = 4;
/** Besides the first and the last. */
const MAX_BUCKETS = 38;
/** Of the listings, at most in the first bucket and at most in the last. */
const TAIL = 0.01;

/** Thousands of dollars, from 4,000 to a hundred million. */
const GRID = Array.from({ length: 4.5 * EDGES_A_DECADE }, (_, i) =>
  Math.round(4 * 10 ** (i / EDGES_A_DECADE)),
).filter((edge, i, all) => edge !== all[i - 1] && edge <= 100_000);

export type Buckets = { edges: number[]; fitted: number[] };

/**
 * Buckets of growing width that fit the listings: neither the first nor the last is most of the market.
 * `counts`: listings by whole thousands of dollars.
 */
export function fitBuckets(counts: Int32Array): Buckets {
  const below = cumulated(counts);
  const total = below.at(-1) ?? 0;
  if (total === 0) return { edges: [], fitted: [] };
  const under = (edge: number) => below[Math.min(edge, counts.length)] as number;
  const last = GRID.length - 1;
  let low = 0;
  while (low < last - 1 && under(GRID[low + 1] as number) <= TAIL * total) low += 1;
  let high = low + 1;
  while (high < last && total - under(GRID[high] as number) > TAIL * total) high += 1;
  low -= low % ROUND_TO;
  high = Math.min(last, Math.ceil(high / ROUND_TO) * ROUND_TO);
  const step = Math.ceil((high - low) / MAX_BUCKETS);
  const edges = [0];
  for (let i = low; i < high; i += step) edges.push(GRID[i] as number);
  edges.push(GRID[high] as number);
  return {
    edges: edges.map((thousands) => thousands * 1_000),
    fitted: edges.map((edge, i) => {
      const next = edges[i + 1];
      return (next === undefined ? total : under(next)) - under(edge);
    }),
  };
}

/** At each index, how many are below it. */
function cumulated(counts: Int32Array): Int32Array {
  const below = new Int32Array(counts.length + 1);
  for (let i = 0; i < counts.length; i += 1)
    below[i + 1] = (below[i] as number) + (counts[i] as number);
  return below;
}
