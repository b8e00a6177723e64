import { formatNumber } from '@alpha/i18n';
import type { ReactNode } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { Money, NotAvailable, Percent, Rate } from '~/ui/money';
import type { ResultRow } from './result-rows';

type ResultsTableProps = {
  rows: readonly ResultRow[];
  /** The rows with chance in them wait for the simulation: shown paler, never empty. */
  isSimulating: boolean;
};

const CELL = 'py-2.25 pl-3 text-right whitespace-nowrap';

export function ResultsTable({ rows, isSimulating }: ResultsTableProps) {
  const t = useT('whatIf');
  return (
    <table className="figures w-full border-collapse text-14">
      <caption className="sr-only">{t('results')}</caption>
      <thead>
        <tr className="text-13 text-ink-2 *:font-normal">
          <td />
          {(['ours', 'yours', 'change'] as const).map((column) => (
            <th key={column} scope="col" className={CELL}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&>tr>*]:border-t [&>tr>*]:border-line">
        {rows.map((row) => (
          <tr key={row.key} data-result={row.key}>
            <th scope="row" className="py-2.25 text-left font-normal text-ink-2">
              {t(`result.${row.key}`)}
            </th>
            <td className={cx(CELL, 'text-ink-2')}>
              <Value row={row} value={row.ours} />
            </td>
            <td className={cx(CELL, 'font-semibold', isWaiting(row, isSimulating))}>
              <Value row={row} value={row.yours} />
            </td>
            <td className={cx(CELL, isWaiting(row, isSimulating))}>
              <Change row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isWaiting({ key }: ResultRow, isSimulating: boolean): string {
  return isSimulating && (key === 'chanceOfLoss' || key === 'worst5') ? 'opacity-70' : '';
}

function Value({ row, value }: { row: ResultRow; value: number | null }): ReactNode {
  if (row.kind === 'money') return <Money value={value} sign={row.key === 'cashflow'} />;
  if (row.kind === 'chance') return <Rate fraction={value} decimals={1} />;
  return <Percent value={value} decimals={row.key === 'annualRoi' ? 2 : 1} />;
}

/** Shares change by points: a percentage of a percentage would be read wrongly. */
function Change({ row: { key, kind, change, isLessBetter } }: { row: ResultRow }): ReactNode {
  const t = useT('whatIf');
  const locale = useLocale();
  const tone = isLessBetter ? 'inverse' : 'auto';
  if (change === null) return <NotAvailable />;
  if (kind === 'money') return <Money value={change} tone={tone} />;
  const points = kind === 'chance' ? 100 * change : change;
  const decimals = key === 'annualRoi' ? 2 : 1;
  const text = formatNumber(points, locale, { decimals, sign: 'always' }) ?? '';
  return <span className={toneOf(text, isLessBetter)}>{t('points', { points: text })}</span>;
}

/** Read off the printed sign: what prints as zero is neither gain nor loss. */
function toneOf(text: string, isLessBetter: boolean): string {
  const isPlus = text.startsWith('+');
  if (!isPlus && !text.startsWith('\u2212')) return '';
  return isPlus === !isLessBetter ? 'text-gain' : 'text-loss';
}
