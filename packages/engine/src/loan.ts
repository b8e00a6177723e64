import { expm1 } from './exact-math/exp.ts';
import { log1p } from './exact-math/log.ts';

/**
 * The loan of a property: fixed rate, level monthly payment. Money in USD, `monthlyRate` a
 * fraction.
 */

/**
 * Monthly payment; a loan without interest is paid back in equal parts. The textbook formula loses
 * half its digits near a rate of 0, this one does not: docs/formulas/monthly-payment.md.
 */
export function monthlyPayment(loan: number, monthlyRate: number, payments: number): number {
  if (monthlyRate === 0) return loan / payments;
  return (loan * monthlyRate) / -expm1(-payments * log1p(monthlyRate));
}

/** Balance after `paid` payments, never below 0: docs/formulas/balance-after.md. */
export function balanceAfter(
  loan: number,
  monthlyRate: number,
  payments: number,
  paid: number,
): number {
  if (paid >= payments) return 0;
  if (monthlyRate === 0) return loan * (1 - paid / payments);
  const growth = log1p(monthlyRate);
  return (loan * expm1(-(payments - paid) * growth)) / expm1(-payments * growth);
}
