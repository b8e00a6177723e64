import type { PropertyDetail } from '@alpha/contract';
import type { LoanCourse, RentGap } from '../amortization-years.ts';
import { yearsOf } from '../outcome.ts';
import type { Phrases } from './phrases.ts';

/** Line under the heading of the yearly table; without a loan it says so. */
export function amortizationLead(
  property: Pick<PropertyDetail, 'property_estimates' | 'apr' | 'model'>,
  course: LoanCourse | null,
  { charts, money, percent }: Phrases,
): string | undefined {
  const { property_estimates: estimates, apr } = property;
  const held = yearsOf(property);
  if (!course) return charts('amortization.noLoan', { held });
  return estimates
    ? charts('amortization.lead', {
        held,
        years: estimates.loan_term_years,
        amount: money(estimates.loan_amount),
        apr: percent(apr ?? 1200 * estimates.monthly_rate, 2),
      })
    : undefined;
}

/** Title and description of the loan payments; `count` is the number of years shown. */
export function loanTexts(course: LoanCourse, count: number, { charts, percent }: Phrases) {
  const first = percent(100 * course.first);
  const last = percent(100 * course.last);
  const title =
    course.first === 0
      ? charts('loan.sentence.free')
      : course.lastYear === 1
        ? charts(count === 1 ? 'loan.sentence.oneYear' : 'loan.sentence.once', { first })
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
