import type { ExplainedMetric, ProjectInputs } from '@alpha/engine';
import { inputsOf } from '@alpha/report-model/scenario-inputs';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { How } from '~/ui/how';
import type { BlockProps } from '../report.types';
import { HowLines } from './how-lines';

type HowFigureProps = {
  metric: ExplainedMetric;
  align?: 'start' | 'end';
  /** More about the same figure, such as city medians. */
  children?: ReactNode;
};

/** "How?" beside a figure: its formula with this home's numbers, computed when opened. */
export function HowMetric({ report, ...rest }: HowFigureProps & BlockProps) {
  const inputs = inputsOf(report);
  return inputs && <HowFigure inputs={inputs} {...rest} />;
}

/** The same when only the assumptions are available, not a report. */
export function HowFigure({
  inputs,
  metric,
  align = 'end',
  children,
}: HowFigureProps & { inputs: ProjectInputs }) {
  const t = useT('how');
  return (
    <How title={t(`name.${metric}`)} align={align}>
      {() => (
        <HowLines metric={metric} inputs={inputs}>
          {children}
        </HowLines>
      )}
    </How>
  );
}
