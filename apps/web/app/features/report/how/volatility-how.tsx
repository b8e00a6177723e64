import { useT } from '~/lib/i18n/use-t';
import { Percent } from '~/ui/money';
import type { BlockProps } from '../report.types';
import { volatilityOf } from '../volatility';
import { ToldHow } from './told-how';
import { useOriginNotes } from './use-origin-text';

/** How calm the area is, between the calmest and the liveliest. */
export function VolatilityHow({ report }: BlockProps) {
  const t = useT('how');
  const names = useT('report');
  const originNotes = useOriginNotes(report.property);
  const volatility = volatilityOf(report);
  if (!volatility) return null;
  const title = names('volatility.title');
  const shown = (value: number) => <Percent value={value} decimals={1} />;
  return (
    <ToldHow title={title}>
      {() => ({
        text: t('told.volatility'),
        lines: [
          { label: t('told.volatilityMin'), value: shown(volatility.min) },
          { label: t('told.volatilityMax'), value: shown(volatility.max) },
          { label: title, value: shown(volatility.value), kind: 'result' },
        ],
        notes: originNotes('volatility'),
      })}
    </ToldHow>
  );
}
