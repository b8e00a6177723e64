import { cityName, isPlaceholderCity, stateCode } from '../../underwriting/index.ts';
import type { ResoProperty } from './reso-fields.ts';

/** Built from its parts where available: the one-line form may include the city. */
export function streetLine(home: ResoProperty): string | null {
  const { StreetNumber, StreetName } = home;
  if (!StreetNumber || !StreetName) return withoutPlace(home);
  const parts = [
    StreetNumber,
    home.StreetDirPrefix,
    StreetName,
    home.StreetSuffix,
    home.StreetDirSuffix,
    unit(home.UnitNumber),
  ];
  return oneSpaced(parts.filter(Boolean).join(' '));
}

/** Skips placeholders that some systems keep in their list of cities. */
export function cityOf({ City, StateOrProvince }: ResoProperty): string | null {
  if (!City || isPlaceholderCity(City)) return null;
  return cityName(oneSpaced(City), StateOrProvince ?? '');
}

export function zipCode({ PostalCode }: ResoProperty): string | null {
  return PostalCode?.match(/^(\d{5})(-?\d{4})?$/)?.[1] ?? null;
}

export function stateOf({ StateOrProvince }: ResoProperty): string | null {
  return stateCode(StateOrProvince ?? '');
}

/** Both or none; 0/0 means unknown. */
export function place({ Latitude, Longitude }: ResoProperty) {
  const isPlace =
    Latitude !== null &&
    Longitude !== null &&
    Math.abs(Latitude) <= 90 &&
    Math.abs(Longitude) <= 180 &&
    (Latitude !== 0 || Longitude !== 0);
  return isPlace
    ? { latitude: Latitude, longitude: Longitude }
    : { latitude: null, longitude: null };
}

function unit(text: string | null): string | null {
  if (!text) return null;
  return /^(apt|unit|ste|suite|ph|lot|bldg)\b/i.test(text) ? text : `#${text.replace(/^#\s*/, '')}`;
}

/** `12 Ocean Dr, Miami Beach, FL 33139` → `12 Ocean Dr`. */
function withoutPlace({ UnparsedAddress, City, PostalCode }: ResoProperty): string | null {
  if (!UnparsedAddress) return null;
  const lower = UnparsedAddress.toLowerCase();
  const cuts = [City && `, ${City}`, City && ` ${City},`, PostalCode && ` ${PostalCode}`]
    .filter((each) => each !== null)
    .map((each) => lower.lastIndexOf(each.toLowerCase()))
    .filter((at) => at > 0);
  const street = UnparsedAddress.slice(0, Math.min(lower.length, ...cuts)).replace(/[\s,]+$/, '');
  return oneSpaced(street) || null;
}

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();
