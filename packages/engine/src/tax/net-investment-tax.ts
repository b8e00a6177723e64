import type { ResolvedLens } from './tax-lens.ts';
import { NET_INVESTMENT_INCOME_TAX } from './tax-tables.ts';

/**
 * 3.8 % of net investment income, or of the income above the threshold, whichever is less; USD.
 * Formula page: docs/formulas/net-investment-tax.md
 */
export function netInvestmentTax(
  investmentIncome: number,
  lens: Pick<ResolvedLens, 'netInvestmentIncomeTax' | 'otherIncomeAnnual' | 'filing'>,
): number {
  if (!lens.netInvestmentIncomeTax) return 0;
  const { rate, threshold } = NET_INVESTMENT_INCOME_TAX;
  const above = lens.otherIncomeAnnual + investmentIncome - threshold[lens.filing];
  return rate * Math.max(0, Math.min(investmentIncome, above));
}
