import { expect, test } from 'vitest';
import { PEEK_PIXELS, restingHeight } from './use-sheet';

const FRAME = 600;

test.each([
  ['peek', PEEK_PIXELS + 20, 'peek'],
  ['peek', PEEK_PIXELS + 60, 'half'],
  ['peek', 560, 'full'],
  ['half', 260, 'peek'],
  ['half', 340, 'half'],
  ['half', 390, 'full'],
  ['full', 590, 'full'],
  ['full', 540, 'half'],
  ['full', 90, 'peek'],
] as const)('a sheet pulled from %s to %i pixels rests at %s', (from, pixels, height) => {
  expect(restingHeight(from, pixels, FRAME)).toBe(height);
});
