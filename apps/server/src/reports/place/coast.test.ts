import { distanceKm } from '@alpha/engine/valuation';
import { describe, expect, it } from 'vitest';
import { nearestAirport } from './airports.ts';
import { nearestShore } from './coast.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('the distance to the coast', () => {
  // Measured on a map, to the nearest shore of the sea or a bay.
  it.each([
    ['Ocean Drive, Miami Beach', at(25.7806, -80.1303), 0, 0.4],
    ['downtown Miami', at(25.7743, -80.1937), 0, 1.2],
    ['Hialeah', at(25.8576, -80.2781), 9, 11],
    ['downtown Orlando', at(28.5384, -81.3789), 50, 62],
    ['Kissimmee, beside a lake', at(28.292, -81.4076), 58, 72],
    ['Galveston, Texas', at(29.3013, -94.7977), 0, 3],
  ])('of %s is right', (_, place, least, most) => {
    const shore = nearestShore(place);
    expect(shore?.km).toBeGreaterThanOrEqual(least);
    expect(shore?.km).toBeLessThanOrEqual(most);
  });

  it('is the distance to the point it names', () => {
    for (const place of [at(25.8576, -80.2781), at(28.04, -81.95), at(30.33, -81.65)]) {
      const shore = nearestShore(place);
      if (!shore) throw new Error('no shore');
      expect(distanceKm(place, shore)).toBeCloseTo(shore.km, 2);
    }
  });

  it('is not given far inland', () => {
    expect(nearestShore(at(39.74, -104.99))).toBeNull();
  });

  it('does not take the edge of a file for a coast', () => {
    // Close to Florida's northern frame at 31.2 degrees, 90 km from the Gulf.
    expect(nearestShore(at(31.15, -85.4))?.km).toBeGreaterThan(80);
  });
});

describe('the nearest airport', () => {
  it.each([
    ['Miami', at(25.77, -80.2), 'Miami (MIA)'],
    ['Hollywood', at(26.02, -80.17), 'Fort Lauderdale (FLL)'],
    ['Boca Raton', at(26.37, -80.1), 'Fort Lauderdale (FLL)'],
    ['Lake Worth', at(26.62, -80.06), 'West Palm Beach (PBI)'],
    ['Kissimmee', at(28.29, -81.4), 'Orlando (MCO)'],
  ])('of %s is right', (_, place, name) => {
    expect(nearestAirport(place)?.name).toBe(name);
  });

  it('is not given in another part of the world', () => {
    expect(nearestAirport(at(13.44, 144.79))).toBeNull();
  });
});
