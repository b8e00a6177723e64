/** The first of each city before the others: three neighbours say little about a market. */
export function spreadOverCities<Home extends { city: string }>(homes: readonly Home[]): Home[] {
  const firstOfCity = homes.filter(
    ({ city }, index) => homes.findIndex((other) => other.city === city) === index,
  );
  return [...firstOfCity, ...homes.filter((home) => !firstOfCity.includes(home))];
}
