import { beatenPercent } from '@alpha/report-model/chances';
import type { RadarValue } from '@alpha/report-model/radar';
import { useT } from '~/lib/i18n/use-t';
import { RankBars } from '~/ui/chart/rank-bars';
import { useFigures } from '../use-figures';

type RadarRowsProps = { label: string; values: readonly RadarValue[] };

/** One or two components: too few for a radar. */
export function RadarRows({ label, values }: RadarRowsProps) {
  const t = useT('charts');
  const report = useT('report');
  const { number, percent } = useFigures();
  return (
    <RankBars
      label={label}
      foldLabel={() => ''}
      ends={[
        report('performance.behindEnd'),
        report('performance.medianEnd'),
        report('performance.aheadEnd'),
      ]}
      rows={values.map(({ axis, home }) => ({
        key: axis,
        label: t(`radar.axis.${axis}`),
        value: number(beatenPercent(home)),
        place: home,
        rank: report('performance.beats', { share: percent(beatenPercent(home), 0) }),
      }))}
    />
  );
}
