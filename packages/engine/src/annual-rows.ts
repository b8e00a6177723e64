import { HORIZON_YEARS, PROPERTY_TAX_GROWTH_CAP } from './assumptions.ts';
import { growthIndex } from './exact-math/power.ts';
import type { Financing } from './financing.ts';
import type { ProjectInputs } from './project-inputs.ts';

/** One year of a home, USD. Loan, value and equity are those at the end of the year. */
export type AnnualRow = {
  year: number;
  monthlyRent: number;
  yearlyRent: number;
  mortgagePayment: number;
  taxes: number;
  insurance: number;
  hoa: number;
  managementFee: number;
  maintenance: number;
  fixedFees: number;
  totalExpenses: number;
  monthlyExpenses: number;
  yearlyCashflow: number;
  interest: number;
  principal: number;
  loanBalance: number;
  propertyValue: number;
  equity: number;
};

/** The first `years` years; to the end of the loan, ten at least, unless told: docs/formulas/annual-rows.md. */
export function annualRows(
  inputs: ProjectInputs,
  financing: Financing,
  years = Math.max(HORIZON_YEARS, inputs.loanTermYears),
): AnnualRow[] {
  const rent = growthIndex(inputs.rentGrowthRateAnnual, years);
  const expense = growthIndex(inputs.expenseGrowthRateAnnual, years);
  const insurance = growthIndex(inputs.insuranceGrowthRateAnnual, years);
  const tax = growthIndex(taxGrowthRate(inputs), years);
  const value = growthIndex(inputs.appreciationRateAnnual, years + 1);
  const rows: AnnualRow[] = [];
  let owed = financing.loanAmount;
  for (let i = 0; i < years; i += 1) {
    const monthlyRent = inputs.rentMonthly * at(rent, i) * inputs.occupancyRate;
    const loanBalance = financing.balanceAfterYear(i + 1);
    const propertyValue = inputs.listPrice * at(value, i + 1);
    rows.push(
      closeRow(
        { year: i + 1, monthlyRent, principal: owed - loanBalance, loanBalance, propertyValue },
        {
          mortgagePayment: i < inputs.loanTermYears ? 12 * financing.mortgagePayment : 0,
          taxes: inputs.listPrice * inputs.propertyTaxRate * at(tax, i),
          insurance: inputs.listPrice * inputs.insuranceRateAnnual * at(insurance, i),
          hoa: 12 * inputs.hoaMonthly * at(expense, i),
          managementFee: yearlyManagementFee(inputs, monthlyRent),
          maintenance: inputs.listPrice * inputs.maintenanceRateAnnual * at(expense, i),
          fixedFees: inputs.fixedFeesAnnual * at(expense, i),
        },
      ),
    );
    owed = loanBalance;
  }
  return rows;
}

/** USD a year on a collected rent a month. */
export function yearlyManagementFee(inputs: ProjectInputs, monthlyRent: number): number {
  return 12 * Math.min(inputs.managementFeeRate * monthlyRent, inputs.maxManagementFee);
}

/** Taxes follow the value, as far as Florida's cap lets them. */
export function taxGrowthRate(inputs: ProjectInputs): number {
  return Math.min(inputs.appreciationRateAnnual, PROPERTY_TAX_GROWTH_CAP);
}

type Costs = Pick<
  AnnualRow,
  'mortgagePayment' | 'taxes' | 'insurance' | 'hoa' | 'managementFee' | 'maintenance' | 'fixedFees'
>;

type Known = Pick<
  AnnualRow,
  'year' | 'monthlyRent' | 'principal' | 'loanBalance' | 'propertyValue'
>;

function closeRow(known: Known, costs: Costs): AnnualRow {
  const yearlyRent = 12 * known.monthlyRent;
  const totalExpenses =
    costs.mortgagePayment +
    costs.taxes +
    costs.insurance +
    costs.hoa +
    costs.managementFee +
    costs.maintenance +
    costs.fixedFees;
  return {
    ...known,
    ...costs,
    yearlyRent,
    totalExpenses,
    monthlyExpenses: totalExpenses / 12,
    yearlyCashflow: yearlyRent - totalExpenses,
    interest: costs.mortgagePayment - known.principal,
    equity: known.propertyValue - known.loanBalance,
  };
}

function at(index: Float64Array, i: number): number {
  return index[i] as number;
}
