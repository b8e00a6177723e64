import { expect, test } from 'vitest';
import { cornersOf, placeOfCorners, placeOfSearch, sketchOf } from './area-of-search';

const AREA = [
  { lat: 25.7, lng: -80.2 },
  { lat: 25.8, lng: -80.2 },
  { lat: 25.8, lng: -80.1 },
];

test('a drawn area is kept as it was drawn', () => {
  expect(cornersOf(placeOfCorners(AREA))).toEqual(AREA);
  expect(placeOfCorners(null)).toEqual({});
});

test('a drawn area takes the place of the part of the map that was searched', () => {
  const polygon = JSON.stringify(AREA);
  expect(placeOfSearch({ polygon, within: '-80.3,25.6,-80.1,25.9', beds: '2' })).toEqual({
    polygon,
  });
  expect(placeOfSearch({ beds: '2' })).toEqual({});
});

test('a searched part of the map has four corners', () => {
  expect(cornersOf({ within: '-80.3,25.6,-80.1,25.9' })).toEqual([
    { lat: 25.6, lng: -80.3 },
    { lat: 25.6, lng: -80.1 },
    { lat: 25.9, lng: -80.1 },
    { lat: 25.9, lng: -80.3 },
  ]);
});

test('the sketch of an area lies within its margins, north up, as tall or wide as they allow', () => {
  const points = sketchOf(AREA, 64, 8)
    .split(' ')
    .map((point) => point.split(',').map(Number));
  const xs = points.map(([x = 0]) => x);
  const ys = points.map(([, y = 0]) => y);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([8, 56]);
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(48 * Math.cos((25.75 * Math.PI) / 180), 0);
  // The southernmost corner is drawn lowest.
  expect(ys[0]).toBe(56);
});
