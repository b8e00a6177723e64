/** The loan of a home: fixed rate, level monthly payment. Money in USD, `monthlyRate` a fraction. */

/** Monthly payment; a loan without interest is paid back in equal parts. */
export function monthlyPayment(loan: number, monthlyRate: number, payments: number): number {
  if (monthlyRate === 0) return loan / payments;
  return (loan * monthlyRate) / -Math.expm1(-payments * Math.log1p(monthlyRate));
}

/** What is still owed after `paid` payments, never below 0. */
export function balanceAfter(
  loan: number,
  monthlyRate: number,
  payments: number,
  paid: number,
): number {
  if (paid >= payments) return 0;
  if (monthlyRate === 0) return loan * (1 - paid / payments);
  const growth = Math.log1p(monthlyRate);
  return (loan * Math.expm1(-(payments - paid) * growth)) / Math.expm1(-payments * growth);
}
