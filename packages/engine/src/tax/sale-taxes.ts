import { graduatedTax } from './graduated-tax.ts';
import type { ResolvedLens } from './tax-lens.ts';
import { type Bracket, RECAPTURE, TAX_YEARS } from './tax-tables.ts';

/** Income of the year of the sale, USD. */
export type YearOfSale = {
  /** Other income and this year's rent. */
  ordinary: number;
  /** Suspended losses, and a loss on the sale itself. */
  losses: number;
  recaptured: number;
  longTerm: number;
};

export type SaleTaxes = {
  recaptureTax: number;
  longTermGainTax: number;
  /** Tax saved on other income and this year's rent by losses. */
  taxSavedByLosses: number;
};

/**
 * Income stacks: ordinary, then recaptured depreciation at its bracket or 25 %, then long-term
 * gain. Losses reduce the stack from the bottom, as in the Schedule D Tax Worksheet. Formula page:
 * docs/formulas/sale-taxes.md
 */
export function saleTaxes(
  year: YearOfSale,
  lens: Pick<ResolvedLens, 'taxYear' | 'filing'>,
): SaleTaxes {
  let losses = year.losses;
  const lessLosses = (income: number) => {
    const used = Math.min(losses, income);
    losses -= used;
    return income - used;
  };
  const ordinary = lessLosses(year.ordinary);
  const withRecapture = ordinary + lessLosses(year.recaptured);
  const longTerm = lessLosses(year.longTerm);
  const tables = TAX_YEARS[lens.taxYear];
  const brackets = tables.ordinary[lens.filing];
  return {
    recaptureTax: graduatedTax(brackets, withRecapture, ordinary, RECAPTURE.maxRate),
    longTermGainTax: longTermGainTax(tables.longTermGain[lens.filing], longTerm, {
      below: withRecapture,
      atOrdinaryRates: atOrdinaryRates(brackets, ordinary, withRecapture),
    }),
    taxSavedByLosses: graduatedTax(brackets, year.ordinary, ordinary),
  };
}

/** Recapture fills the brackets below 25 %; what is taxed at 25 % itself takes no room from the gain. */
function atOrdinaryRates(brackets: readonly Bracket[], ordinary: number, withRecapture: number) {
  const dear = brackets.findIndex((band) => band.rate > RECAPTURE.maxRate);
  return Math.max(ordinary, Math.min(withRecapture, brackets[dear - 1]?.upTo ?? ordinary));
}

/** Room at 0 % is above all other income, room at 15 % above what ordinary rates took: 1(h)(1)(B), (C). */
function longTermGainTax(
  bands: readonly Bracket[],
  gain: number,
  { below, atOrdinaryRates }: { below: number; atOrdinaryRates: number },
): number {
  let tax = 0;
  let left = gain;
  for (const [i, { upTo, rate }] of bands.entries()) {
    const taken = i === 0 ? below : atOrdinaryRates + (gain - left);
    const inBand = Math.min(left, Math.max(0, upTo - taken));
    tax += rate * inBand;
    left -= inBand;
  }
  return tax;
}
