import { beatenPercent } from '@alpha/report-model/chances';
import { useT } from '~/lib/i18n/use-t';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { RankBars } from '~/ui/chart/rank-bars';
import type { BlockProps } from '../report.types';
import { ReportSection } from '../report-section';
import { useFigures } from '../use-figures';
import { MetricDifference, MetricFigure, useMetricName } from './metric-figure';
import { PerformanceHow, RanksHow } from './performance-how';
import { commonPeers, type RankedEntry, rankEntries } from './performance-rows';
import { Recommendation } from './recommendation';

export function PerformanceBlock({ report }: BlockProps) {
  const t = useT('report');
  const nameOf = useMetricName();
  const { percent } = useFigures();
  const { property, performance_vs_median: entries } = report;
  if (entries.length === 0) return null;
  const ranked = rankEntries(entries);
  const ahead = ranked.filter(({ isAhead }) => isAhead).length;
  const count = ranked.filter(({ median }) => median !== null).length;
  const behind = ranked.filter(({ isBehind }) => isBehind).length;
  const peers = commonPeers(ranked);
  const rankOf = ({ place, median }: RankedEntry) => {
    if (median === null) return t('performance.unknown');
    // With changed assumptions the figure is known, but not its rank.
    if (place === null) return t('performance.unranked');
    if (place === 50) return t('performance.level');
    return t('performance.beats', { share: percent(beatenPercent(place), 0) });
  };
  return (
    <ReportSection title={t('performance.title')}>
      <ChartFrame
        className="mt-6"
        title={
          ahead + behind === 0
            ? t('performance.allLevel')
            : ahead >= behind
              ? t('performance.ahead', { ahead, count })
              : t('performance.behind', { behind, count })
        }
        how={<RanksHow rows={ranked} />}
        description={
          <>
            {t('performance.lead')}{' '}
            {peers && t('performance.peers', { ...peers, city: property.city })}
          </>
        }
        table={{
          columns: COLUMNS.map((column) => t(`performance.column.${column}`)),
          rows: ranked.map((entry) => [
            nameOf(entry),
            <MetricFigure key="home" entry={entry} value={entry.property} />,
            <MetricFigure key="median" entry={entry} value={entry.median} />,
            <MetricDifference key="difference" entry={entry} />,
            rankOf(entry),
            t('performance.peersShort', { scope: entry.scope, n: entry.n, city: property.city }),
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
                ? t('performance.unknown')
                : t.rich('performance.median', {
                    figure: () => <MetricFigure entry={entry} value={entry.median} />,
                  }),
            place: entry.place,
            rank: rankOf(entry),
          }))}
        />
      </ChartFrame>
      <Recommendation report={report} />
    </ReportSection>
  );
}

const COLUMNS = ['metric', 'home', 'median', 'difference', 'beats', 'peers'] as const;
