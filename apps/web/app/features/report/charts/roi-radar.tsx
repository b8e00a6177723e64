import { beatenPercent } from '@alpha/report-model/chances';
import { radarLeftOut, radarPeers } from '@alpha/report-model/measure-sentences';
import { MIN_RADAR_AXES, type Radar } from '@alpha/report-model/radar';
import { radarTitle } from '@alpha/report-model/sentences';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { RadarChart } from '~/ui/chart/radar-chart';
import { RadarHow } from '../how/radar-how';
import type { BlockProps } from '../report.types';
import { useHasOwnAssumptions } from '../report-mode';
import { RadarRows } from './radar-rows';
import { useFormats } from './use-formats';

const HEIGHT = 350;

type RoiRadarProps = BlockProps & { radar: Radar };

export function RoiRadar({ report, radar }: RoiRadarProps) {
  const t = useT('charts');
  const metrics = useT('metrics');
  const locale = useLocale();
  const { number } = useFormats();
  const score = (share: number) => number(beatenPercent(share));
  const axes = radar.values;
  const title = radarTitle(axes, locale, t);
  const hasOwn = useHasOwnAssumptions();
  const texts = { locale, metrics, city: report.property.city };
  const leftOut = radarLeftOut(radar, t, texts);
  const [home, median] = [t('radar.home'), t('radar.medianListing')];
  const isRadar = axes.length >= MIN_RADAR_AXES;
  return (
    <ChartFrame
      className="h-full"
      title={title}
      description={t('radar.measured')}
      how={<RadarHow axes={axes} />}
      height={HEIGHT}
      footer={
        <>
          <p>{radarPeers(axes, t, texts)}</p>
          {leftOut && <p className="mt-1">{leftOut}</p>}
          {hasOwn && <p className="mt-1">{t('radar.ours')}</p>}
        </>
      }
      {...(isRadar && {
        legend: [
          { label: home, color: 1 as const },
          { label: median, color: 2 as const, shape: 'dashed' as const },
        ],
      })}
      table={{
        columns: [t('radar.component'), home, median],
        rows: axes.map((each) => [
          t(`radar.axis.${each.axis}`),
          score(each.home),
          score(each.median),
        ]),
      }}
    >
      {isRadar ? (
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
          formatValue={score}
        />
      ) : (
        <RadarRows label={title} values={axes} />
      )}
    </ChartFrame>
  );
}
