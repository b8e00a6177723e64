import type { MapCluster, MapPin } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { groupNear, isSingleSpot } from './map-groups';

const cluster = (longitude: number, latitude: number, count: number): MapCluster => ({
  longitude,
  latitude,
  count,
  bounds: [longitude - 0.5, latitude - 0.5, longitude + 0.5, latitude + 0.5],
});
const home = (id: number, longitude: number, latitude: number) =>
  ({ id, longitude, latitude, list_price: 350_000 }) as MapPin;
const group = (parts: { clusters?: MapCluster[]; pins?: MapPin[] }, zoom: number) =>
  groupNear({ clusters: [], pins: [], ...parts }, zoom, () => 64);

/** At zoom 12 a pixel is 0.000172° of longitude. */
const PIXEL = 360 / (512 * 2 ** 12);

describe('marks', () => {
  it('that would touch become one, and no home is lost', () => {
    const clusters = [cluster(-80, 26, 3), cluster(-79.75, 26, 9)];
    const joined = group({ clusters }, 5);
    expect(joined).toHaveLength(1);
    expect(joined[0]).toMatchObject({ count: 12, bounds: [-80.5, 25.5, -79.25, 26.5] });
    expect(joined[0]?.longitude).toBe(-79.8125);
    expect(group({ clusters }, 9)).toHaveLength(2);
  });

  it('of two homes stay apart only where both prices are readable', () => {
    const first = home(1, -80.2, 25.8);
    const beside = (pixels: number) =>
      group({ pins: [first, home(2, -80.2 + pixels * PIXEL, 25.8)] }, 12);
    expect(beside(60)).toMatchObject([{ count: 2, pin: null }]);
    expect(beside(68).map(({ pin }) => pin?.id)).toEqual([1, 2]);
  });

  it('never overlap, however many homes there are', () => {
    const pins = Array.from({ length: 60 }, (_, i) =>
      home(i, -80.2 + ((i * 37) % 60) * 9 * PIXEL, 25.8 + ((i * 17) % 60) * 5 * PIXEL),
    );
    const groups = group({ pins }, 12);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(groups.length).toBeGreaterThan(5);
    for (const [i, a] of groups.entries())
      for (const b of groups.slice(i + 1)) {
        const across = Math.abs(a.longitude - b.longitude) / PIXEL;
        const down = Math.abs(a.latitude - b.latitude) / PIXEL / Math.cos((25.8 * Math.PI) / 180);
        expect(Math.max(across / 32, down / 17)).toBeGreaterThan(1);
      }
  });

  it('of a home include a cluster at the same place', () => {
    const groups = group({ clusters: [cluster(-80, 26, 5)], pins: [home(1, -80, 26)] }, 10);
    expect(groups).toMatchObject([{ count: 6, pin: null }]);
  });
});

describe('a cluster', () => {
  it('of one building cannot be split, one of a street can', () => {
    const of = (meters: number) =>
      group({ pins: [home(1, -80.2, 25.8), home(2, -80.2 + meters / 100_000, 25.8)] }, 12)[0];
    expect(isSingleSpot(of(0) as never)).toBe(true);
    expect(isSingleSpot(of(10) as never)).toBe(true);
    expect(isSingleSpot(of(60) as never)).toBe(false);
  });
});
