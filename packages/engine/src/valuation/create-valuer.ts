import { exp } from '../exact-math/exp.ts';
import { log } from '../exact-math/log.ts';
import { type Candidate, chooseComparables } from './choose-comparables.ts';
import { combineValues, weightsOf } from './combine-values.ts';
import { logIndexAt } from './price-index.ts';
import { columnsByKind, type SaleColumns } from './sale-columns.ts';
import type {
  ComparableSale,
  Day,
  HomeToValue,
  PriceIndex,
  Valuation,
  ValuationTerms,
} from './valuation.types.ts';
import { VALUATION_RULES as RULES } from './valuation-rules.ts';

export type Valuer = (home: HomeToValue, index: PriceIndex, terms: ValuationTerms) => Valuation;

/** Values many homes from the same sales: docs/formulas/create-valuer.md */
export function createValuer(sales: readonly ComparableSale[]): Valuer {
  const byKind = columnsByKind(sales);
  return (home, index, terms) => {
    if (home.isPlaceApproximate) return { value: null, reason: 'place_unknown' };
    const { sizeSqft } = home;
    if (sizeSqft === null || !(sizeSqft > 0)) return { value: null, reason: 'size_unknown' };
    const [first, last] = [index.days[0], index.days.at(-1)];
    if (first === undefined || last === undefined || index.days.length < 2)
      return { value: null, reason: 'no_index' };
    if (last < terms.asOf - RULES.maxIndexAgeDays) return { value: null, reason: 'index_too_old' };
    const columns = byKind.get(home.kind);
    const knownBy = terms.asOf - (terms.knownAfterDays ?? 0);
    const window = { asOf: terms.asOf, from: first, knownBy };
    const chosen = columns ? chooseComparables({ ...home, sizeSqft }, columns, window) : [];
    if (!columns || chosen.length < RULES.minComparables)
      return { value: null, reason: 'too_few_sales' };
    return valueFrom(columns, chosen, index, terms.asOf);
  };
}

function valueFrom(
  { sales }: SaleColumns,
  chosen: readonly Candidate[],
  index: PriceIndex,
  asOf: Day,
): Valuation {
  const now = logIndexAt(index, asOf);
  const weights = weightsOf(chosen.map(({ score }) => score));
  const forward = chosen.map(({ place }) => {
    const { price, soldOn } = sales[place] as ComparableSale;
    return log(price) + now - logIndexAt(index, soldOn);
  });
  const logs = chosen.map(
    ({ logSizeRatio }, i) => (forward[i] as number) - RULES.sizePower * logSizeRatio,
  );
  const { logValue, halfWidth } = combineValues(logs, weights);
  return {
    value: exp(logValue),
    low: exp(logValue - halfWidth),
    high: exp(logValue + halfWidth),
    comparables: chosen.map(({ place, distanceKm }, i) => ({
      id: (sales[place] as ComparableSale).id,
      distanceKm,
      broughtForward: exp(forward[i] as number),
      adjusted: exp(logs[i] as number),
      weight: weights[i] as number,
    })),
    reason: null,
  };
}
