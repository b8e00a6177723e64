import { cityKey } from './fold-city.ts';
import cities from './us-cities.json' with { type: 'json' };

export type Middle = { latitude: number; longitude: number };

/** By state, loaded on first use: a file usually covers few states. */
const read = new Map<string, ReadonlyMap<string, Middle>>();

/** Center of a city by its key, for properties without coordinates. */
export function middleOfCity(key: string): Middle | null {
  const state = key.slice(0, 2);
  const known = read.get(state) ?? middlesIn(state);
  read.set(state, known);
  return known.get(key) ?? null;
}

function middlesIn(state: string): ReadonlyMap<string, Middle> {
  const places = (cities as Record<string, string>)[state]?.split('|') ?? [];
  const middles = new Map<string, Middle>();
  for (const place of places) {
    const [name = '', latitude, longitude] = place.split(';');
    const key = cityKey(name, state);
    // The largest comes first.
    if (!middles.has(key))
      middles.set(key, { latitude: Number(latitude), longitude: Number(longitude) });
  }
  return middles;
}
