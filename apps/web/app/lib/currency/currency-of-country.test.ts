import { describe, expect, it } from 'vitest';
import { countryIn, currencyOfCountry } from './currency-of-country';

describe('the currency of a reader', () => {
  it.each([
    [['es-CO', 'es', 'en-US'], 'COP'],
    [['es', 'es-mx'], 'MXN'],
    [['pt-BR'], 'BRL'],
    [['es-ES'], 'EUR'],
    [['de-Latn-DE'], 'EUR'],
    [['en-US', 'es-CO'], null],
    [['es-419', 'es'], null],
    [[], null],
  ])('from the languages %j of the browser is %s', (languages, currency) => {
    expect(currencyOfCountry(countryIn(languages))).toBe(currency);
  });
});
