import type { PropertyReport } from '@alpha/contract';

/** A charge of a condominium association, as percent of the price; `none` is the default. */
export const AMOUNTS = ['2', '5', '10'] as const;
/** Percent probability that it comes within ten years. */
export const CHANCES = ['10', '25', '50', '100'] as const;
export const USUAL_CHANCE = '25' satisfies Chance;

export type Amount = (typeof AMOUNTS)[number];
export type Chance = (typeof CHANCES)[number];
export type TriedAssessment = { amount: Amount; chance: Chance };

type Market = Record<string, number>;

/** Florida's rules for condominium buildings are what makes such a charge likely. */
export const mayBeAssessed = ({ property }: PropertyReport): boolean =>
  property.state === 'FL' && property.type === 'condo';

export const withAssessment = (market: Market, tried: TriedAssessment | null): Market =>
  tried
    ? {
        ...market,
        assessmentChance: Number(tried.chance) / 100,
        assessmentShare: Number(tried.amount) / 100,
      }
    : market;
