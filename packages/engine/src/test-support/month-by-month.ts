import type { ProjectInputs } from '../project-inputs.ts';

/**
 * The formulas of the readings without a closed form: pays the loan month by month and grows every
 * line year by year. Uses no engine code.
 */
export function monthByMonth(home: ProjectInputs) {
  const down = home.listPrice * home.downpaymentPercentage;
  const loan = home.listPrice - down;
  const rate = home.aprPercent / 100 / 12;
  const months = 12 * home.loanTermYears;
  const payment = rate === 0 ? loan / months : loan / annuity(rate, months);
  let owed = loan;
  let rent = home.rentMonthly;
  let taxes = home.listPrice * home.propertyTaxRate;
  let insurance = home.listPrice * home.insuranceRateAnnual;
  let upkeep =
    12 * home.hoaMonthly + home.listPrice * home.maintenanceRateAnnual + home.fixedFeesAnnual;
  let value = home.listPrice;
  const lived = {
    cashflows: [] as number[],
    balances: [] as number[],
    interest: [] as number[],
    values: [] as number[],
    netProfit: Number.NaN,
  };
  let profit = -down - home.listPrice * home.closingRateOfPrice - loan * home.closingRateOfLoan;
  for (let year = 1; year <= Math.max(10, home.loanTermYears); year += 1) {
    let cash = -taxes - insurance - upkeep;
    let interest = 0;
    for (let month = 0; month < 12; month += 1) {
      const collected = rent * home.occupancyRate;
      cash += collected - Math.min(home.managementFeeRate * collected, home.maxManagementFee);
      if (year > home.loanTermYears) continue;
      interest += owed * rate;
      owed += owed * rate - payment;
      cash -= payment;
    }
    value *= 1 + home.appreciationRateAnnual;
    rent *= 1 + home.rentGrowthRateAnnual;
    taxes *= 1 + Math.max(0, Math.min(home.appreciationRateAnnual, 0.1));
    insurance *= 1 + home.insuranceGrowthRateAnnual;
    upkeep *= 1 + home.expenseGrowthRateAnnual;
    lived.cashflows.push(cash);
    lived.balances.push(owed);
    lived.interest.push(interest);
    lived.values.push(value);
    if (year > 10) continue;
    profit += cash;
    if (year === 10) lived.netProfit = profit + value * (1 - home.sellingRate) - owed;
  }
  return lived;
}

/** Present value of payments of 1 per month. */
function annuity(rate: number, months: number): number {
  let worth = 0;
  let discount = 1;
  for (let month = 0; month < months; month += 1) {
    discount /= 1 + rate;
    worth += discount;
  }
  return worth;
}
