import { COUNTRIES } from '@alpha/contract';
import { expect, it } from 'vitest';
import { countryNamed, readCountry } from './read-country.ts';

it('a country is recognized by its name in both languages, however it is written', () => {
  const written = ['Colombia', 'peru', 'ESPAÑA', 'United States', 'EE. UU.', 'eeuu', 'USA', 'UK'];
  expect(written.map(readCountry)).toEqual(['CO', 'PE', 'ES', 'US', 'US', 'US', 'US', 'GB']);
  expect(['Bogotá, Colombia', 'Estados Unidos de América'].map(readCountry)).toEqual(['CO', 'US']);
});

it('only countries in the form are recognized: no unions, no unassigned codes', () => {
  const none = ['European Union', 'Unión Europea', 'EU', 'UN', 'ZZ', 'XK', 'Narnia', '', '–', '12'];
  expect(none.map(readCountry)).toEqual(none.map(() => undefined));
  expect(COUNTRIES.map(readCountry)).toEqual(COUNTRIES);
});

it('every country in the form is recognized by its name in both languages', () => {
  for (const locale of ['en', 'es']) {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    expect(COUNTRIES.map((code) => readCountry(names.of(code) ?? ''))).toEqual(COUNTRIES);
  }
});

it('a short answer is not read as a country code', () => {
  expect(['no', 'sí', 'me'].map(countryNamed)).toEqual([undefined, undefined, undefined]);
});
