import type { ExplainedMetric } from '@alpha/engine';
import type { BlockProps } from '../report.types';

type HowMetricProps = BlockProps & { metric: ExplainedMetric };

/** "How?" beside a figure: its formula with this home's numbers. */
export function HowMetric(_: HowMetricProps) {
  return null;
}
