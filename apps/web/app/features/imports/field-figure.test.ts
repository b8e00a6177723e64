import { expect, it } from 'vitest';
import { fieldFigure } from './field-figure';

it.each([
  ['latitude', 25.867, '25.867', '25,867'],
  ['listPrice', 45_000_000_000, '$45,000,000,000', 'US$\u00a045.000.000.000'],
  ['hoaMonthly', 75_209.5, '$75,209.50', 'US$\u00a075.209,50'],
  ['baths', 61.5, '61.5', '61,5'],
  ['yearBuilt', 20_224, '20224', '20224'],
])('%s of %d is %s, in Spanish %s', (field, value, english, spanish) => {
  expect(fieldFigure(field, value, 'en')).toBe(english);
  expect(fieldFigure(field, value, 'es')).toBe(spanish);
});
