import type { TaxRow } from '@alpha/engine/tax';
import { useT } from '~/lib/i18n/use-t';
import { Money } from '~/ui/money';
import { Table } from '~/ui/table';

export function TaxYears({ rows }: { rows: readonly TaxRow[] }) {
  const t = useT('whatIf');
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-14 font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover">
        {t('tax.years')}
      </summary>
      <Table
        caption={t('tax.years')}
        rows={rows}
        rowKey={({ year }) => year}
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
    </details>
  );
}
