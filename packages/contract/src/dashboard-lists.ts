import type { LeadOutcome } from './lead-figures.ts';

/** A period ends before `to`. */
export type FigurePeriod = { from: string; to: string };

/**
 * The filters of the contact list behind each figure. The list has as many rows as the figure says; erased
 * leads, which lists cannot show, are counted beside it.
 */
export const FIGURE_LISTS = {
  arrived: ({ from, to }: FigurePeriod) => ({ created_from: from, created_to: to }),
  /** Arrived in the period, not from a file, and contacted: the base of the response times. */
  responded: ({ from, to }: FigurePeriod) => ({
    ...{ created_from: from, created_to: to },
    ...{ contacted: 'yes' as const, imported: 'no' as const },
  }),
  won: (period: FigurePeriod) => settled('won', period),
  lost: (period: FigurePeriod) => settled('lost', period),
  /** Null: nobody has said why. */
  lostFor: (reasonId: number | null, period: FigurePeriod) => ({
    ...settled('lost', period),
    lost_reason_id: reasonId ?? 0,
  }),
  open: () => ({ outcome: 'open' as const }),
  idle: (days: number) => ({ outcome: 'open' as const, stale_days: days }),
  waiting: () => ({
    outcome: 'open' as const,
    ...{ contacted: 'no' as const, imported: 'no' as const },
  }),
  /** By now without `days`, else that many days after arrival. */
  cohort: (outcome: LeadOutcome, { from, to }: FigurePeriod, days?: number) => ({
    ...{ created_from: from, created_to: to, outcome },
    ...(days !== undefined && { outcome_days: days }),
  }),
};

function settled<O extends LeadOutcome>(outcome: O, { from, to }: FigurePeriod) {
  return { outcome, moved_from: from, moved_to: to };
}
