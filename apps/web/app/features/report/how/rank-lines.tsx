import { METRIC_DIRECTIONS } from '@alpha/engine/city';
import { beatenPercent } from '@alpha/report-model/chances';
import { placeName } from '@alpha/report-model/measure-sentences';
import { knownMeasure } from '@alpha/report-model/performance';
import { comparesAreas, countBehind, type RankedEntry } from '@alpha/report-model/performance-rows';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Formula, type FormulaLine } from '~/ui/formula';
import { Num, Percent } from '~/ui/money';
import { MetricFigure } from '../closing/metric-figure';

type RankLinesProps = { entry: RankedEntry; city: string };

/** A figure's rank among comparable homes, in counts. */
export function RankLines({ entry, city }: RankLinesProps) {
  const t = useT('how');
  const locale = useLocale();
  if (entry.median === null) return null;
  const { n, scope, percentile } = entry;
  const beaten = countBehind(percentile, n);
  const kind = comparesAreas(scope) ? 'areas' : 'listings';
  const lines: FormulaLine[] = [
    { label: t('rank.compared', { kind }), value: <Num value={n} /> },
    {
      label: t('rank.median', { kind }),
      value: <MetricFigure entry={entry} value={entry.median} />,
    },
  ];
  if (beaten !== null && percentile !== null)
    lines.push(
      { label: t('rank.beaten'), value: <Num value={beaten} decimals={beaten % 1 ? 1 : 0} /> },
      {
        label: t('rank.share'),
        value: <Percent value={beatenPercent(percentile)} decimals={0} />,
        kind: 'sum',
      },
    );
  return (
    <>
      <p className="mt-3 text-13 text-pretty text-ink-2">
        {t('rank.text', { scope, city, place: placeName(entry, locale) })}{' '}
        {isLowerBetter(entry) && t('rank.lower')}
      </p>
      <Formula className="mt-1 text-13" lines={lines} />
    </>
  );
}

function isLowerBetter({ metric }: RankedEntry): boolean {
  const known = knownMeasure(metric);
  return known !== undefined && METRIC_DIRECTIONS[known] === 'lower';
}
