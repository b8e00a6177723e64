import { instantAt, MIAMI, wallTimeAt } from '@alpha/i18n';
import { templateOf } from './purchase-template.ts';
import type { PurchaseRow, StepRow } from './purchases.queries.ts';

/** Due each year on this day, for years since the company or the ownership of the home began. */
export type Yearly = { month: number; day: number; since: 'company' | 'home' };

/** Calendar days in Miami, `2026-11-19`. */
type Begun = {
  closedOn: string;
  /** Null: before this purchase, nobody says when. */
  companySince: string | null;
};

/**
 * A home's first tax year is that of the closing, and is due in the year after. A company reports for the year in which
 * it was registered, which may be the year before the closing; one that was there already goes on with its calendar.
 */
export function firstDueDay({ month, day, since }: Yearly, begun: Begun): string {
  const { closedOn, companySince } = begun;
  const inYear = (year: number) => [year, ...[month, day].map(twoDigits)].join('-');
  if (since === 'home') return inYear(yearOf(closedOn) + 1);
  const first = companySince ? inYear(yearOf(companySince) + 1) : '';
  const year = yearOf(closedOn);
  const next = inYear(year) > closedOn ? inYear(year) : inYear(year + 1);
  return [first, next].sort().at(-1) ?? next;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
const twoDigits = (part: number): string => String(part).padStart(2, '0');
const dayInMiami = (at: Date): string => wallTimeAt(MIAMI, at).date;

/** The deadline in one year: the end of a working day in Miami. */
export function dueInYear({ month, day }: Yearly, year: number): Date | null {
  return instantAt(MIAMI, [year, ...[month, day].map(twoDigits)].join('-'), '17:00');
}

/** In which a filing is due; null: it is none, or has no deadline yet. */
export function filingYearOf(
  { key, filingYear, dueAt }: Pick<StepRow, 'key' | 'filingYear' | 'dueAt'>,
  row: PurchaseRow,
): number | null {
  if (!templateOf(key, row)?.yearly) return null;
  return filingYear ?? (dueAt && yearOf(dayInMiami(dueAt)));
}

type Beginning = { begun: 'company' | 'home'; at: Date };
type FilingDate = {
  step: StepRow;
  dueAt: Date;
  filingYear: number;
  /** Also when the closing is opened again: it is that of a company which is there. */
  isOfCompany: boolean;
};

/** Of open filings, once the company or the home is there: since `at`. */
export function filingDates(
  row: PurchaseRow,
  steps: readonly StepRow[],
  { begun, at }: Beginning,
): FilingDate[] {
  const company = steps.find(({ key }) => key === 'company');
  const closedOn = dayInMiami(at);
  const companySince = begun === 'company' ? closedOn : companyDay(company, closedOn);
  return steps.flatMap((step) => {
    const yearly = templateOf(step.key, row)?.yearly;
    if (!yearly || step.status !== 'open') return [];
    if (begun === 'company' && yearly.since === 'home') return [];
    const filingYear = yearOf(firstDueDay(yearly, { closedOn, companySince }));
    const dueAt = dueInYear(yearly, filingYear);
    const isOfCompany = yearly.since === 'company' && company?.status === 'done';
    return dueAt ? [{ step, dueAt, filingYear, isOfCompany }] : [];
  });
}

/** Null: it was there before. One that nobody ticked was there by the closing. */
function companyDay(company: StepRow | undefined, closedOn: string): string | null {
  if (!company || company.status === 'not_needed') return null;
  return company.settledAt ? dayInMiami(company.settledAt) : closedOn;
}

/** It is often ticked days later, maybe in the next year: the agreed day is when it took place. */
export const closingMoment = ({ dueAt: agreed }: StepRow, ticked: Date): Date =>
  agreed && agreed < ticked ? agreed : ticked;
