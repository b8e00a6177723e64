import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { drawIllustration, generateMarket, generatePeople } from './index.ts';

const asOf = '2026-11-01';
const { areas, properties } = generateMarket({ asOf, scale: 0.05 });

const checksum = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

// A changed checksum is a changed demo. Look at it before you write the new one down.
it('draws the same pictures, byte for byte', () => {
  const urls = properties.slice(0, 30).flatMap(({ images }) => images.map(({ url }) => url));
  expect(urls.length).toBeGreaterThan(200);
  expect(checksum(urls.map(drawIllustration))).toBe('bcf2cf1a5661d991');
});

it('generates the same market', () => {
  expect(checksum({ areas, properties })).toBe('7efa1d8b0fed054f');
});

it('generates the same people', () => {
  expect(checksum(generatePeople({ asOf }))).toBe('b1a7f7114691add8');
});

it('draws nothing for any other path', () => {
  const [{ url } = { url: '' }] = properties[0]?.images ?? [];
  expect(drawIllustration(url)).toMatch(/^<svg /);
  for (const path of ['', '/', `${url}?`, `/x${url}`, url.replace('.svg', '.png')])
    expect(drawIllustration(path)).toBeNull();
});
