import { enumKey } from './read-fields.ts';
import type { ResoProperty } from './reso-fields.ts';

/** Feature codes that the site has labels for. */
export function featuresOf(home: ResoProperty): string[] {
  const shared = keysOf([...home.CommunityFeatures, ...home.AssociationAmenities]);
  const has: Record<string, boolean> = {
    pool: home.PoolPrivateYN === true,
    community_pool: shared.has('pool') || shared.has('indoorpool'),
    waterfront: home.WaterfrontYN === true,
    garage: home.GarageYN === true,
    carport: home.CarportYN === true,
    central_air: keysOf(home.Cooling).has('centralair'),
    in_unit_laundry: ['inunit', 'inside', 'laundryroom', 'laundrycloset'].some((key) =>
      keysOf(home.LaundryFeatures).has(key),
    ),
    gym: shared.has('fitnesscenter'),
    front_desk: shared.has('concierge'),
    gated_community: shared.has('gated'),
    tenant_occupied: enumKey(home.OccupantType ?? '') === 'tenant',
  };
  return Object.keys(has).filter((code) => has[code]);
}

const keysOf = (values: readonly string[]) => new Set(values.map(enumKey));
