import { type Assumptions, HORIZON_YEARS, PROPERTY_TAX_GROWTH_CAP } from './assumptions.ts';
import { balanceAfter, monthlyPayment } from './loan.ts';

export type ProjectInputs = Assumptions & {
  listPrice: number;
  /** A month, before vacancy. */
  rentMonthly: number;
  hoaMonthly: number;
};

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
  yearlyCashflow: number;
};

export type Projection = {
  downpayment: number;
  loanAmount: number;
  monthlyRate: number;
  numberOfPayments: number;
  mortgagePayment: number;
  balanceAfter10Years: number;
  salePriceAfter10Years: number;
  closingCosts: number;
  sellingCosts: number;
  rows: AnnualRow[];
  netProfit: number;
  totalRoi: number;
  annualizedRoi: number;
  averageRoiPerYear: number;
  profitYear: number | null;
  capRate: number;
  rentToPrice: number;
};

/** Ten years of one home in closed form. Definitions: `readings`, "Formulas". */
export function project(inputs: ProjectInputs): Projection {
  const { listPrice } = inputs;
  const downpayment = listPrice * inputs.downpaymentPercentage;
  const loanAmount = listPrice - downpayment;
  const monthlyRate = inputs.aprPercent / 1200;
  const numberOfPayments = 12 * inputs.loanTermYears;
  const mortgagePayment = monthlyPayment(loanAmount, monthlyRate, numberOfPayments);
  const paid = Math.min(12 * HORIZON_YEARS, numberOfPayments);
  const balance = balanceAfter(loanAmount, monthlyRate, numberOfPayments, paid);
  const sale = listPrice * (1 + inputs.appreciationRateAnnual) ** HORIZON_YEARS;
  const sellingCosts = sale * inputs.sellingRate;
  const closingCosts =
    listPrice * inputs.closingRateOfPrice + loanAmount * inputs.closingRateOfLoan;
  const rows = Array.from({ length: HORIZON_YEARS }, (_, index) =>
    annualRow(inputs, index + 1, mortgagePayment),
  );
  const cashflow = rows.reduce((sum, row) => sum + row.yearlyCashflow, 0);
  const netProfit = sale - sellingCosts - balance - downpayment - closingCosts + cashflow;
  const totalRoi = (100 * netProfit) / downpayment;
  const [first] = rows as [AnnualRow];
  return {
    downpayment,
    loanAmount,
    monthlyRate,
    numberOfPayments,
    mortgagePayment,
    balanceAfter10Years: balance,
    salePriceAfter10Years: sale,
    closingCosts,
    sellingCosts,
    rows,
    netProfit,
    totalRoi,
    annualizedRoi: annualized(totalRoi),
    averageRoiPerYear: totalRoi / HORIZON_YEARS,
    profitYear: rows.find((row) => row.yearlyCashflow > 0)?.year ?? null,
    capRate: (100 * (first.yearlyCashflow + first.mortgagePayment)) / listPrice,
    rentToPrice: (100 * inputs.rentMonthly) / listPrice,
  };
}

function annualRow(inputs: ProjectInputs, year: number, mortgagePayment: number): AnnualRow {
  const grown = (first: number, rate: number) => first * (1 + rate) ** (year - 1);
  const taxGrowth = Math.min(inputs.appreciationRateAnnual, PROPERTY_TAX_GROWTH_CAP);
  const monthlyRent = grown(inputs.rentMonthly, inputs.rentGrowthRateAnnual) * inputs.occupancyRate;
  const yearlyRent = 12 * monthlyRent;
  const costs = {
    // The loan may end before the horizon does.
    mortgagePayment: year <= inputs.loanTermYears ? 12 * mortgagePayment : 0,
    taxes: grown(inputs.listPrice * inputs.propertyTaxRate, taxGrowth),
    insurance: grown(
      inputs.listPrice * inputs.insuranceRateAnnual,
      inputs.insuranceGrowthRateAnnual,
    ),
    hoa: grown(12 * inputs.hoaMonthly, inputs.expenseGrowthRateAnnual),
    managementFee: 12 * Math.min(inputs.managementFeeRate * monthlyRent, inputs.maxManagementFee),
    maintenance: grown(
      inputs.listPrice * inputs.maintenanceRateAnnual,
      inputs.expenseGrowthRateAnnual,
    ),
    fixedFees: grown(inputs.fixedFeesAnnual, inputs.expenseGrowthRateAnnual),
  };
  const totalExpenses = Object.values(costs).reduce((sum, cost) => sum + cost, 0);
  return {
    year,
    monthlyRent,
    yearlyRent,
    ...costs,
    totalExpenses,
    yearlyCashflow: yearlyRent - totalExpenses,
  };
}

function annualized(totalRoi: number): number {
  if (totalRoi <= -100) return -100;
  return 100 * ((1 + totalRoi / 100) ** (1 / HORIZON_YEARS) - 1);
}
