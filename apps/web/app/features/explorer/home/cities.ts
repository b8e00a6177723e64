import type { CitySummary } from '@alpha/contract';
import type { Sort } from '~/ui/table';

/** The city list's spelling: a name that exists in two states includes the state. */
export function cityName({ city, state }: CitySummary, names: readonly string[]): string {
  const whole = `${city}, ${state}`;
  return names.includes(whole) ? whole : city;
}

export function sortCities(
  cities: readonly CitySummary[],
  { key, direction }: Sort,
): CitySummary[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const column = key as keyof CitySummary;
  return [...cities].sort((one, other) => {
    const [a, b] = [one[column], other[column]];
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : byName(one, other);
    return sign * order || byName(one, other);
  });
}

const byName = (one: CitySummary, other: CitySummary) =>
  one.city.localeCompare(other.city) || one.state.localeCompare(other.state);
