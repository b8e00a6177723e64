import { expect, it } from 'vitest';
import { basemapStyle } from './basemap-style';
import type { MapColors } from './map-colors';
import { stepBack } from './street-cover';
import { streetFlavor } from './street-flavor';

const COLORS = {
  ...{ land: '#000001', water: '#000002', park: '#000003', road: '#000004', roadEdge: '#000005' },
  ...{ text: '#000006', line: '#000007', ink: '#000008', surface: '#000009', accent: '#00000a' },
} satisfies MapColors;

it('streets have the colors of our map and no others', () => {
  const { regular, bold, italic, ...colors } = streetFlavor(COLORS);
  const ours = new Set<string>(Object.values(COLORS));
  expect(Object.values(colors).filter((color) => !ours.has(String(color)))).toEqual([]);
  expect([regular, bold, italic]).toEqual(['Regular', 'Bold', 'Italic']);
});

it('a name of the included map keeps its own filter and steps back inside the area of the file', () => {
  const { layers } = basemapStyle(COLORS, { isLandDrawn: true });
  const towns = layers.find(({ id }) => id === 'towns-names');
  if (!towns || !('filter' in towns)) throw new Error('no towns');
  const { filter } = stepBack(towns, [-80, 25, -79, 26]) as { filter?: unknown };
  expect(filter).toEqual(['all', towns.filter, expect.arrayContaining(['any'])]);
  expect(JSON.stringify(filter)).toContain('[[-80,25],[-79,25],[-79,26],[-80,26],[-80,25]]');
});

it('until land is drawn nothing looks like water', () => {
  const backgroundOf = (isLandDrawn: boolean) =>
    basemapStyle(COLORS, { isLandDrawn }).layers.find(({ type }) => type === 'background')?.paint;
  expect(backgroundOf(false)).toEqual({ 'background-color': COLORS.land });
  expect(backgroundOf(true)).toEqual({ 'background-color': COLORS.water });
});
