import { beatenPercent } from '@alpha/report-model/chances';
import {
  leftOutText,
  performancePeers,
  performanceTitle,
  restatingText,
  setText,
  unrankedText,
} from '@alpha/report-model/measure-sentences';
import {
  comparesAreas,
  type RankedEntry,
  rankEntries,
  rankKind,
} from '@alpha/report-model/performance-rows';
import { recommendationTexts } from '@alpha/report-model/texts/recommendation';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { RankBars } from '~/ui/chart/rank-bars';
import type { BlockProps } from '../report.types';
import { ReportSection } from '../report-section';
import { useFigures } from '../use-figures';
import { usePhrases } from '../use-phrases';
import { MetricDifference, MetricFigure, useMetricName } from './metric-figure';
import { PerformanceHow, RanksHow } from './performance-how';
import { Recommendation } from './recommendation';

export function PerformanceBlock({ report }: BlockProps) {
  const t = useT('report');
  const metrics = useT('metrics');
  const locale = useLocale();
  const phrases = usePhrases();
  const nameOf = useMetricName();
  const { percent } = useFigures();
  const { property, performance_vs_median: entries } = report;
  if (entries.length === 0) return null;
  const ranked = rankEntries(entries);
  const texts = { locale, metrics, city: property.city };
  const leftOut = leftOutText(report.performance_left_out, texts);
  const title = performanceTitle(ranked, t);
  const recommended = recommendationTexts(property, phrases)?.text;
  const unknownOf = ({ scope }: RankedEntry) =>
    t('performance.unknown', { kind: comparesAreas(scope) ? 'areas' : 'listings' });
  const rankOf = (entry: RankedEntry) => {
    const { position, median } = entry;
    if (median === null) return unknownOf(entry);
    // With changed assumptions the figure is known, but not its rank.
    if (position === null) return t('performance.unranked');
    const kind = rankKind(entry);
    if (kind === 'level') return t('performance.level');
    return t(`performance.${kind}`, { share: percent(beatenPercent(position), 0) });
  };
  return (
    <ReportSection id="performance" title={t('performance.title')} fold={recommended ?? title}>
      <ChartFrame
        className="mt-6"
        title={title}
        how={<RanksHow rows={ranked} />}
        description={
          <>
            {t('performance.lead')} {restatingText(ranked, t)} {performancePeers(ranked, texts)}{' '}
            {unrankedText(ranked, t)}
          </>
        }
        footer={leftOut}
        table={{
          columns: COLUMNS.map((column) => t(`performance.column.${column}`)),
          rows: ranked.map((entry) => [
            nameOf(entry),
            <MetricFigure key="home" entry={entry} value={entry.property} />,
            <MetricFigure key="median" entry={entry} value={entry.median} />,
            <MetricDifference key="difference" entry={entry} />,
            rankOf(entry),
            setText(entry, texts),
          ]),
        }}
      >
        <RankBars
          label={t('performance.chart')}
          foldLabel={(isOpen) =>
            isOpen ? t('fold.less') : t('fold.measures', { count: ranked.length })
          }
          ends={[t('performance.behindEnd'), t('performance.medianEnd'), t('performance.aheadEnd')]}
          rows={ranked.map((entry) => ({
            key: entry.metric,
            label: nameOf(entry),
            how: <PerformanceHow report={report} entry={entry} />,
            value: <MetricFigure entry={entry} value={entry.property} />,
            note:
              entry.median === null
                ? unknownOf(entry)
                : t.rich('performance.median', {
                    figure: () => <MetricFigure entry={entry} value={entry.median} />,
                  }),
            place: entry.position,
            isIndented: entry.isRestating,
            rank: rankOf(entry),
          }))}
        />
      </ChartFrame>
      <Recommendation report={report} />
    </ReportSection>
  );
}

const COLUMNS = ['metric', 'home', 'median', 'difference', 'beats', 'peers'] as const;
