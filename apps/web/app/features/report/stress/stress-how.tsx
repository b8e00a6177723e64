import type { ReportStress, StressLine } from '@alpha/report-model/stress';
import { useT } from '~/lib/i18n/use-t';
import { Money } from '~/ui/money';
import { TextHow } from '../how/text-how';

type StressHowProps = { line: StressLine; stress: ReportStress; name: string; text: string };

/** From the planned profit to the one of this case. */
export function StressHow({ line, stress, name, text }: StressHowProps) {
  const t = useT('stress');
  return (
    <TextHow title={name} align="start">
      {() => ({
        text,
        lines: [
          { label: t('how.planProfit'), value: <Money value={stress.plan.netProfit} /> },
          { label: t('how.cashflow'), value: <Money value={line.change?.cashflow} sign /> },
          { label: t('how.sale'), value: <Money value={line.change?.netProceeds} sign /> },
          {
            label: t('column.netProfit'),
            value: <Money value={line.figures.netProfit} />,
            kind: 'result',
          },
        ],
      })}
    </TextHow>
  );
}
