import { PROFILE_WEIGHTS, PROFILES, type Profile } from './profile-weights.ts';
import type { RadarAxis } from './radar-data.ts';

export type AxisPercentiles = { readonly [axis in RadarAxis]?: number | null };

export type BestProfile = {
  /** Null when no axis is known. */
  profile: Profile | null;
  /** 0 to 100 each. */
  scores: Record<Profile, number | null>;
};

/**
 * The investor profile a home suits best: the highest weighted mean of its percentiles; unknown axes
 * are left out. Formula page: docs/formulas/best-profile.md
 */
export function bestProfile(percentiles: AxisPercentiles): BestProfile {
  const scores = {
    conservative: null,
    moderate: null,
    aggressive: null,
    strategic: null,
  } as Record<Profile, number | null>;
  let profile: Profile | null = null;
  for (const candidate of PROFILES) {
    const score = weightedMean(PROFILE_WEIGHTS[candidate], percentiles);
    scores[candidate] = score;
    const best = profile && scores[profile];
    if (score !== null && (best === null || score > best)) profile = candidate;
  }
  return { profile, scores };
}

function weightedMean(
  weights: Readonly<Record<RadarAxis, number>>,
  percentiles: AxisPercentiles,
): number | null {
  let sum = 0;
  let weight = 0;
  for (const axis of Object.keys(weights) as RadarAxis[]) {
    const percentile = percentiles[axis];
    if (typeof percentile !== 'number') continue;
    sum += weights[axis] * percentile;
    weight += weights[axis];
  }
  return weight > 0 ? sum / weight : null;
}
