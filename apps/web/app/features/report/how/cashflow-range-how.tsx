import { assumptionsSet } from '@alpha/report-model/assumption-origin';
import type { CashflowRange } from '@alpha/report-model/cashflow-years';
import { simulatedDecades } from '@alpha/report-model/chances';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Money, Num } from '~/ui/money';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';
import { marketVolatility } from './simulated';
import { TextHow } from './text-how';

/** How far a year's cash flow may be from its plan, and why. */
export function CashflowRangeHow({ report, range }: BlockProps & { range: CashflowRange }) {
  const t = useT('how');
  const locale = useLocale();
  const { number, rate } = useFigures();
  const { property } = report;
  const decades = simulatedDecades(property);
  if (!decades) return null;
  const market = marketVolatility(property);
  const { year, planned, low, high } = range;
  return (
    <TextHow title={t('sim.cashflow.title', { year })}>
      {() => ({
        text: t('sim.cashflow.text', { decades: number(decades), year }),
        lines: [
          { label: t('sim.decades'), value: <Num value={decades} /> },
          { label: t('sim.cashflow.plan'), value: <Money value={planned} /> },
          { label: t('sim.cashflow.low'), value: <Money value={low} />, kind: 'result' },
          { label: t('sim.cashflow.high'), value: <Money value={high} />, kind: 'result' },
        ],
        notes: [
          t('sim.cashflow.varies', {
            rent: rate(market.rentVolatility, 1),
            momentum: rate(market.rentMomentum),
            cost: rate(market.expenseVolatility),
          }),
          t('sim.cashflow.source', { set: assumptionsSet(locale) }),
        ],
      })}
    </TextHow>
  );
}
