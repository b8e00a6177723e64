import type { MarketMeasure, MarketSource } from '../../platform/db/schema/index.ts';
import { cityKey } from './fold-city.ts';
import { countyInState, metroKey } from './place-keys.ts';
import type { Region } from './region-series.ts';

/** A stored series without its values. */
export type StoredRegion = Region & {
  id: number;
  source: MarketSource;
  measure: MarketMeasure;
  contentHash: string;
  startsOn: string;
  asOf: string;
};

export type AreaPlace = { city: string; state: string; county: string | null };

/**
 * The series of a measure to use for an area: its city, else its largest ZIP code, its metro, its
 * state.
 */
export function seriesChooser(regions: readonly StoredRegion[]) {
  const candidates = seriesCandidates(regions);
  return (area: AreaPlace, measure: MarketMeasure): StoredRegion | null =>
    candidates(area, measure)[0] ?? null;
}

/** All of them, the nearest first. */
export function seriesCandidates(regions: readonly StoredRegion[]) {
  const byPlace = new Map<string, StoredRegion[]>();
  const metroOfCity = new Map<string, string>();
  const metroOfCounty = new Map<string, string>();
  for (const region of regions) {
    for (const key of keysOf(region)) {
      const known = byPlace.get(key);
      if (known) known.push(region);
      else byPlace.set(key, [region]);
    }
    const metro = region.metro && metroKey(region.metro);
    if (!metro) continue;
    if (region.kind === 'city') metroOfCity.set(cityKey(region.name, region.state), metro);
    if (region.county) metroOfCounty.set(countyInState(region.county, region.state), metro);
  }
  return (area: AreaPlace, measure: MarketMeasure): StoredRegion[] => {
    const city = cityKey(area.city, area.state);
    // A metro named after the city itself comes first; for FHFA it is the closer division of a larger metro.
    const metros = [
      metroKey(`${area.city}, ${area.state.toUpperCase()}`),
      metroOfCity.get(city),
      area.county && metroOfCounty.get(countyInState(area.county, area.state)),
    ];
    const keys = [
      `city ${city}`,
      `zip ${city}`,
      ...metros.filter(Boolean).map((key) => `metro ${key}`),
      `state ${area.state.toLowerCase()}`,
    ];
    return [...new Set(keys)].flatMap((key) => {
      const [best] = (byPlace.get(`${measure} ${key}`) ?? []).toSorted(
        (a, b) => Number(isIn(area, b)) - Number(isIn(area, a)) || rankOf(a) - rankOf(b),
      );
      return best ? [best] : [];
    });
  };
}

function keysOf(region: StoredRegion): string[] {
  const { kind, measure, name, state, city } = region;
  const key = (place: string) => [`${measure} ${kind} ${place}`];
  if (kind === 'city') return key(cityKey(name, state));
  if (kind === 'zip') return city ? key(cityKey(city, state)) : [];
  if (kind === 'state') return key(state.toLowerCase());
  const known = metroKey(name);
  return known ? key(known) : [];
}

/** Cities of the same name in one state are in different counties. */
function isIn({ county, state }: AreaPlace, region: StoredRegion): boolean {
  return (
    county !== null &&
    region.county !== null &&
    countyInState(county, state) === countyInState(region.county, region.state)
  );
}

const rankOf = ({ sizeRank, id }: StoredRegion) => (sizeRank ?? 1e9) + id / 1e10;
