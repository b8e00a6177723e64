import type { AmortizationRow } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { Money } from '~/ui/money';
import { TextHow } from './text-how';

/** A later year's cash flow, from its row of the table. */
export function CashflowHow({ row }: { row: AmortizationRow }) {
  const t = useT('how');
  const { year } = row;
  const title = t('term.cashflowYear', { year });
  return (
    <TextHow title={title}>
      {() => ({
        text: t('about.cashflowYear', { year }),
        lines: [
          { label: t('about.rentYear', { year }), value: <Money value={row.yearly_rent} /> },
          {
            label: t('about.expensesYear', { year }),
            value: <Money value={-row.total_expenses} />,
          },
          { label: title, value: <Money value={row.yearly_cashflow} />, kind: 'result' },
        ],
      })}
    </TextHow>
  );
}
