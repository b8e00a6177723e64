/** A candidate for a shortlist. Money in USD, rates in percent. */
export type HomeFacts = {
  id: number;
  address: string;
  type: string;
  city: string;
  state: string;
  yearBuilt: number | null;
  hoaMonthly: number | null;
  /** The down payment. */
  investment: number;
  monthlyRent: number;
  /** Monthly rent, percent of the price. */
  rentToPrice: number;
  totalRoi: number;
  appreciationRoi: number;
  /** Year 1. */
  cashFlow: number;
  /** First year with positive cash flow; `null` when never within ten. */
  profitYear: number | null;
  /** Fraction of simulated futures that end with a gain. */
  gainProbability: number | null;
  /** Total ROI that one simulated future in twenty exceeds. */
  upside: number | null;
  volatility: number | null;
  /** Yearly appreciation that the ten-year plan uses. */
  plannedGrowth: number;
};
