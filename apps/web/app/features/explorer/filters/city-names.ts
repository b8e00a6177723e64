const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The city list's spelling, ignoring the case of a typed link; the search is case-insensitive. */
export function canonicalCityName(city: string, names: readonly string[]): string {
  return names.find((name) => same(name, city)) ?? city;
}

/** Also matches "Miami, FL" when the list has just "Miami", as with a single state. */
export function isKnownCity(city: string, names: readonly string[]): boolean {
  const withoutState = city.replace(/, [a-z]{2}$/i, '');
  return names.some((name) => same(name, city) || same(name, withoutState));
}
