import { type ProjectInputs, PULL_CHOICES, type PullChoice, plannedGrowth } from '@alpha/engine';

export const PULLS = Object.keys(PULL_CHOICES) as PullChoice[];
/** Choices other than ours, as in the URL. */
export const OTHER_PULLS = ['weaker', 'off'] as const satisfies PullChoice[];

type Market = Record<string, number>;

export const withPull = (market: Market, pull: PullChoice): Market =>
  pull === 'on' ? market : { ...market, pull: PULL_CHOICES[pull] };

/** The plan from the same state of the market with another pull. */
export const replanned = (
  inputs: ProjectInputs,
  market: Market,
  pull: PullChoice,
): ProjectInputs =>
  pull === 'on'
    ? inputs
    : { ...inputs, appreciationRateAnnual: plannedGrowth(withPull(market, pull)) };
