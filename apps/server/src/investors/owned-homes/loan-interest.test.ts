import { expect, it } from 'vitest';
import { loanInterest } from './loan-interest.ts';

const LOAN = {
  ...{ boughtOn: '2025-08-20', priceCents: 30_000_000, downPaymentCents: 10_000_000 },
  ...{ ratePercent: 6, loanYears: 30 },
};

/** Month by month, as a bank writes it. */
function byHand(count: number): number {
  let balance = 200_000;
  let interest = 0;
  for (let i = 0; i < count; i += 1) {
    const due = balance * 0.005;
    interest += due;
    balance -= 1_199.101_05 - due;
  }
  return interest * 100;
}

it('is what a bank writes month by month, from the first payment', () => {
  // Bought in August: interest of the first whole month, September, is paid in October.
  expect(loanInterest(LOAN, 2025, '2026-11')).toBeCloseTo(byHand(3), -1);
  expect(loanInterest(LOAN, 2026, '2027-01')).toBeCloseTo(byHand(15) - byHand(3), -1);
});

it('has only the payments up to now, none before the purchase, and none without a loan', () => {
  expect(loanInterest(LOAN, 2025, '2025-11')).toBeCloseTo(byHand(2), -1);
  expect(loanInterest(LOAN, 2025, '2025-09')).toBe(0);
  expect(loanInterest(LOAN, 2024, '2026-11')).toBe(0);
  expect(loanInterest(LOAN, 2060, '2070-01')).toBe(0);
  expect(loanInterest({ ...LOAN, downPaymentCents: 30_000_000 }, 2026, '2027-01')).toBeNull();
});
