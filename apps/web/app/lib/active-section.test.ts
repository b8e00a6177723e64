import { expect, test } from 'vitest';
import { activeSection } from './active-section';

const at = (overview: number, amortization: number, financials: number) => [
  { id: 'overview' as const, top: overview },
  { id: 'financials' as const, top: financials },
  { id: 'amortization' as const, top: amortization },
];

test('the active section is the one within 150 px of the top of the window', () => {
  expect(activeSection(at(120, 4000, 6000), false)).toBe('overview');
  expect(activeSection(at(-3800, 151, 2000), false)).toBe('overview');
  expect(activeSection(at(-3800, 150, 2000), false)).toBe('amortization');
});

test('the order of the page counts, not that of the menu', () => {
  expect(activeSection(at(-6000, -2000, 100), false)).toBe('financials');
});

test('before scrolling the first section is active', () => {
  expect(activeSection(at(400, 4000, 6000), false)).toBe('overview');
});

test('at the end of the page the last section is active, however short', () => {
  expect(activeSection(at(-6000, -700, 500), true)).toBe('financials');
});

test('a page without sections has no active section', () => {
  expect(activeSection([], true)).toBeUndefined();
});
