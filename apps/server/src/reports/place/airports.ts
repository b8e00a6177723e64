import { distanceKm } from '@alpha/engine/valuation';
import data from './us-airports.json' with { type: 'json' };

type Place = { latitude: number; longitude: number };
/** `name` is the city with the airport's code: official names change, codes do not. */
export type Airport = Place & { name: string };

/** Airports of the country with at least five airline routes; sources in ATTRIBUTION.md of the basemap. */
export const AIRPORTS_ORIGIN = { source: data.source, asOf: data.as_of };

let airports: readonly Airport[] | null = null;

export function nearestAirport(place: Place): (Airport & { km: number }) | null {
  airports ??= data.airports.split('|').map(airportOf);
  let nearest: (Airport & { km: number }) | null = null;
  for (const airport of airports) {
    const km = distanceKm(place, airport);
    if (!nearest || km < nearest.km) nearest = { ...airport, km };
  }
  return nearest && nearest.km <= FARTHEST_KM ? nearest : null;
}

/** Of another part of the country. */
const FARTHEST_KM = 250;

function airportOf(written: string): Airport {
  const [code = '', city = '', latitude, longitude] = written.split(';');
  return { name: `${city} (${code})`, latitude: Number(latitude), longitude: Number(longitude) };
}
