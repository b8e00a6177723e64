import type { PropertyDetail } from '@alpha/contract';

/** This property's rents, USD a month; null without comparables. */
export type OwnRents = {
  /** `units`: the rent of several homes, which is never shown beside the area's rent for one. */
  of: 'home' | 'units';
  estimate: number | null;
  cautious: number | null;
  potential: number | null;
};

type Facts = Pick<
  PropertyDetail,
  'type' | 'rent_estimate' | 'rent_estimate_percentile_25' | 'full_potential'
>;

export function ownRents(property: Facts): OwnRents {
  return {
    // Listings don't say how many units there are, so no rent per unit can be shown.
    of: property.type === 'multi_family' ? 'units' : 'home',
    estimate: property.rent_estimate,
    cautious: property.rent_estimate_percentile_25,
    potential: property.full_potential,
  };
}

/** The rents that may be drawn and listed beside the area's. */
export function rentsBesideArea({ of, estimate, cautious, potential }: OwnRents) {
  return of === 'home'
    ? { estimate, cautious, potential }
    : { estimate: null, cautious: null, potential: null };
}
