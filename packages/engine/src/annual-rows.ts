import { HORIZON_YEARS, PROPERTY_TAX_GROWTH_CAP } from './assumptions.ts';
import { growthIndex } from './exact-math/power.ts';
import type { Financing } from './financing.ts';
import type { ProjectInputs } from './project-inputs.ts';

/** One year of a property, USD. Loan, value and equity are at year end. */
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

/**
 * The first `years` years; by default until the loan ends, at least ten:
 * docs/formulas/annual-rows.md.
 */
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
    const yearlyRent = 12 * monthlyRent;
    const mortgagePayment = i < inputs.loanTermYears ? 12 * financing.mortgagePayment : 0;
    const taxes = inputs.listPrice * inputs.propertyTaxRate * at(tax, i);
    const insured = inputs.listPrice * inputs.insuranceRateAnnual * at(insurance, i);
    const hoa = 12 * inputs.hoaMonthly * at(expense, i);
    const managementFee = yearlyManagementFee(inputs, monthlyRent);
    const maintenance = inputs.listPrice * inputs.maintenanceRateAnnual * at(expense, i);
    const fixedFees = inputs.fixedFeesAnnual * at(expense, i);
    const totalExpenses =
      mortgagePayment + taxes + insured + hoa + managementFee + maintenance + fixedFees;
    const loanBalance = financing.balanceAfterYear(i + 1);
    const principal = owed - loanBalance;
    const propertyValue = inputs.listPrice * at(value, i + 1);
    owed = loanBalance;
    rows.push({
      year: i + 1,
      monthlyRent,
      yearlyRent,
      mortgagePayment,
      taxes,
      insurance: insured,
      hoa,
      managementFee,
      maintenance,
      fixedFees,
      totalExpenses,
      monthlyExpenses: totalExpenses / 12,
      yearlyCashflow: yearlyRent - totalExpenses,
      interest: mortgagePayment - principal,
      principal,
      loanBalance,
      propertyValue,
      equity: propertyValue - loanBalance,
    });
  }
  return rows;
}

/** USD per year for a collected monthly rent. */
export function yearlyManagementFee(inputs: ProjectInputs, monthlyRent: number): number {
  return 12 * Math.min(inputs.managementFeeRate * monthlyRent, inputs.maxManagementFee);
}

/** Taxes follow a rising value, within Florida's cap; they do not fall with a falling one. */
export function taxGrowthRate(inputs: ProjectInputs): number {
  return Math.max(0, Math.min(inputs.appreciationRateAnnual, PROPERTY_TAX_GROWTH_CAP));
}

function at(index: Float64Array, i: number): number {
  return index[i] as number;
}
