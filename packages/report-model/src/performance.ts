import { METRIC_DIRECTIONS, type PeerMetric } from '@alpha/engine/city';
import { isYearlyRate, printedDifference, unitOf } from './units.ts';

/** Percent of the down payment a year on average; above it a home is recommended. */
export const RECOMMENDED_ABOVE = 10;

const MEASURES = Object.keys(METRIC_DIRECTIONS) as PeerMetric[];

/** The measures this version knows; a newer server may send others with a label of its own. */
export function knownMeasure(metric: string): PeerMetric | undefined {
  return MEASURES.find((name) => name === metric);
}

type Compared = { metric: string; property: number; median: number | null };

/** How far a home is from the median, in the measure's unit; percentages differ by points. */
export function differenceOf({ metric, property, median }: Compared): number | null {
  if (metric === 'annual_roi' && !(isYearlyRate(property) && isYearlyRate(median))) return null;
  return printedDifference(property, median, unitOf(metric).decimals);
}
