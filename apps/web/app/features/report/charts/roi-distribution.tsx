import type { PropertyDetail } from '@alpha/contract';
import { ofHundred, simulatedDecades } from '@alpha/report-model/chances';
import {
  type CurvePoint,
  DOUBLED_PERCENT,
  ROI_ZONES,
  roiChart,
} from '@alpha/report-model/roi-chart';
import { ROI_DECIMALS } from '@alpha/report-model/units';
import { useT } from '~/lib/i18n/use-t';
import type { Mark } from '~/ui/chart/chart.types';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { DensityChart } from '~/ui/chart/density-chart';
import { Percent } from '~/ui/money';
import { SimulatedHow } from '../how/simulated-how';
import type { BlockProps } from '../report.types';
import { KeyFigures } from './key-figures';
import { countedPlaces, shareBelow } from './roi-shares';
import { useFormats } from './use-formats';

type Stats = NonNullable<PropertyDetail['property_roi_stats']>;

type RoiDistributionProps = BlockProps & { stats: Stats };

const HEIGHT = 290;

const TONES = { loss: 'loss', gain: 'pale', doubled: 'strong' } as const;

export function RoiDistribution({ report, stats }: RoiDistributionProps) {
  const t = useT('charts');
  const { percent } = useFormats();
  const chart = roiChart(stats);
  if (!chart)
    return (
      <ChartFrame
        title={t('roi.certain', { roi: percent(stats.roi_mean, ROI_DECIMALS) })}
        description={t('roi.certainText')}
        className="self-start"
      />
    );
  const { points, low, high, decimals } = chart;
  const title = sentenceOf(t, stats);
  const marks = chart.marks.map(
    ({ name, at }): Mark =>
      name === 'breakEven'
        ? { at, label: t('roi.breakEven'), tone: 'loss', side: 'start' }
        : { at, label: t('roi.doubled'), tone: 'accent' },
  );
  const places = countedPlaces(stats, simulatedDecades(report.property));
  const isCounted = ({ x }: CurvePoint) => places.some(({ roi }) => roi === x);
  const readAt = (point: CurvePoint) => {
    const share = percent(100 * shareBelow(places, point.x), 1);
    return isCounted(point) ? share : t('roi.about', { share });
  };
  return (
    <ChartFrame
      title={title}
      description={t('roi.measured', { reach: percent((high - low) / 2, decimals) })}
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
        readAt={(point) => ({
          label: t('roi.below'),
          value: readAt(point),
        })}
      />
    </ChartFrame>
  );
}

function Percentiles({ report, stats }: RoiDistributionProps) {
  const t = useT('charts');
  const figures = [
    ['roi5', t('roi.fifth'), stats.roi_percentile_5],
    ['roi50', t('roi.median'), stats.roi_median],
    ['roiMean', t('roi.mean'), stats.roi_mean],
    ['roi95', t('roi.ninetyFifth'), stats.roi_percentile_95],
  ] as const;
  return (
    <KeyFigures
      figures={figures.map(([key, label, value]) => ({
        label,
        figure: (
          <Percent value={value} decimals={ROI_DECIMALS} tone={value < 0 ? 'auto' : undefined} />
        ),
        how: <SimulatedHow report={report} figure={key} />,
      }))}
    />
  );
}

function sentenceOf(t: ReturnType<typeof useT<'charts'>>, stats: Stats): string {
  const gain = ofHundred(stats.prob_roi_above_0);
  const double = ofHundred(stats.prob_roi_above_100);
  if (gain === 0) return t('roi.sentence.none');
  return double === 0
    ? t('roi.sentence.gain', { gain })
    : t('roi.sentence.double', { gain, double });
}
