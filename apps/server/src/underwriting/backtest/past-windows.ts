import type { MetroHistory } from './metro-history.ts';
import { pairSumQuantiles, sortedQuantiles } from './pair-sums.ts';

/** Quantiles at 1/200, 2/200, … 199/200. */
const QUANTILES = 199;
/** With fewer windows of its own, a metro gets those of all metros. */
const LEAST_WINDOWS = 8;

/** One block of the whole horizon: the past windows themselves. Two: sums of two half windows. */
export type Blocks = 1 | 2;

/**
 * Quantiles of a place's own past changes over a horizon: for each quarter, from what was known then.
 * With `blocks` 2 a bootstrap: all pairs of past half windows.
 */
export function pastWindows(metros: readonly MetroHistory[], years: number, blocks: Blocks) {
  const span = (4 * years) / blocks;
  const windows = metros.map((metro) => windowsOf(metro, span));
  const pooled = new Map<number, Float64Array>();

  const pool = (quarter: number) => {
    const known = pooled.get(quarter) ?? sampleOf(windows.flatMap((each) => until(each, quarter)));
    pooled.set(quarter, known);
    return known;
  };
  const sampleOf = (values: readonly number[]) =>
    blocks === 1
      ? sortedQuantiles(Float64Array.from(values), QUANTILES)
      : pairSumQuantiles(values, QUANTILES);

  return (metro: number, quarter: number): Float64Array => {
    const own = until(windows[metro] as Windows, quarter);
    return own.length < LEAST_WINDOWS ? pool(quarter) : sampleOf(own);
  };
}

type Windows = { ends: number[]; changes: number[] };

function windowsOf({ logs, firstQuarter }: MetroHistory, span: number): Windows {
  const windows: Windows = { ends: [], changes: [] };
  for (let i = span; i < logs.length; i += 1) {
    const change = (logs[i] as number) - (logs[i - span] as number);
    if (Number.isNaN(change)) continue;
    windows.ends.push(firstQuarter + i);
    windows.changes.push(change);
  }
  return windows;
}

function until({ ends, changes }: Windows, quarter: number): number[] {
  const after = ends.findIndex((end) => end > quarter);
  return after < 0 ? changes : changes.slice(0, after);
}
