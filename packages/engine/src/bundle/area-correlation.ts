import type { BundleTerms } from './bundle-terms.ts';

/** Where a property is: its area, the metro's full name, the two-letter state. */
export type BundlePlace = { area?: string; metro?: string; state?: string };

/** `country`: in different states. */
export type BundleDistance = 'area' | 'metro' | 'state' | 'country';

/** One place for each area: that of its first property. */
export function distinctAreas(places: readonly BundlePlace[]): BundlePlace[] {
  return places.filter(({ area }, i) => places.findIndex((place) => place.area === area) === i);
}

/**
 * Splits the price shocks of areas into independent sets of shocks: row k has the part of each set
 * in area k. The rows are those of a Cholesky factor of the correlations. Metros in several states
 * can make the correlations of many areas contradict each other: then a row has as much as fits.
 */
export function shockShares(areas: readonly BundlePlace[], terms: BundleTerms): number[][] {
  const rows: number[][] = [];
  areas.forEach((area, k) => {
    const row = new Array<number>(areas.length).fill(0);
    let left = 1;
    for (let j = 0; j < k; j += 1) {
      const other = rows[j] as number[];
      const diagonal = other[j] as number;
      let rest = correlationOf(area, areas[j] as BundlePlace, terms);
      for (let m = 0; m < j; m += 1) rest -= (row[m] as number) * (other[m] as number);
      const most = Math.sqrt(left);
      const share = diagonal > ALMOST_NONE ? rest / diagonal : 0;
      row[j] = Math.max(-most, Math.min(most, share));
      left = Math.max(0, left - (row[j] as number) * (row[j] as number));
    }
    row[k] = Math.sqrt(left);
    rows.push(row);
  });
  return rows;
}

const ALMOST_NONE = 1e-9;

function correlationOf(a: BundlePlace, b: BundlePlace, terms: BundleTerms): number {
  // Each area is there once, so two places without a name are two areas too.
  return correlationAt(distanceOf(a, b), terms);
}

/** How near two properties are: docs/formulas/bundle-distance.md. */
export function bundleDistance(a: BundlePlace, b: BundlePlace): BundleDistance {
  return a.area === b.area ? 'area' : distanceOf(a, b);
}

/** Of the yearly price shocks of two properties: docs/formulas/bundle-distance.md. */
export function correlationAt(distance: BundleDistance, terms: BundleTerms): number {
  const { sameMetroCorrelation, sameStateCorrelation, otherStateCorrelation } = terms;
  return {
    area: 1,
    metro: sameMetroCorrelation,
    state: sameStateCorrelation,
    country: otherStateCorrelation,
  }[distance];
}

function distanceOf(a: BundlePlace, b: BundlePlace): BundleDistance {
  if (a.metro !== undefined && a.metro === b.metro) return 'metro';
  const states = statesOf(a);
  const others = statesOf(b);
  // Where a place is not known, the nearer case is the more prudent one.
  const isUnknown = states.length === 0 || others.length === 0;
  return isUnknown || states.some((state) => others.includes(state)) ? 'state' : 'country';
}

function statesOf({ metro, state }: BundlePlace): string[] {
  return [...(state ? [state] : []), ...(metro ? statesOfMetro(metro) : [])];
}

/** `Chicago-Naperville-Elgin, IL-IN-WI` lies in three states: docs/formulas/states-of-metro.md. */
export function statesOfMetro(metro: string): string[] {
  return /, ([A-Z]{2}(?:-[A-Z]{2})*)\b/.exec(metro)?.[1]?.split('-') ?? [];
}
