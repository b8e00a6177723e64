import type { Random } from '../../random.ts';
import type { City, Neighborhood } from '../geo/geo.types.ts';
import type { PropertyKind } from '../market.types.ts';

export type Slot = { neighborhood: Neighborhood; kind: PropertyKind };

const kinds = ['single_family', 'condo', 'townhouse', 'multi_family'] as const;

/**
 * Neighborhood and type of each property: the shares of neighborhoods and kinds are met exactly (largest
 * remainders), not drawn, so that a city's medians do not depend on the luck of a seed.
 */
export function drawSlots(random: Random, city: City, count: number): Slot[] {
  const wanted = city.neighborhoods.flatMap((neighborhood) =>
    kinds.map((kind, i) => ({
      slot: { neighborhood, kind },
      weight: (neighborhood.share ?? 1) * (neighborhood.mix[i] ?? 0),
    })),
  );
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  const quotas = random.shuffle(wanted).map(({ slot, weight }) => {
    const quota = (count * weight) / total;
    return { slot, whole: Math.floor(quota), rest: quota % 1 };
  });
  const left = count - quotas.reduce((sum, { whole }) => sum + whole, 0);
  const extra = [...quotas].sort((a, b) => b.rest - a.rest).slice(0, left);
  const slots = quotas.flatMap((quota) =>
    Array.from({ length: quota.whole + (extra.includes(quota) ? 1 : 0) }, () => quota.slot),
  );
  return random.shuffle(slots);
}
