import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTER } from '../explorer.params';
import { askFor, isInAnswer, spotRequest, subjectOf } from './map-matches';

describe('the map request', () => {
  it('is a quarter larger than the view on each side, within the world', () => {
    expect(askFor({ bounds: [-80.4, 25.6, -80, 26], zoom: 11.2345 })).toEqual({
      bounds: '-80.5000,25.5000,-79.9000,26.1000',
      zoom: 11.23,
    });
    expect(askFor({ bounds: [-179, -80, 179, 80], zoom: -0.2 })).toEqual({
      bounds: '-180.0000,-85.0000,180.0000,85.0000',
      zoom: 0,
    });
  });

  it('covers every home of a spot, with a meter around it', () => {
    expect(spotRequest([-80.2, 25.8, -80.2, 25.8])).toEqual({
      bounds: '-80.20001,25.79999,-80.19999,25.80001',
      zoom: 20,
    });
  });

  it('is not sent when the last answer covers the view', () => {
    const bounds: [number, number, number, number] = [-80.4, 25.6, -80, 26];
    const homes = { bounds, zoom: 11, total: 0, clusters: [], pins: [] };
    const groups = { ...homes, clusters: [{ latitude: 1, longitude: 1, count: 2, bounds }] };
    const inView = { bounds: '', zoom: 11 };
    const closer = { bounds: [-80.3, 25.7, -80.1, 25.9], zoom: 12 } as const;
    const beside = { bounds: [-80.5, 25.6, -80.1, 26], zoom: 11 } as const;
    expect(isInAnswer(groups, inView, { bounds: [-80.401, 25.6, -80, 26], zoom: 11 })).toBe(true);
    expect(isInAnswer(groups, inView, closer)).toBe(false);
    expect(isInAnswer(homes, inView, closer)).toBe(true);
    expect(isInAnswer(homes, inView, beside)).toBe(false);
    const everything = { width: 500, height: 500 };
    expect(isInAnswer(groups, everything, beside)).toBe(true);
    expect(isInAnswer(groups, everything, closer)).toBe(false);
  });

  it('changes with the filters, not with page, order or area', () => {
    const subject = subjectOf(DEFAULT_FILTER);
    expect(subjectOf({ ...DEFAULT_FILTER, page: 4, sort_by: 'total_roi' })).toBe(subject);
    expect(subjectOf({ ...DEFAULT_FILTER, polygon: [{ lat: 1, lng: 1 }] })).toBe(subject);
    expect(subjectOf({ ...DEFAULT_FILTER, city: 'Miami' })).not.toBe(subject);
  });
});
