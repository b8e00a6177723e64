import type { RadarAxis } from './radar-data.ts';

/** The four investor profiles of the quiz; the order settles ties. */
export const PROFILES = ['conservative', 'moderate', 'aggressive', 'strategic'] as const;
export type Profile = (typeof PROFILES)[number];

/**
 * Published weights of each profile: our judgment, based on the quiz answers that lead to the profile
 * (spec section 4). Each row adds up to 1, so that profiles are comparable.
 *
 * - conservative: low risk, cash flow or a stable area: calm prices, money every month, debt shrinking.
 * - moderate: some risk, return or growth: rent does the work, appreciation helps.
 * - aggressive: high risk: nearly all on appreciation.
 * - strategic: equity for a later sale, alone or in a bundle: debt paid by tenants in a growing area.
 */
export const PROFILE_WEIGHTS: Readonly<Record<Profile, Readonly<Record<RadarAxis, number>>>> = {
  conservative: {
    appreciation: 0,
    rent: 0.1,
    cash_flow: 0.3,
    stability: 0.5,
    rent_to_price: 0.1,
    pay_down: 0,
  },
  moderate: {
    appreciation: 0.1,
    rent: 0.4,
    cash_flow: 0.2,
    stability: 0,
    rent_to_price: 0.3,
    pay_down: 0,
  },
  aggressive: {
    appreciation: 0.7,
    rent: 0,
    cash_flow: 0,
    stability: 0,
    rent_to_price: 0.2,
    pay_down: 0.1,
  },
  strategic: {
    appreciation: 0.2,
    rent: 0.1,
    cash_flow: 0,
    stability: 0.1,
    rent_to_price: 0,
    pay_down: 0.6,
  },
};
