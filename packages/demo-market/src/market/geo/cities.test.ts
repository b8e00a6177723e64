import { describe, expect, it } from 'vitest';
import { cities } from './cities.ts';

/** The postal service's codes for each place, written down apart from the data. */
const realZips: Record<string, RegExp> = {
  Miami: /^331(2[5-9]|3[0-8]|4[2-57]|50)$/,
  Hialeah: /^330(1[0-8])$/,
  'Miami Gardens': /^(3305[4-6]|33169)$/,
  'North Miami': /^331(61|62|67|68|81)$/,
  'Miami Beach': /^331(39|40|41)$/,
  Doral: /^331(22|66|72|78)$/,
  'Coral Gables': /^331(33|34|43|46|56|58)$/,
  Kendall: /^331(56|73|76|83|86|93|96)$/,
  Homestead: /^3303[0-5]$/,
  Hollywood: /^330(19|20|21|24)$/,
  'Fort Lauderdale': /^333(01|04|05|06|08|09|11|12|15|16)$/,
  'Pembroke Pines': /^330(2[3-9])$/,
  Miramar: /^330(23|25|27|29)$/,
  'West Palm Beach': /^334(01|05|07|09|11|12|13|17)$/,
  'Boca Raton': /^334(28|3[1-4]|86|87|96|98)$/,
  'Port St. Lucie': /^349(52|53|83|84|86|87)$/,
  Orlando: /^328(0[1-9]|1[0-2]|2[2-9]|3[0-9])$/,
  Kissimmee: /^347(4[1-7]|58|59)$/,
  Lakeland: /^338(0[1-3]|05|09|1[0-35])$/,
  Tampa: /^336(0[2-9]|1[0-9]|29|47)$/,
  'St. Petersburg': /^337(0[1-5]|07|1[0-6])$/,
  Clearwater: /^337(5[5-9]|6[0-57])$/,
  Jacksonville: /^322(0[2-9]|1[0-9]|2[0-6]|4[46]|5[0-8]|77)$/,
  'Cape Coral': /^339(04|09|14|90|91|93)$/,
  'Fort Myers': /^339(01|05|07|08|12|13|16|19|66|67)$/,
  Sarasota: /^342(3[1-9]|4[0-3])$/,
};

describe('the places of the demo market', () => {
  it('are at least twenty cities with Miami and Hialeah the largest', () => {
    expect(cities.length).toBeGreaterThanOrEqual(20);
    const bySize = [...cities].sort((a, b) => b.listings - a.listings).map((each) => each.city);
    expect(bySize.slice(0, 2)).toEqual(['Miami', 'Hialeah']);
  });

  it.each(cities.map((each) => [each.city, each] as const))(
    '%s has real zip codes',
    (name, city) => {
      for (const { zip } of city.neighborhoods) expect(zip).toMatch(realZips[name] ?? /never/);
    },
  );

  it('have shares of kinds that add up to one', () => {
    for (const { neighborhoods } of cities) {
      for (const { mix } of neighborhoods) {
        expect(mix.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      }
    }
  });

  it('have a rent for each November from 2016 to 2026', () => {
    for (const { rents } of cities) expect(rents).toHaveLength(11);
  });
});
