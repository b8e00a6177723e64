import type { Explanation } from '@alpha/engine';
import type { KeyOf } from '@alpha/i18n';

export type Operator = '' | '+' | '−' | '×' | '÷' | '≤';

/** A subtotal's name. */
type PartName = Extract<KeyOf<'how'>, `part.${string}`>;

/** One line: a term, the twelve months of a year, or a subtotal of the lines above. */
export type Step =
  | { kind: 'term'; operator: Operator; index: number }
  | { kind: 'months'; operator: Operator }
  | { kind: 'part'; operator: Operator; name: PartName; value: number };

/**
 * Rules that can be shown line by line: `2` is the third term, `m` the months of a year, `=name`
 * closes a bracket. A bracket that is not the first says how it joins: `+=`, `÷=`. Rules with powers
 * are shown as one line instead.
 */
const RULES: Record<string, string> = {
  priceTimesShare: '0 ×1',
  priceLessDownpayment: '0 −1',
  closingCosts: '0 ×1 =closingOfPrice 2 ×3 +=closingOfLoan',
  saleTimesRate: '0 ×1',
  yearlyRateByMonth: '0 ÷m',
  monthsOfLoan: '0 ×m',
  rentOfTwelveMonths: '0 ×m',
  shareOfPriceByMonth: '0 ×1 ÷m',
  cappedShareOfRent: '0 ×1 ×2 ≤3',
  yearByMonth: '0 ÷m',
  rentLessExpenses: '0 −1 −2 −3 −4 −5 −6 −7',
  expensesByMonth: '0 +1 +2 +3 +4 +5 +6 =yearCosts ÷m',
  netProfit: '0 −1 −2 −3 −4 +5',
  profitOverDownpayment: '0 ÷1',
  totalOverYears: '0 ÷1',
  appreciationOverDownpayment: '0 −1 −2 =gain ÷3',
  rentOverDownpayment: '0 +1 −2 =gain ÷3',
  principalOverDownpayment: '0 ÷1',
  operatingIncomeOverPrice: '0 +1 =operatingIncome ÷2',
  rentOverPrice: '0 ÷1',
  cashflowOverCashInvested: '0 1 +2 ÷=cashInvested',
  operatingIncomeOverDebt: '0 +1 =operatingIncome ÷1',
  rentOverPitia: '0 ×m =yearRent 1 +2 +3 +4 ÷=lenderCosts',
  cashBackOverCashInvested: '0 +1 −2 −3 =cashBack 4 +5 ÷=cashInvested',
};

const TOKEN = /^([+−×÷≤]?)(?:(\d+)|(m)|=(\w+))$/;
const MONTHS = 12;

export type Written = {
  steps: Step[];
  /** The result of the lines; a fraction when the figure is in percent. */
  result: number;
};

/** Null when the rule has another explanation or a number is missing. */
export function writtenSteps({ formula, terms }: Pick<Explanation, 'formula' | 'terms'>) {
  const rule = RULES[formula];
  if (rule === undefined || terms.some(({ value }) => value === null)) return null;
  const written: Written = { steps: [], result: 0 };
  /** The value before the open bracket, if any, and the value of the bracket so far. */
  let before: number | null = null;
  let inside: number | null = null;
  for (const token of rule.split(' ')) {
    const [, sign = '', index, months, part] = TOKEN.exec(token) ?? [];
    const operator = sign as Operator;
    if (part !== undefined) {
      const value: number = inside ?? 0;
      written.steps.push({ kind: 'part', operator, name: `part.${part}` as PartName, value });
      inside = before === null ? value : combined(before, operator, value);
      before = null;
      continue;
    }
    const value = months ? MONTHS : (terms[Number(index)]?.value ?? 0);
    if (operator === '' && inside !== null) {
      before = inside;
      inside = value;
    } else inside = combined(inside ?? 0, inside === null ? '' : operator, value);
    written.steps.push(
      months ? { kind: 'months', operator } : { kind: 'term', operator, index: Number(index) },
    );
  }
  written.result = inside ?? 0;
  return written;
}

function combined(left: number, operator: Operator, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '−':
      return left - right;
    case '×':
      return left * right;
    case '÷':
      return left / right;
    case '≤':
      return Math.min(left, right);
    default:
      return right;
  }
}
