import type { PropertyDetail } from '@alpha/contract';
import type { LoanCourse, RentGap } from '../amortization-years.ts';
import type { Phrases } from './phrases.ts';

/** Line under the heading of the yearly table; without a loan it says so. */
export function amortizationLead(
  { property_estimates: estimates, apr }: Pick<PropertyDetail, 'property_estimates' | 'apr'>,
  course: LoanCourse | null,
  { charts, money, percent }: Phrases,
): string | undefined {
  if (!course) return charts('amortization.noLoan');
  return estimates
    ? charts('amortization.lead', {
        years: estimates.loan_term_years,
        amount: money(estimates.loan_amount),
        apr: percent(apr ?? 1200 * estimates.monthly_rate, 2),
      })
    : undefined;
}

/** Title and description of the loan payments. */
export function loanTexts(course: LoanCourse, { charts, percent }: Phrases) {
  const first = percent(100 * course.first);
  const last = percent(100 * course.last);
  const title =
    course.first === 0
      ? charts('loan.sentence.free')
      : course.lastYear === 1
        ? charts('loan.sentence.once', { first })
        : charts('loan.sentence.course', { first, last, year: course.lastYear });
  return { title, description: charts('loan.measured') };
}

/** Title and description of rent and expenses; `count` is the number of years. */
export function rentGapTexts(gap: RentGap, count: number, phrases: Phrases) {
  const { charts } = phrases;
  return { title: rentGapSentence(gap, count, phrases), description: charts('gap.measured') };
}

function rentGapSentence(gap: RentGap, count: number, { charts, money }: Phrases): string {
  if (gap.kind === 'mixed') return charts('gap.sentence.mixed', { years: gap.years, count });
  const values = { first: money(gap.first), last: money(gap.last), count };
  return 'year' in gap
    ? charts(`gap.sentence.${gap.kind}`, { ...values, year: gap.year })
    : charts(`gap.sentence.${gap.kind}`, values);
}
