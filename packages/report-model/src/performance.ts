import { METRIC_DIRECTIONS, type PeerMetric } from '@alpha/engine/city';
import { isYearlyRate, printedDifference, unitOf } from './units.ts';

/** Average yearly return in percent of the down payment above which a property is recommended. */
export const RECOMMENDED_ABOVE = 10;

const MEASURES = Object.keys(METRIC_DIRECTIONS) as PeerMetric[];

/** Measures known to this version; a newer server may send others with their own label. */
export function knownMeasure(metric: string): PeerMetric | undefined {
  return MEASURES.find((name) => name === metric);
}

type Compared = { metric: string; property: number; median: number | null };

/** Difference from the median in the measure's unit; percentages in points. */
export function differenceOf({ metric, property, median }: Compared): number | null {
  if (metric === 'annual_roi' && !(isYearlyRate(property) && isYearlyRate(median))) return null;
  return printedDifference(property, median, unitOf(metric).decimals);
}
