import type { TaxRow } from '@alpha/engine/tax';
import { YearsTable } from '~/features/report/years-table';
import { useT } from '~/lib/i18n/use-t';
import { Money } from '~/ui/money';

export function TaxYears({ rows }: { rows: readonly TaxRow[] }) {
  const t = useT('whatIf');
  return (
    <YearsTable
      caption={t('tax.years')}
      rows={rows}
      columns={[
        { key: 'year', header: t('tax.year'), cell: ({ year }) => year },
        {
          key: 'taxable',
          header: t('tax.taxable'),
          align: 'end',
          cell: ({ taxableIncome }) => <Money value={taxableIncome} />,
        },
        {
          key: 'due',
          header: t('tax.due'),
          align: 'end',
          cell: ({ taxDue }) => <Money value={taxDue} />,
        },
        {
          key: 'cash',
          header: t('tax.cashAfter'),
          align: 'end',
          cell: ({ cashflowAfterTax }) => <Money value={cashflowAfterTax} tone="auto" />,
        },
      ]}
    />
  );
}
