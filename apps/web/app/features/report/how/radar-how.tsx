import type { RadarValue } from '@alpha/report-model/radar';
import { useT } from '~/lib/i18n/use-t';
import { homesBehind } from '../closing/performance-rows';
import { useFigures } from '../use-figures';
import { TextHow } from './text-how';

type RadarHowProps = { axes: readonly RadarValue[]; city: string };

/** The scores in counts: listings beaten, out of how many. */
export function RadarHow({ axes, city }: RadarHowProps) {
  const t = useT('how');
  const charts = useT('charts');
  const { number } = useFigures();
  const scoreOf = ({ home, peers }: RadarValue) => {
    const beaten = peers === null ? null : homesBehind({ place: home, n: peers });
    if (beaten === null) return number(home);
    return t('rank.score', {
      beaten: number(beaten, beaten % 1 ? 1 : 0),
      n: number(peers),
      score: number(home),
    });
  };
  return (
    <TextHow title={t('rank.radarTitle')}>
      {() => ({
        text: t('rank.radar', { city }),
        lines: axes.map((each) => ({
          label: charts(`radar.axis.${each.axis}`),
          value: <span className="whitespace-nowrap">{scoreOf(each)}</span>,
        })),
      })}
    </TextHow>
  );
}
