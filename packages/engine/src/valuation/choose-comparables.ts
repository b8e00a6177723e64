import { log } from '../exact-math/log.ts';
import { cosineOfDegrees, KM_PER_DEGREE } from './distance.ts';
import { firstAtOrNorth, type SaleColumns } from './sale-columns.ts';
import type { Day, HomeToValue } from './valuation.types.ts';
import { VALUATION_RULES as RULES } from './valuation-rules.ts';

const DAYS_PER_MONTH = 30.4375;
const REACH_DAYS = RULES.reachMonths * DAYS_PER_MONTH;
const REACH_DEGREES = RULES.reachKm / KM_PER_DEGREE;
const REACH_SIZE = log(RULES.reachSizeRatio);

/** `place`: index of the sale in its columns. */
export type Candidate = { place: number; distanceKm: number; logSizeRatio: number; score: number };

export type SaleWindow = { asOf: Day; from: Day; knownBy: Day };

/** The sales with the highest weights, best first; scores are ln of weights before they add up to 1. */
export function chooseComparables(
  home: HomeToValue & { sizeSqft: number },
  columns: SaleColumns,
  { asOf, from, knownBy }: SaleWindow,
): Candidate[] {
  const { sales, latitude, longitude, soldOn, yearBuilt, logSize } = columns;
  const kmPerLongitude = KM_PER_DEGREE * cosineOfDegrees(home.latitude);
  const homeLogSize = log(home.sizeSqft);
  const homeYear = home.yearBuilt ?? Number.NaN;
  const earliest = Math.max(from, asOf - REACH_DAYS);
  const north = home.latitude + REACH_DEGREES;
  const best: Candidate[] = [];
  let lowest = Number.NEGATIVE_INFINITY;
  for (let place = firstAtOrNorth(columns, home.latitude - REACH_DEGREES); ; place += 1) {
    // Past the last sale the latitude is undefined, which is not below any number.
    if (!((latitude[place] as number) <= north)) break;
    const day = soldOn[place] as number;
    if (day > knownBy || day < earliest) continue;
    const dy = ((latitude[place] as number) - home.latitude) * KM_PER_DEGREE;
    const dx = ((longitude[place] as number) - home.longitude) * kmPerLongitude;
    const squared = dx * dx + dy * dy;
    if (squared > RULES.reachKm * RULES.reachKm) continue;
    const logSizeRatio = (logSize[place] as number) - homeLogSize;
    if (Math.abs(logSizeRatio) > REACH_SIZE) continue;
    const distanceKm = Math.sqrt(squared);
    const years = Math.abs((yearBuilt[place] as number) - homeYear);
    const age = Number.isNaN(years) ? RULES.unknownAgeYears : Math.min(years, RULES.maxAgeYears);
    const score =
      -distanceKm / RULES.distanceKm -
      0.5 * (logSizeRatio / RULES.sizeLog) ** 2 -
      age / RULES.ageYears -
      (asOf - day) / DAYS_PER_MONTH / RULES.soldMonths;
    if (best.length === RULES.maxComparables && score <= lowest) continue;
    if ((sales[place] as { homeKey: string }).homeKey === home.homeKey) continue;
    insert(best, { place, distanceKm, logSizeRatio, score });
    if (best.length > RULES.maxComparables) best.pop();
    if (best.length === RULES.maxComparables) lowest = (best.at(-1) as Candidate).score;
  }
  return best;
}

/** Keeps the list sorted; of equal scores the first one met stays in front. */
function insert(best: Candidate[], candidate: Candidate): void {
  let at = best.length;
  while (at > 0 && (best[at - 1] as Candidate).score < candidate.score) at -= 1;
  best.splice(at, 0, candidate);
}
