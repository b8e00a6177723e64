const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The spelling of the city list, whatever the case of a typed link; the search does not mind. */
export function canonicalCityName(city: string, names: readonly string[]): string {
  return names.find((name) => same(name, city)) ?? city;
}

/** "Miami, FL" is known where the list says "Miami" only, as one state has it. */
export function isKnownCity(city: string, names: readonly string[]): boolean {
  const withoutState = city.replace(/, [a-z]{2}$/i, '');
  return names.some((name) => same(name, city) || same(name, withoutState));
}
