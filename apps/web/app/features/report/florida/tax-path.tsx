import type { TaxResetYear } from '@alpha/engine/florida';
import { useT } from '~/lib/i18n/use-t';
import { Money } from '~/ui/money';
import { Table } from '~/ui/table';

/** From the seller's capped value to the buyer's, year by year. */
export function TaxPath({ years }: { years: readonly TaxResetYear[] }) {
  const t = useT('florida');
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-14 font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover">
        {t('tax.years')}
      </summary>
      <Table
        caption={t('tax.years')}
        rows={years}
        rowKey={({ year }) => year}
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
    </details>
  );
}
