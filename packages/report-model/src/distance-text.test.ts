import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { distanceText } from './distance-text.ts';

const en = { t: translatorFor('en', 'place'), locale: 'en' } as const;
const es = { t: translatorFor('es', 'place'), locale: 'es' } as const;

test('English readers see miles, Spanish readers kilometers', () => {
  expect(distanceText(4.02336, en)).toBe('2.5 mi');
  expect(distanceText(4.02336, es)).toBe('4,0 km');
});

test('ten and more have no decimals', () => {
  expect(distanceText(28.3, en)).toBe('18 mi');
  expect(distanceText(9.97, es)).toBe('10 km');
});

test('a rough distance has no decimals and says about', () => {
  expect(distanceText(4.02336, en, true)).toBe('about 3 mi');
  expect(distanceText(4.02336, es, true)).toBe('unos 4 km');
});

test('the shortest distances are not shown as zero', () => {
  expect(distanceText(0.01, en)).toBe('under 0.1 mi');
  expect(distanceText(0.3, en, true)).toBe('under 1 mi');
  expect(distanceText(0, es)).toBe('menos de 0,1 km');
});
