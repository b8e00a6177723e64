import type { PropertyDetail } from '@alpha/contract';
import { simulatedDecades } from '@alpha/report-model/chances';
import { DOUBLED_PERCENT, ROI_ZONES, roiChart } from '@alpha/report-model/roi-chart';
import { roiFigures, roiTexts } from '@alpha/report-model/texts/roi';
import { ROI_DECIMALS } from '@alpha/report-model/units';
import { memo } from 'react';
import { useT } from '~/lib/i18n/use-t';
import type { Mark } from '~/ui/chart/chart.types';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { DensityChart } from '~/ui/chart/density-chart';
import { Percent } from '~/ui/money';
import { type SimulatedFigure, SimulatedHow } from '../how/simulated-how';
import type { BlockProps } from '../report.types';
import { usePhrases } from '../use-phrases';
import { useLatestSimulated } from '../what-if/latest-simulated';
import { KeyFigures } from './key-figures';
import { countedPlaces } from './roi-shares';
import { useFormats } from './use-formats';

type Stats = NonNullable<PropertyDetail['property_roi_stats']>;

type RoiDistributionProps = BlockProps & { stats: Stats };

const HEIGHT = 250;

const EXPLAINED = {
  fifth: 'roi5',
  median: 'roi50',
  mean: 'roiMean',
  ninetyFifth: 'roi95',
} as const satisfies Record<string, SimulatedFigure>;

const TONES = { loss: 'loss', gain: 'pale', doubled: 'strong' } as const;

/** Follows a slider by itself, before the rest of the page renders. */
export function RoiDistribution({ report }: BlockProps) {
  const latest = useLatestSimulated(report);
  const stats = latest.property.property_roi_stats;
  return stats && <Distribution report={latest} stats={stats} />;
}

const Distribution = memo(({ report, stats }: RoiDistributionProps) => {
  const t = useT('charts');
  const { percent } = useFormats();
  const chart = roiChart(stats, report.property.roi_distribution);
  const { title, description } = roiTexts(stats, chart, usePhrases());
  if (!chart) return <ChartFrame {...{ title, description }} className="self-start" />;
  const { points, low, high, decimals } = chart;
  const marks = chart.marks.map(
    ({ name, at }): Mark =>
      name === 'breakEven'
        ? { at, label: t('roi.breakEven'), tone: 'loss', side: 'start' }
        : { at, label: t('roi.doubled'), tone: 'accent' },
  );
  const places = countedPlaces(stats, simulatedDecades(report.property));
  return (
    <ChartFrame
      title={title}
      description={description}
      height={HEIGHT}
      legend={[
        ...(low < 0 ? [{ label: t('roi.lossZone'), color: 'loss', shape: 'pale' } as const] : []),
        ...(high > DOUBLED_PERCENT
          ? [{ label: t('roi.doubleZone'), color: 1, shape: 'pale' } as const]
          : []),
      ]}
      how={<SimulatedHow report={report} figure="chances" />}
      footer={<Percentiles report={report} stats={stats} />}
      table={{
        columns: [t('roi.at'), t('roi.roi'), t('roi.belowShort')],
        rows: places.map(({ key, roi, below }) => [
          t(`roi.${key}`),
          percent(roi, Math.max(1, decimals)),
          percent(100 * below, 1),
        ]),
      }}
    >
      <DensityChart
        label={title}
        height={HEIGHT}
        points={points}
        zones={ROI_ZONES.map(({ name, from, to }) => ({ from, to, tone: TONES[name] }))}
        marks={marks}
        formatX={(value) => percent(value, decimals)}
        readAt={({ below }) => ({ label: t('roi.below'), value: percent(100 * below, 1) })}
      />
    </ChartFrame>
  );
});

function Percentiles({ report, stats }: RoiDistributionProps) {
  const t = useT('charts');
  return (
    <KeyFigures
      figures={roiFigures(stats).map(({ key, roi }) => ({
        label: t(`roi.${key}`),
        figure: <Percent value={roi} decimals={ROI_DECIMALS} tone={roi < 0 ? 'auto' : undefined} />,
        how: <SimulatedHow report={report} figure={EXPLAINED[key]} />,
      }))}
    />
  );
}
