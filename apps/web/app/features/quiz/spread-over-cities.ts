/** Puts the first listing of each city first, for variety. */
export function spreadOverCities<Home extends { city: string }>(homes: readonly Home[]): Home[] {
  const firstOfCity = homes.filter(
    ({ city }, index) => homes.findIndex((other) => other.city === city) === index,
  );
  return [...firstOfCity, ...homes.filter((home) => !firstOfCity.includes(home))];
}
