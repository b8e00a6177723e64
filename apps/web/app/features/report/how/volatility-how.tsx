import { useT } from '~/lib/i18n/use-t';
import { Percent } from '~/ui/money';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';
import { volatilityOf } from '../volatility';
import { TextHow } from './text-how';
import { useOriginNotes } from './use-origin-text';

/** The area's volatility, between the lowest and the highest. */
export function VolatilityHow({ report }: BlockProps) {
  const t = useT('how');
  const names = useT('report');
  const originNotes = useOriginNotes(report.property);
  const volatility = volatilityOf(report);
  const { rate } = useFigures();
  if (!volatility) return null;
  /** Percent per year, in the simulation. */
  const swing = 100 * (report.property.model?.market.volatility ?? 0);
  const title = names('volatility.title');
  const shown = (value: number) => <Percent value={value} decimals={1} />;
  return (
    <TextHow title={title}>
      {() => ({
        text: t('about.volatility'),
        lines: [
          { label: t('about.volatilityMin'), value: shown(volatility.min) },
          { label: t('about.volatilityMax'), value: shown(volatility.max) },
          { label: title, value: shown(volatility.value), kind: 'result' },
        ],
        notes: [
          ...originNotes('volatility'),
          ...(swing > volatility.value + 0.05
            ? [t('about.volatilitySimulated', { swing: rate(swing / 100, 1) })]
            : []),
        ],
      })}
    </TextHow>
  );
}
