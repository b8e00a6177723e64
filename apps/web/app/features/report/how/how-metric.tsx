import type { ExplainedMetric } from '@alpha/engine';
import { useT } from '~/lib/i18n/use-t';
import { How } from '~/ui/how';
import type { BlockProps } from '../report.types';
import { inputsOf } from '../what-if/model-inputs';
import { HowLines } from './how-lines';

type HowMetricProps = BlockProps & { metric: ExplainedMetric; align?: 'start' | 'end' };

/** "How?" beside a figure: its formula with this home's numbers, worked out when it is opened. */
export function HowMetric({ report, metric, align = 'end' }: HowMetricProps) {
  const t = useT('how');
  const inputs = inputsOf(report);
  if (!inputs) return null;
  return (
    <How title={t(`name.${metric}`)} align={align}>
      {() => <HowLines metric={metric} inputs={inputs} />}
    </How>
  );
}
