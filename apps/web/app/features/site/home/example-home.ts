/** The listing of worked example C: the same house is in the hero and in the value band. */
export const EXAMPLE_HOME = { priceUsd: 560_000, rentUsdMonthly: 5_200 } as const;

/** Number of years in every simulation. */
export const YEARS = 10;
