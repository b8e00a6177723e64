import { PROFILE_WEIGHTS, PROFILES, type Profile } from './profile-weights.ts';
import type { RadarAxis } from './radar-data.ts';

export type AxisPercentiles = { readonly [axis in RadarAxis]?: number | null };

export type BestProfile = {
  /** Null when too little is known for any. */
  profile: Profile | null;
  /** 0 to 100 each. */
  scores: Record<Profile, number | null>;
};

/** A profile is not judged by axes that make up less than this part of its weights. */
const LEAST_WEIGHT = 0.5;

/**
 * The investor profile a home suits best: the highest weighted mean of its percentiles; unknown axes
 * are left out. A profile with less than half of its weights known has no score.
 * Formula page: docs/formulas/best-profile.md
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
  return weight > LEAST_WEIGHT - 1e-9 ? sum / weight : null;
}
