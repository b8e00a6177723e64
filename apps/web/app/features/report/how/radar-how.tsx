import { beatenPercent } from '@alpha/report-model/chances';
import { countBehind } from '@alpha/report-model/performance-rows';
import type { RadarValue } from '@alpha/report-model/radar';
import { useT } from '~/lib/i18n/use-t';
import { useFigures } from '../use-figures';
import { TextHow } from './text-how';

type RadarHowProps = { axes: readonly RadarValue[] };

/** The scores in counts: listings or areas beaten, out of how many. */
export function RadarHow({ axes }: RadarHowProps) {
  const t = useT('how');
  const charts = useT('charts');
  const { number } = useFigures();
  const scoreOf = ({ home, peers }: RadarValue) => {
    const beaten = peers === null ? null : countBehind(home, peers);
    if (beaten === null) return number(beatenPercent(home));
    return t('rank.score', {
      beaten: number(beaten, beaten % 1 ? 1 : 0),
      n: number(peers),
      score: number(beatenPercent(home)),
    });
  };
  return (
    <TextHow title={t('rank.radarTitle')}>
      {() => ({
        text: t('rank.radar'),
        lines: axes.map((each) => ({
          label: charts(`radar.axis.${each.axis}`),
          value: <span className="whitespace-nowrap">{scoreOf(each)}</span>,
        })),
      })}
    </TextHow>
  );
}
