import { expect, it } from 'vitest';
import { countryName } from './country-name';

it('names the country, and leaves what is none as it is', () => {
  expect(countryName('PE', 'es')).toBe('Perú');
  expect(countryName('Colombia!', 'en')).toBe('Colombia!');
});
