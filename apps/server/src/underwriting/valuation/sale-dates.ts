import { VALUATION_RULES } from '@alpha/engine/valuation';

const DAY_MS = 86_400_000;
/** So that the index has a point before the oldest sale, also a quarterly one with a gap. */
const INDEX_MONTHS_AHEAD = 7;

/** Dates of a valuation; `since` is the start of a month, so that it does not move every day. */
export type SaleDates = {
  today: string;
  month: string;
  /** Days since 1970-01-01. */
  asOf: number;
  /** First day of the sales, and of the index. */
  since: string;
  indexSince: string;
  /** First day of the sales that are tested. */
  testedSince: string;
};

/** `testedMonths`: sales that long ago are valued too, so theirs reach back further. */
export function saleDates(today: string, testedMonths = 0): SaleDates {
  const reach = VALUATION_RULES.reachMonths + testedMonths;
  return {
    today,
    month: today.slice(0, 7),
    asOf: Math.floor(Date.parse(today) / DAY_MS),
    since: monthsBefore(today, reach),
    indexSince: monthsBefore(today, reach + INDEX_MONTHS_AHEAD),
    testedSince: monthsBefore(today, testedMonths),
  };
}

/** The first day of the month that many months ago. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}
