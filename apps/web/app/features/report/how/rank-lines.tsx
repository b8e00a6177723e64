import { METRIC_DIRECTIONS } from '@alpha/engine/city';
import { beatenPercent } from '@alpha/report-model/chances';
import { knownMeasure } from '@alpha/report-model/performance';
import { useT } from '~/lib/i18n/use-t';
import { Formula, type FormulaLine } from '~/ui/formula';
import { Num, Percent } from '~/ui/money';
import { MetricFigure } from '../closing/metric-figure';
import { homesBehind, type RankedEntry } from '../closing/performance-rows';

type RankLinesProps = { entry: RankedEntry; city: string };

/** A figure's rank among comparable homes, in counts. */
export function RankLines({ entry, city }: RankLinesProps) {
  const t = useT('how');
  if (entry.median === null) return null;
  const beaten = homesBehind(entry);
  const lines: FormulaLine[] = [
    { label: t('rank.compared'), value: <Num value={entry.n} /> },
    { label: t('rank.median'), value: <MetricFigure entry={entry} value={entry.median} /> },
  ];
  if (beaten !== null && entry.place !== null)
    lines.push(
      { label: t('rank.beaten'), value: <Num value={beaten} decimals={beaten % 1 ? 1 : 0} /> },
      {
        label: t('rank.share'),
        value: <Percent value={beatenPercent(entry.place)} decimals={0} />,
        kind: 'sum',
      },
    );
  return (
    <>
      <p className="mt-3 text-13 text-pretty text-ink-2">
        {t('rank.text', { scope: entry.scope, city })} {isLowerBetter(entry) && t('rank.lower')}
      </p>
      <Formula className="mt-1 text-13" lines={lines} />
    </>
  );
}

function isLowerBetter({ metric }: RankedEntry): boolean {
  const known = knownMeasure(metric);
  return known !== undefined && METRIC_DIRECTIONS[known] === 'lower';
}
