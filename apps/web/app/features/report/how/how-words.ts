import type { ExplainedMetric, Term } from '@alpha/engine';
import { EXPLAINED_METRICS } from '@alpha/engine';
import type { KeyOf } from '@alpha/i18n';

type HowKey = KeyOf<'how'>;

/** What a term is called: a key, and for the figures of a year its number. */
type TermWords = { key: HowKey; year?: number };

const OF_YEAR = /^(cashflowYear|flowYear)(\d+)$/;

export function termWords(name: string): TermWords {
  const [, series, year] = OF_YEAR.exec(name) ?? [];
  if (series) return { key: `term.${series}` as HowKey, year: Number(year) };
  const isFigure = (EXPLAINED_METRICS as string[]).includes(name);
  return { key: (isFigure ? `name.${name}` : `term.${name}`) as HowKey };
}

export const ruleKey = (formula: string) => `rule.${formula}` as HowKey;

const WITHOUT_ANSWER = ['profitYear', 'irr', 'dscr', 'lenderDscr', 'breakEvenOccupancy'] as const;

/** Why there is no figure, for those that can have none. */
export function noneKey(metric: ExplainedMetric): HowKey | null {
  const known = WITHOUT_ANSWER.find((each) => each === metric);
  return known ? `none.${known}` : null;
}

type Sign = '' | '−' | '×' | '÷';

/** How each term enters a rule that is a plain sum, product or quotient; others are told in words. */
const SIGNS: Record<string, string> = {
  priceTimesShare: ' ×',
  priceLessDownpayment: ' −',
  closingCosts: ' × ×',
  saleTimesRate: ' ×',
  shareOfPriceByMonth: ' ×',
  cappedShareOfRent: ' ×× ',
  rentLessExpenses: ' −−−−−−−',
  netProfit: ' −−−− ',
  profitOverDownpayment: ' ÷',
  totalOverYears: ' ÷',
  appreciationOverDownpayment: ' −−÷',
  rentOverDownpayment: '  −÷',
  operatingIncomeOverPrice: '  ÷',
  rentOverPrice: ' ÷',
};

/** A minus goes to the figure, × and ÷ before its name. */
export function signOf(formula: string, index: number): Sign {
  return (SIGNS[formula]?.[index]?.trim() ?? '') as Sign;
}

export function signedValue({ value }: Pick<Term, 'value'>, sign: Sign): number | null {
  return value !== null && sign === '−' ? -value : value;
}
