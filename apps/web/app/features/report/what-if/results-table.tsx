import type { PropertyReport } from '@alpha/contract';
import type { ExplainedMetric } from '@alpha/engine';
import { formatNumber } from '@alpha/i18n';
import { printedDifference, ROI_DECIMALS } from '@alpha/report-model/units';
import { type ReactNode, useState } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { Num, Percent, Rate } from '~/ui/money';
import { NarrowMoney } from '~/ui/narrow-money';
import { TextButton } from '~/ui/text-link';
import { HowMetric } from '../how/how-metric';
import { type SimulatedFigure, SimulatedHow } from '../how/simulated-how';
import type { ResultRow } from './result-rows';
import { STALE } from './while-simulating';

type ResultsTableProps = {
  /** With the reader's assumptions, for "How?". */
  report: PropertyReport;
  rows: readonly ResultRow[];
  /** Simulated rows wait for the simulation: dimmed, never empty. */
  isSimulating: boolean;
  /** Until the sale, where the two sides differ in it. */
  years: { ours: number; yours: number } | null;
};

/** With a total loss, or without a loan, there is no rate; "How?" explains why. */
const NO_RATE = '—';

const CELL = 'py-1.75 pl-3 text-right align-baseline whitespace-nowrap sm:py-2.25';
const NOT_ON_PHONES = 'max-sm:hidden';

const EXPLAINED: Partial<Record<ResultRow['key'], ExplainedMetric>> = {
  netProfit: 'netProfit',
  totalRoi: 'totalRoi',
  annualRoi: 'annualizedRoi',
  irr: 'irr',
  cashflow: 'cashflowYear1',
  mortgage: 'mortgagePayment',
  dscr: 'dscr',
};

/** On phones the other rows are shown on request. */
const FIRST: readonly ResultRow['key'][] = ['netProfit', 'irr', 'cashflow', 'chanceOfLoss'];

const SIMULATED: Partial<Record<ResultRow['key'], SimulatedFigure>> = {
  chanceOfLoss: 'loss',
  worst5: 'worst5',
};

/** Yearly rates change by tenths of a point. */
const TWO_DECIMALS: readonly ResultRow['key'][] = ['annualRoi', 'irr', 'dscr'];

export function ResultsTable({ report, rows, isSimulating, years }: ResultsTableProps) {
  const t = useT('whatIf');
  const [isAll, setAll] = useState(false);
  // No room for three figures on phones: ours are yours less the change, unless totals have none.
  const [oursLook, changeLook] = years ? ['', NOT_ON_PHONES] : [NOT_ON_PHONES, ''];
  return (
    <>
      <table className="figures w-full border-collapse text-14 max-sm:text-13">
        <caption className="sr-only">{t('results')}</caption>
        <thead>
          <tr className="text-13 text-ink-2 *:font-normal ">
            <td />
            <th scope="col" className={cx(CELL, oursLook)}>
              {t('ours', { years: years?.ours ?? 0 })}
            </th>
            <th scope="col" className={CELL}>
              {t('yours', { years: years?.yours ?? 0 })}
            </th>
            <th scope="col" className={cx(CELL, changeLook)}>
              {t('change')}
            </th>
          </tr>
        </thead>
        <tbody className="[&>tr>*]:border-t [&>tr>*]:border-line">
          {rows.map((row) => (
            <tr
              key={row.key}
              data-result={row.key}
              className={isAll || FIRST.includes(row.key) ? undefined : 'max-sm:hidden'}
            >
              <th scope="row" className="py-1.75 text-left font-normal text-ink-2 sm:py-2.25">
                <RowName report={report} row={row} />
              </th>
              <td className={cx(CELL, oursLook, 'text-ink-2')}>
                <Value row={row} value={row.ours} />
              </td>
              <td
                aria-busy={isWaiting(row, isSimulating) || undefined}
                className={cx(CELL, 'font-semibold', isWaiting(row, isSimulating) && WAITING)}
              >
                <Value row={row} value={row.yours} />
              </td>
              <td
                aria-busy={isWaiting(row, isSimulating) || undefined}
                className={cx(CELL, changeLook, isWaiting(row, isSimulating) && WAITING)}
              >
                {years && row.isTotal ? NO_RATE : <Change row={row} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isAll && (
        <TextButton className="min-h-11 text-14 sm:hidden" onClick={() => setAll(true)}>
          {t('allResults', { count: rows.length })}
        </TextButton>
      )}
    </>
  );
}

function RowName({ report, row }: { report: PropertyReport; row: ResultRow }) {
  const t = useT('whatIf');
  const metric = EXPLAINED[row.key];
  const figure = SIMULATED[row.key];
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {t(`result.${row.key}`)}
      {metric && <HowMetric report={report} metric={metric} align="start" />}
      {figure && <SimulatedHow report={report} figure={figure} align="start" />}
    </span>
  );
}

const WAITING = `${STALE} text-ink-2`;

const isWaiting = ({ key }: ResultRow, isSimulating: boolean): boolean =>
  isSimulating && (key === 'chanceOfLoss' || key === 'worst5');

function Value({ row, value }: { row: ResultRow; value: number | null }): ReactNode {
  if (row.kind === 'money') return <NarrowMoney value={value} sign={row.key === 'cashflow'} />;
  const decimals = decimalsOf(row);
  if (row.kind === 'chance') return <Rate fraction={value} decimals={decimals} />;
  if (value === null) return NO_RATE;
  if (row.kind === 'ratio') return <Num value={value} decimals={decimals} />;
  return <Percent value={value} decimals={decimals} />;
}

/** Shares change by points: a percentage of a percentage would be misread. */
function Change({ row }: { row: ResultRow }): ReactNode {
  const t = useT('metrics');
  const locale = useLocale();
  const { kind, isLessBetter } = row;
  const decimals = decimalsOf(row);
  const change = changeOf(row, decimals);
  if (change === null) return NO_RATE;
  if (kind === 'money')
    return <NarrowMoney value={change} tone={isLessBetter ? 'inverse' : 'auto'} />;
  const text = formatNumber(change, locale, { decimals, sign: 'always' }) ?? '';
  return (
    <span className={toneOf(text, isLessBetter)}>
      {kind === 'ratio' ? text : t('points', { points: text })}
    </span>
  );
}

/** Difference of the two columns before it, as printed. */
function changeOf({ kind, ours, yours }: ResultRow, decimals: number): number | null {
  const scale = kind === 'chance' ? 100 : 1;
  const printed = (value: number | null) => (value === null ? null : scale * value);
  return printedDifference(printed(yours), printed(ours), decimals);
}

function decimalsOf({ key, kind }: ResultRow): number {
  if (kind === 'money') return 0;
  return TWO_DECIMALS.includes(key) ? 2 : ROI_DECIMALS;
}

/** From the printed sign: a value printed as zero is neither gain nor loss. */
function toneOf(text: string, isLessBetter: boolean): string {
  const isPlus = text.startsWith('+');
  if (!isPlus && !text.startsWith('\u2212')) return '';
  return isPlus === !isLessBetter ? 'text-gain' : 'text-loss';
}
