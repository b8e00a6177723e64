import type { TaxResetYear } from '@alpha/engine/florida';
import { YearsTable } from '~/features/report/years-table';
import { useT } from '~/lib/i18n/use-t';
import { Money } from '~/ui/money';

/** From the seller's capped value to the buyer's, year by year. */
export function TaxPath({ years }: { years: readonly TaxResetYear[] }) {
  const t = useT('florida');
  return (
    <YearsTable
      caption={t('tax.years')}
      rows={years}
      columns={[
        {
          key: 'year',
          header: t('tax.year'),
          cell: ({ year }) => (year === 0 ? t('tax.sale') : year),
        },
        {
          key: 'assessed',
          header: t('tax.assessed'),
          align: 'end',
          cell: ({ assessedValue }) => <Money value={assessedValue} />,
        },
        {
          key: 'due',
          header: t('tax.due'),
          align: 'end',
          cell: ({ tax }) => <Money value={tax} />,
        },
      ]}
    />
  );
}
