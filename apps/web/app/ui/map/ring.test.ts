import { describe, expect, it } from 'vitest';
import { closedRing, isSameRing, openRing, ringOfView } from './ring';

const corners = [
  { lat: 25.7, lng: -80.3 },
  { lat: 25.8, lng: -80.2 },
  { lat: 25.7, lng: -80.1 },
];

describe('an area', () => {
  it('is closed for the map and open for the API, whatever the input', () => {
    const ring = closedRing(corners);
    expect(ring).toHaveLength(4);
    expect(ring[0]).toEqual(ring[3]);
    expect(closedRing([...corners, corners[0] as (typeof corners)[0]])).toEqual(ring);
    expect(openRing(ring)).toEqual(corners);
    expect(openRing(ring.slice(0, -1))).toEqual(corners);
  });

  it('keeps a meter of precision, as links do', () => {
    expect(openRing([[-80.1234567, 25.7654321]])).toEqual([{ lat: 25.76543, lng: -80.12346 }]);
  });

  it('can be the view, slightly inset', () => {
    expect(ringOfView([-81, 25, -80, 26])).toEqual([
      { lat: 25.08, lng: -80.92 },
      { lat: 25.08, lng: -80.08 },
      { lat: 25.92, lng: -80.08 },
      { lat: 25.92, lng: -80.92 },
    ]);
  });

  it('differs from another by its points', () => {
    expect(
      isSameRing(
        corners,
        corners.map((point) => ({ ...point })),
      ),
    ).toBe(true);
    expect(isSameRing(corners, corners.slice(1))).toBe(false);
    expect(isSameRing(corners, null)).toBe(false);
    expect(isSameRing(null, null)).toBe(true);
  });
});
