import { expect, it } from 'vitest';
import { cityKey, cityName } from './fold-city.ts';

it('all spellings of a city have one key, and it differs between states', () => {
  const one = ['Fort Lauderdale', 'FT LAUDERDALE', 'ft. lauderdale', ' Fort  Lauderdale, FL'];
  expect(new Set(one.map((name) => cityKey(name, 'FL'))).size).toBe(1);
  expect(cityKey('N. Miami Bch', 'FL')).toBe(cityKey('North Miami Beach', 'FL'));
  expect(cityKey('Winston-Salem', 'NC')).toBe(cityKey('WINSTON SALEM', 'NC'));
  expect(cityKey('Miami', 'OK')).not.toBe(cityKey('Miami', 'FL'));
});

it('is displayed in full words, with the original capitalization', () => {
  expect(cityName('FT LAUDERDALE', 'FL')).toBe('Fort Lauderdale');
  expect(cityName('McAllen', 'TX')).toBe('McAllen');
  expect(cityName('miami', 'FL')).toBe('Miami');
});
