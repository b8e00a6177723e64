import type { AreaFactScope, AreaFactUnit } from '@alpha/contract';
import { cityKey } from './fold-city.ts';
import { countyInState, metroKey } from './place-keys.ts';

export type FactColumn = {
  key: string;
  labelEn: string;
  labelEs: string;
  unit: AreaFactUnit;
  source: string;
  asOf: string;
  position: number;
  /** False: the labels are only the file's header, and those of an earlier file stay. */
  isLabeled: boolean;
};

export type FactPlace = { scope: AreaFactScope; placeKey: string; place: string };
export type PlaceFacts = FactPlace & { values: Record<string, string | number> };

type Named = Partial<Record<AreaFactScope, string | null>>;

/** The narrowest place that a line names, or null. A city and a county need their state. */
export function factPlace({ zip, city, county, metro, state }: Named): FactPlace | null {
  if (zip) return { scope: 'zip', placeKey: zip, place: zip };
  if (city && state) return placeIn('city', cityKey(city, state), city, state);
  if (county && state) return placeIn('county', countyInState(county, state), county, state);
  const key = metro && metroKey(metro);
  if (metro && key) return { scope: 'metro', placeKey: key, place: metro };
  return state ? { scope: 'state', placeKey: state.toLowerCase(), place: state } : null;
}

const placeIn = (scope: AreaFactScope, placeKey: string, name: string, state: string) => ({
  scope,
  placeKey,
  place: `${name}, ${state}`,
});

/** Every place a property is in, for a lookup. */
export function placesOf(home: {
  zip: string;
  city: string;
  state: string;
  county: string | null;
}): FactPlace[] {
  const { zip, city, state, county } = home;
  return [
    { zip: zip.slice(0, 5) },
    { city, state },
    { county, state },
    { metro: `${city}, ${state.toUpperCase()}` },
    { state },
  ].flatMap((named) => factPlace(named) ?? []);
}
