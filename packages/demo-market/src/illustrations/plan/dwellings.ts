import type { HomeTraits } from '../traits.ts';

export type Dwelling = { beds: number; baths: number; sqft: number };

/**
 * The homes in a building, which add up to its beds, baths and area. In the demo's buildings a home of three
 * bedrooms has two baths and the others one, so the sums say how many there are of each.
 */
export function dwellingsOf({ units, beds, baths, sqft }: HomeTraits): Dwelling[] {
  if (units === 1) return [{ beds, baths, sqft }];
  const large = Math.max(0, Math.min(units, Math.round(baths) - units));
  const others = units - large;
  const rest = Math.max(0, beds - 3 * large);
  const homes = Array.from({ length: units }, (_, i) => {
    if (i < large) return { beds: 3, baths: 2 };
    const before = i - large;
    return { beds: Math.floor(rest / others) + (before < rest % others ? 1 : 0), baths: 1 };
  });
  const size = (home: { beds: number }) => 380 + 260 * home.beds;
  const total = homes.reduce((sum, home) => sum + size(home), 0);
  return homes.map((home) => ({ ...home, sqft: (sqft * size(home)) / total }));
}
