/**
 * Largest yearly rise of an assessed value, fractions. A homestead's is lower when consumer prices
 * rise less. `nonHomestead` is not for school levies. Source: `reassessment` in `florida-sources.ts`.
 */
export const ASSESSMENT_CAPS = { homestead: 0.03, nonHomestead: 0.1 } as const;
