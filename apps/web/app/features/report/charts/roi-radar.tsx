import type { RadarValue } from '@alpha/report-model/radar';
import { radarTitle } from '@alpha/report-model/sentences';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { RadarChart } from '~/ui/chart/radar-chart';
import { RadarHow } from '../how/radar-how';
import type { BlockProps } from '../report.types';
import { useHasOwnAssumptions } from '../report-mode';
import { useFormats } from './use-formats';

const HEIGHT = 350;

type RoiRadarProps = BlockProps & { axes: readonly RadarValue[] };

export function RoiRadar({ report, axes }: RoiRadarProps) {
  const t = useT('charts');
  const { number } = useFormats();
  const title = radarTitle(axes, useLocale(), t);
  const hasOwn = useHasOwnAssumptions();
  const [home, median] = [t('radar.home'), t('radar.medianListing')];
  return (
    <ChartFrame
      title={title}
      description={t('radar.measured')}
      how={<RadarHow axes={axes} city={report.property.city} />}
      height={HEIGHT}
      footer={hasOwn && t('radar.ours')}
      legend={[
        { label: home, color: 1 },
        { label: median, color: 2, shape: 'dashed' },
      ]}
      table={{
        columns: [t('radar.component'), home, median],
        rows: axes.map((each) => [
          t(`radar.axis.${each.axis}`),
          number(each.home),
          number(each.median),
        ]),
      }}
    >
      <RadarChart
        label={title}
        height={HEIGHT}
        axes={axes.map(({ axis }) => t(`radar.axis.${axis}`))}
        series={[
          { key: 'home', label: home, color: 1, values: axes.map((each) => each.home) },
          {
            key: 'median',
            label: median,
            color: 2,
            isDashed: true,
            values: axes.map((each) => each.median),
          },
        ]}
        formatValue={number}
      />
    </ChartFrame>
  );
}
