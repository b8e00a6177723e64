import { describe, expect, it } from 'vitest';
import { BASEMAP_FOLDER } from '../basemap-folder.ts';
import { basemapIn } from './basemap.ts';
import { type Bounds, type Line, ringWithin, runsWithin } from './geometry.ts';
import { scaleBar, viewOf } from './map-view.ts';

const MIAMI: Bounds = [-80.25, 25.73, -80.15, 25.83];
const BOX = { x: 50, y: 100, width: 300, height: 200 };

function areaOf(ring: Line): number {
  const twice = ring.map(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Line[number];
    return x * nextY - nextX * y;
  });
  return Math.abs(twice.reduce((sum, part) => sum + part, 0)) / 2;
}

describe('the map in the PDF', () => {
  it('has the page’s coast, roads and names around a home', () => {
    const view = viewOf(MIAMI, BOX);
    const found = basemapIn(BASEMAP_FOLDER, view.bounds);
    expect(found?.roads.map(({ name }) => name)).toEqual(expect.arrayContaining(['I-95', 'US 1']));
    expect(found?.places.map(({ name }) => name)).toContain('Miami');
    const land = found?.land.reduce((sum, ring) => sum + areaOf(ringWithin(ring, view.bounds)), 0);
    const [west, south, east, north] = view.bounds;
    // The bay is water, the city is land.
    expect((land ?? 0) / ((east - west) * (north - south))).toBeGreaterThan(0.3);
    expect((land ?? 0) / ((east - west) * (north - south))).toBeLessThan(0.8);
  });

  it('is left out where the included map does not reach, and without its files', () => {
    expect(basemapIn(BASEMAP_FOLDER, [-157.9, 21.2, -157.8, 21.4])).toBeNull();
    expect(basemapIn('/nowhere', MIAMI)).toBeNull();
    expect(basemapIn(undefined, MIAMI)).toBeNull();
  });

  it('keeps all of the bounds inside its box, in true proportions', () => {
    const { toPage, pointsPerKm } = viewOf(MIAMI, BOX);
    const [[left, bottom], [right, top]] = [toPage([-80.25, 25.73]), toPage([-80.15, 25.83])];
    expect(left).toBeGreaterThan(BOX.x);
    expect(right).toBeLessThan(BOX.x + BOX.width);
    expect(top).toBeGreaterThan(BOX.y);
    expect(bottom).toBeLessThan(BOX.y + BOX.height);
    expect((bottom - top) / pointsPerKm).toBeCloseTo(11.13, 1);
    expect((right - left) / pointsPerKm).toBeCloseTo(10.03, 1);
  });

  it.each([
    [20, 1, 2],
    [30, 1.609344, 1],
    [200, 1, 0.2],
  ])('at %d points for a kilometer has a round scale', (pointsPerKm, kmEach, value) => {
    const bar = scaleBar(pointsPerKm, kmEach);
    expect(bar.value).toBeCloseTo(value, 9);
    expect(bar.length).toBeCloseTo(value * kmEach * pointsPerKm, 9);
    expect(bar.length).toBeLessThanOrEqual(90);
  });

  it('cuts shapes at the edge', () => {
    const around: Line = [
      [-1, -1],
      [2, -1],
      [2, 2],
      [-1, 2],
    ];
    expect(areaOf(ringWithin(around, [0, 0, 1, 1]))).toBeCloseTo(1, 9);
    expect(ringWithin(around, [5, 5, 6, 6])).toEqual([]);
    const line: Line = [
      [-9, 0.5],
      [-8, 0.5],
      [0.5, 0.5],
      [9, 0.5],
      [9, 9],
    ];
    expect(runsWithin(line, [0, 0, 1, 1])).toEqual([
      [
        [-8, 0.5],
        [0.5, 0.5],
        [9, 0.5],
      ],
    ]);
  });
});
