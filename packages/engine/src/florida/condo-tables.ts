/**
 * Milestone inspection of condominium and cooperative buildings: ages in years, calendar years by
 * whose end it is due. Sources: `milestone` and `milestoneMiamiDade` in `florida-sources.ts`.
 */
export const MILESTONE = {
  fewestStories: 3,
  age: 30,
  ageNearCoast: 25,
  everyYears: 10,
  /** Buildings that reached the age by that year, in order. */
  grace: [
    { reachedBy: 2_022, due: 2_024 },
    { reachedBy: 2_024, due: 2_025 },
  ],
} as const;

/** Structural integrity reserve study: source `reserveStudy`. */
export const RESERVE_STUDY = {
  /** For associations that existed by then. */
  existingBy: 2_022,
  due: 2_025,
  everyYears: 10,
  /** Budgets adopted from this day on may not waive its reserves. */
  fundedFrom: '2024-12-31',
} as const;
