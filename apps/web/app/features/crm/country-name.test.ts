import { expect, it } from 'vitest';
import { countryName } from './country-name';

it('names the country, and leaves other values unchanged', () => {
  expect(countryName('PE', 'es')).toBe('Perú');
  expect(countryName('Colombia!', 'en')).toBe('Colombia!');
});
