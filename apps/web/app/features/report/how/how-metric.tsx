import type { ExplainedMetric } from '@alpha/engine';
import { inputsOf } from '@alpha/report-model/scenario-inputs';
import type { ComponentProps, ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { How } from '~/ui/how';
import type { BlockProps } from '../report.types';
import { HowLines } from './how-lines';
import { useInputNotes } from './use-origin-text';

type HowFigureProps = {
  metric: ExplainedMetric;
  align?: 'start' | 'end';
  /** More about the same figure, such as city medians. */
  children?: ReactNode;
};

/** "How?" beside a figure: its formula with this home's numbers, computed when opened. */
export function HowMetric({ report, ...rest }: HowFigureProps & BlockProps) {
  const inputs = inputsOf(report);
  const notesOf = useInputNotes(report.property);
  return inputs && <HowFigure {...{ inputs, notesOf }} {...rest} />;
}

type HowInputsProps = HowFigureProps & Pick<ComponentProps<typeof HowLines>, 'inputs' | 'notesOf'>;

/** The same when only the assumptions are available, not a report. */
export function HowFigure({ inputs, notesOf, metric, align = 'end', children }: HowInputsProps) {
  const t = useT('how');
  return (
    <How title={t(`name.${metric}`)} align={align}>
      {() => <HowLines {...{ metric, inputs, notesOf }}>{children}</HowLines>}
    </How>
  );
}
