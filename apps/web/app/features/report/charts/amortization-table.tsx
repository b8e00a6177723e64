import type { AmortizationRow } from '@alpha/contract';
import { totalsOf } from '@alpha/report-model/amortization-years';
import type { ReactNode } from 'react';
import { useMoney } from '~/lib/currency/currency-context';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { Money, NotAvailable } from '~/ui/money';
import { type Column, Table } from '~/ui/table';

/** In column order, after the year. Monthly figures and balances have no total. */
const COLUMNS = [
  'yearly_rent',
  'monthly_rent',
  'mortgage_payment',
  'taxes',
  'insurance',
  'hoa',
  'maintenance_and_repairs',
  'pmf',
  'fixed_fees',
  'total_expenses',
  'monthly_expenses',
  'yearly_cashflow',
  'loan_balance',
] as const satisfies (keyof AmortizationRow)[];

/** Left out in print, where space is short: it is a twelfth of the year's figure. */
const ON_SCREEN_ONLY: readonly string[] = ['monthly_rent', 'monthly_expenses'];

const HEAD = 'max-w-28 whitespace-normal text-balance';
const DENSE =
  'break-inside-avoid [&_td]:px-2 [&_td]:text-13 [&_th]:px-2 print:[&_td]:px-0.5 print:[&_td]:text-[8px] print:[&_th]:px-0.5 print:[&_th]:text-[8px]';

/** Hidden for a home without dues or a loan, where they would only take space. */
const LEFT_OUT_WHEN_NOTHING: readonly string[] = ['hoa', 'mortgage_payment', 'loan_balance'];

export function AmortizationTable({ rows }: { rows: readonly AmortizationRow[] }) {
  const t = useT('charts');
  const write = useMoney();
  // As text: a hundred figures that need no element of their own, because the table has their look.
  const shownOf = (name: (typeof COLUMNS)[number], value: number): ReactNode =>
    name === 'yearly_cashflow' ? (
      <Money value={value} tone="auto" className="font-[560]" />
    ) : (
      (write(value) ?? <NotAvailable />)
    );
  const totals: Partial<Record<(typeof COLUMNS)[number], number>> = totalsOf(rows);
  const shown = COLUMNS.filter(
    (name) => !LEFT_OUT_WHEN_NOTHING.includes(name) || rows.some((row) => row[name] !== 0),
  );
  const columns: Column<AmortizationRow>[] = [
    { key: 'year', header: t('year'), cell: ({ year }) => year, footer: t('amortization.total') },
    ...shown.map((name): Column<AmortizationRow> => {
      const total = totals[name];
      return {
        key: name,
        header: t(`amortization.column.${name}`),
        align: 'end',
        className: cx(HEAD, ON_SCREEN_ONLY.includes(name) && 'print:hidden'),
        cell: (row) => shownOf(name, row[name]),
        footer: total === undefined ? null : shownOf(name, total),
      };
    }),
  ];
  return (
    <Table
      caption={t('amortization.title')}
      columns={columns}
      rows={rows}
      rowKey={({ year }) => year}
      className={DENSE}
    />
  );
}
