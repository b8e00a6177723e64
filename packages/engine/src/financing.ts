import { balanceAfter, monthlyPayment } from './loan.ts';
import type { ProjectInputs } from './project-inputs.ts';
import { pricePaid } from './purchase.ts';

/** How a property is paid for, USD; the payment is monthly. */
export type Financing = {
  downpayment: number;
  loanAmount: number;
  monthlyRate: number;
  numberOfPayments: number;
  mortgagePayment: number;
  closingCosts: number;
  /** Down payment and closing costs: all cash invested at the start. */
  cashInvested: number;
  balanceAfterYear: (year: number) => number;
};

/** Down payment, loan and closing costs: docs/formulas/financing.md. */
export function financingOf(inputs: ProjectInputs): Financing {
  const price = pricePaid(inputs);
  const downpayment = price * inputs.downpaymentPercentage;
  const loanAmount = price - downpayment;
  const monthlyRate = inputs.aprPercent / 1200;
  const numberOfPayments = 12 * inputs.loanTermYears;
  const closingCosts = price * inputs.closingRateOfPrice + loanAmount * inputs.closingRateOfLoan;
  return {
    downpayment,
    loanAmount,
    monthlyRate,
    numberOfPayments,
    mortgagePayment: monthlyPayment(loanAmount, monthlyRate, numberOfPayments),
    closingCosts,
    cashInvested: downpayment + closingCosts,
    balanceAfterYear: (year) =>
      year === 0 ? loanAmount : balanceAfter(loanAmount, monthlyRate, numberOfPayments, 12 * year),
  };
}
