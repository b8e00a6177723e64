import type { MapCluster } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTER } from '../explorer.params';
import { askFor, hasExtent, liftsOf, mergeNear, subjectOf } from './map-matches';

const cluster = (longitude: number, latitude: number, count: number): MapCluster => ({
  longitude,
  latitude,
  count,
  bounds: [longitude - 0.5, latitude - 0.5, longitude + 0.5, latitude + 0.5],
});

describe('what the map asks for', () => {
  it('is a quarter more than the view on each side, within the world', () => {
    expect(askFor({ bounds: [-80.4, 25.6, -80, 26], zoom: 11.2345 })).toEqual({
      bounds: '-80.5000,25.5000,-79.9000,26.1000',
      zoom: 11.23,
    });
    expect(askFor({ bounds: [-179, -80, 179, 80], zoom: -0.2 })).toEqual({
      bounds: '-180.0000,-85.0000,180.0000,85.0000',
      zoom: 0,
    });
  });

  it('moves to other filters, not to another page, order or area', () => {
    const subject = subjectOf(DEFAULT_FILTER);
    expect(subjectOf({ ...DEFAULT_FILTER, page: 4, sortBy: 'total_roi' })).toBe(subject);
    expect(subjectOf({ ...DEFAULT_FILTER, polygon: [{ lat: 1, lng: 1 }] })).toBe(subject);
    expect(subjectOf({ ...DEFAULT_FILTER, city: 'Miami' })).not.toBe(subject);
  });
});

describe('clusters', () => {
  it('that would touch become one, and no home is lost', () => {
    const merged = mergeNear([cluster(-80, 26, 3), cluster(-79.75, 26, 9)], 5);
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({ count: 12, bounds: [-80.5, 25.5, -79.25, 26.5] });
    expect(merged[0]?.longitude).toBe(-79.8125);
  });

  it('stay apart where there is room', () => {
    expect(mergeNear([cluster(-80, 26, 3), cluster(-79.75, 26, 9)], 9)).toHaveLength(2);
  });

  it('of one address have no extent to zoom to', () => {
    expect(hasExtent([-80.2, 25.7, -80.2, 25.7])).toBe(false);
    expect(hasExtent([-80.2, 25.7, -80.19, 25.7])).toBe(true);
  });
});

describe('pins', () => {
  it('of one address stand above each other', () => {
    const at = { latitude: 25.7, longitude: -80.2 };
    const lifts = liftsOf([
      { id: 1, ...at },
      { id: 2, ...at },
      { id: 3, ...at, longitude: -80.3 },
    ]);
    expect([...lifts.values()]).toEqual([0, 30, 0]);
  });
});
