import type { ExplainedMetric } from '@alpha/engine';
import { EXPLAINED_METRICS } from '@alpha/engine';
import type { KeyOf } from '@alpha/i18n';

type HowKey = KeyOf<'how'>;

/** Message key of a term, with the year number for yearly figures. */
type TermWords = { key: HowKey; year?: number };

const OF_YEAR = /^(cashflowYear|flowYear)(\d+)$/;

export function termWords(name: string): TermWords {
  const [, series, year] = OF_YEAR.exec(name) ?? [];
  if (series) return { key: `term.${series}` as HowKey, year: Number(year) };
  const isFigure = (EXPLAINED_METRICS as string[]).includes(name);
  return { key: (isFigure ? `name.${name}` : `term.${name}`) as HowKey };
}

export const ruleKey = (formula: string) => `rule.${formula}` as HowKey;

const WITHOUT_ANSWER = [
  'profitYear',
  'irr',
  'dscr',
  'lenderDscr',
  'breakEvenOccupancy',
  'annualizedRoi',
] as const;

/** Why there is no figure, for those that can be missing. */
export function noneKey(metric: ExplainedMetric): HowKey | null {
  const known = WITHOUT_ANSWER.find((each) => each === metric);
  return known ? `none.${known}` : null;
}

/** Rules with powers or a search, which can't be shown as a column of figures. */
const IN_ONE_LINE = [
  'levelPayment',
  'loanBalance',
  'compoundGrowth',
  'geometricYearlyRate',
  'firstPositiveYear',
  'monthsBeforeYear',
  'internalRateOfReturn',
  'breakEvenOccupancy',
] as const;

/** The rule in mathematical notation. */
export function formulaKey(formula: string): HowKey | null {
  const known = IN_ONE_LINE.find((each) => each === formula);
  return known ? `formula.${known}` : null;
}
