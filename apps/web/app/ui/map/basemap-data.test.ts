import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DETAIL_IDS, detailsFor } from './basemap-data';
import { basemapStyle } from './basemap-style';
import { hexOf, type MapColors } from './map-colors';

const colors = new Proxy({}, { get: () => '#123456' }) as MapColors;
const fileOf = (id: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../public/basemap/${id}.geojson`, import.meta.url), 'utf8'),
  );

describe('the bundled map', () => {
  it('needs only its coarse files for the whole country', () => {
    expect(detailsFor({ bounds: [-125, 24, -66, 50], zoom: 3.5 })).toEqual([]);
  });

  it('loads Florida only where Florida is', () => {
    const miami = detailsFor({ bounds: [-80.4, 25.6, -80, 26], zoom: 12 });
    expect(miami).toEqual(['florida', 'counties', 'roads', 'towns']);
    const texas = detailsFor({ bounds: [-98, 30, -97, 31], zoom: 10 });
    expect(texas).toEqual(['states', 'counties', 'towns']);
  });

  it('draws only what its files contain, and uses no other server', () => {
    const style = basemapStyle(colors, { isLandDrawn: true });
    for (const source of Object.values(style.sources))
      expect(JSON.stringify({ ...source, attribution: '' })).not.toContain('http');
    expect(style).not.toHaveProperty('glyphs');
    const ids = ['world', 'places', ...DETAIL_IDS];
    expect(Object.keys(style.sources)).toEqual(ids);
    for (const id of ids) expect(fileOf(id).features.length).toBeGreaterThan(0);
  });

  it('has Miami Beach on land and Biscayne Bay in the water', () => {
    const land = fileOf('florida')
      .features.filter((each: { properties: { kind: string } }) => each.properties.kind === 'land')
      .map(
        (each: { geometry: { coordinates: [number, number][][] } }) => each.geometry.coordinates[0],
      );
    const isLand = (x: number, y: number) =>
      land.some((ring: [number, number][]) => crossings(ring, x, y) % 2 === 1);
    expect(isLand(-80.1337, 25.796)).toBe(true);
    expect(isLand(-80.22, 25.79)).toBe(true);
    expect(isLand(-80.2, 25.6)).toBe(false);
    expect(isLand(-79.9, 25.8)).toBe(false);
  });
});

describe('a color', () => {
  it('is read from the browser’s computed value', () => {
    expect(hexOf('rgb(18, 32, 58)')).toBe('#12203a');
    expect(hexOf('rgba(18, 32, 58, 0.5)')).toBe('#12203a');
    expect(hexOf('')).toBe('#000000');
  });
});

function crossings(ring: [number, number][], x: number, y: number): number {
  let count = 0;
  ring.forEach(([a, b], i) => {
    const [c, d] = ring.at(i - 1) ?? [0, 0];
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) count += 1;
  });
  return count;
}
