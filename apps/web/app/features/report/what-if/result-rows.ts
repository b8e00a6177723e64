import type { PropertyReport } from '@alpha/contract';
import { chanceOfLoss } from '@alpha/report-model/chances';
import { isYearlyRate } from '@alpha/report-model/units';
import type { Case } from './use-what-if';

type ResultKey =
  | 'netProfit'
  | 'totalRoi'
  | 'annualRoi'
  | 'irr'
  | 'cashflow'
  | 'mortgage'
  | 'dscr'
  | 'chanceOfLoss'
  | 'worst5';

export type ResultRow = {
  key: ResultKey;
  kind: 'money' | 'percent' | 'ratio' | 'chance';
  ours: number | null;
  yours: number | null;
  isLessBetter: boolean;
  /** Adds up over the years: without a change where the two sides are sold in different years. */
  isTotal: boolean;
};

const TOTALS: readonly ResultKey[] = ['netProfit', 'totalRoi', 'worst5'];

type Side = { closed: Case['closed']; report: PropertyReport };

export function resultRows(ours: Side, yours: Side): ResultRow[] {
  const row = (
    key: ResultKey,
    kind: ResultRow['kind'],
    read: (side: Side) => number | null | undefined,
    isLessBetter = false,
  ): ResultRow => {
    const [a, b] = [read(ours) ?? null, read(yours) ?? null];
    return { key, kind, ours: a, yours: b, isLessBetter, isTotal: TOTALS.includes(key) };
  };
  const stats = ({ report }: Side) => report.property.property_roi_stats;
  return [
    row('netProfit', 'money', ({ closed }) => closed.netProfit),
    row('totalRoi', 'percent', ({ closed }) => closed.totalRoi),
    row('annualRoi', 'percent', ({ closed }) => yearlyRate(closed.annualizedRoi)),
    row('irr', 'percent', ({ closed }) => closed.irr),
    row('cashflow', 'money', ({ closed }) => closed.rows[0]?.yearlyCashflow),
    row('mortgage', 'money', ({ closed }) => closed.mortgagePayment, true),
    row('dscr', 'ratio', ({ closed }) => closed.dscr),
    row('chanceOfLoss', 'chance', (side) => chanceOfLoss(stats(side)?.prob_roi_above_0), true),
    row('worst5', 'percent', (side) => stats(side)?.roi_percentile_5),
  ];
}

/** A total loss has no yearly rate. */
const yearlyRate = (rate: number) => (isYearlyRate(rate) ? rate : null);
