import type { TenYears } from './ten-years.ts';

/** What ten years bring, USD. */
export type StressFigures = {
  /** The year with the lowest cash flow, the first one of several, and that cash flow. */
  worstYear: number;
  worstYearCashflow: number;
  /** Sum of the ten years. */
  cashflow: number;
  /** Sale less selling costs and loan balance; below 0 the owner pays to sell. */
  netProceeds: number;
  /** Sum of the negative years. */
  addedInYears: number;
  /** What is missing at the sale. */
  addedAtSale: number;
  /** Both: the cash an owner adds after the purchase. */
  cashAdded: number;
  netProfit: number;
};

/** Difference from the plan, USD; the worst year is compared with the same year of the plan. */
export type StressChange = Pick<
  StressFigures,
  'worstYearCashflow' | 'cashflow' | 'netProceeds' | 'cashAdded' | 'netProfit'
>;

export function stressFigures({ financing, rows, netProceeds }: TenYears): StressFigures {
  const worst = rows.reduce((low, row) => (row.yearlyCashflow < low.yearlyCashflow ? row : low));
  const cashflow = rows.reduce((sum, row) => sum + row.yearlyCashflow, 0);
  const addedInYears = rows.reduce((sum, row) => sum + Math.max(0, -row.yearlyCashflow), 0);
  const addedAtSale = Math.max(0, -netProceeds);
  return {
    worstYear: worst.year,
    worstYearCashflow: worst.yearlyCashflow,
    cashflow,
    netProceeds,
    addedInYears,
    addedAtSale,
    cashAdded: addedInYears + addedAtSale,
    netProfit: netProceeds - financing.downpayment - financing.closingCosts + cashflow,
  };
}

export function stressChange(plan: TenYears, stressed: TenYears): StressChange {
  const [before, after] = [stressFigures(plan), stressFigures(stressed)];
  const sameYear = plan.rows[after.worstYear - 1]?.yearlyCashflow ?? before.worstYearCashflow;
  return {
    worstYearCashflow: after.worstYearCashflow - sameYear,
    cashflow: after.cashflow - before.cashflow,
    netProceeds: after.netProceeds - before.netProceeds,
    cashAdded: after.cashAdded - before.cashAdded,
    netProfit: after.netProfit - before.netProfit,
  };
}
