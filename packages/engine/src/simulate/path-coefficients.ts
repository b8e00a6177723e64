import { powInt } from '../exact-math/power.ts';
import { type Financing, financingOf } from '../financing.ts';
import type { Plan } from '../market/plan.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { yearsHeld } from '../purchase.ts';

/**
 * A property as a linear function of the path totals: ROI in percent, each coefficient in points of
 * ROI.
 */
export type PathCoefficients = {
  constant: number;
  value: number;
  collected: number;
  taxed: number;
  insured: number;
  spent: number;
  repaired: number;
  /** The fee on a collected rent of 1, and its cap: the part above the cap is refunded. */
  fee: number;
  feeCap: number;
  /** Yearly debt service is `debt` until the loan ends. */
  debt: number;
  debtYears: number;
  /** Years until the sale. */
  years: number;
};

export type PricedHome = {
  coefficients: PathCoefficients;
  financing: Financing;
  plannedSale: number;
};

/** docs/formulas/simulate.md, "One home". */
export function pathCoefficients(inputs: ProjectInputs): PricedHome {
  const financing = financingOf(inputs);
  const { listPrice } = inputs;
  const scale = 100 / financing.downpayment;
  const years = yearsHeld(inputs);
  const plannedSale = listPrice * powInt(1 + inputs.appreciationRateAnnual, years);
  const debt = 12 * financing.mortgagePayment * scale;
  const debtYears = Math.min(years, inputs.loanTermYears);
  const owed = financing.balanceAfterYear(years) + financing.cashInvested;
  const maintenance = listPrice * inputs.maintenanceRateAnnual;
  const yearlyRent = 12 * inputs.rentMonthly;
  return {
    coefficients: {
      constant: -owed * scale - debtYears * debt,
      value: plannedSale * (1 - inputs.sellingRate) * scale,
      collected: yearlyRent * (1 - inputs.managementFeeRate) * scale,
      taxed: -listPrice * inputs.propertyTaxRate * scale,
      insured: -listPrice * inputs.insuranceRateAnnual * scale,
      spent: -(12 * inputs.hoaMonthly + maintenance + inputs.fixedFeesAnnual) * scale,
      repaired: -maintenance * scale,
      fee: yearlyRent * inputs.managementFeeRate * scale,
      feeCap: 12 * inputs.maxManagementFee * scale,
      debt,
      debtYears,
      years,
    },
    financing,
    plannedSale,
  };
}

/** The closed form in percent: every path total at its plan. */
export function plannedRoi(home: PathCoefficients, plan: Plan): number {
  let roi = home.constant + home.value;
  for (let year = 0; year < home.years; year += 1) {
    const rent = (plan.rent[year] as number) * plan.occupancy;
    roi +=
      home.collected * rent +
      Math.max(0, home.fee * rent - home.feeCap) +
      home.taxed * (plan.tax[year] as number) +
      home.insured * (plan.insurance[year] as number) +
      home.spent * (plan.expense[year] as number);
  }
  return roi;
}
