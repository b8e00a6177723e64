import { balanceAfter, monthlyPayment } from '@alpha/engine';
import { addMonths, firstMonthOf, monthsBetween } from './months.ts';

type Loan = {
  boughtOn: string;
  priceCents: number;
  downPaymentCents: number;
  ratePercent: number;
  loanYears: number;
};

/**
 * Interest of a calendar year in cents, as the loan of the purchase is paid back; `null` without a loan. One payment a
 * month, the first one in the month after the first whole month; of the current year those up to this month.
 */
export function loanInterest(loan: Loan, year: number, thisMonth: string): number | null {
  const cents = loan.priceCents - loan.downPaymentCents;
  const rate = loan.ratePercent / 1_200;
  const payments = loan.loanYears * 12;
  if (cents <= 0 || payments <= 0) return null;
  const first = addMonths(firstMonthOf(loan.boughtOn), 1);
  const until = thisMonth < `${year}-12` ? thisMonth : `${year}-12`;
  const within = (count: number) => Math.min(payments, Math.max(0, count));
  const before = within(monthsBetween(first, `${year}-01`));
  const after = Math.max(before, within(monthsBetween(first, until) + 1));
  const repaid =
    balanceAfter(cents, rate, payments, before) - balanceAfter(cents, rate, payments, after);
  const paid = monthlyPayment(cents, rate, payments) * (after - before);
  return Math.round(paid - repaid);
}
