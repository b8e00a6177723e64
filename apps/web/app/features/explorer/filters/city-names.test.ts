import { expect, test } from 'vitest';
import { canonicalCityName, isKnownCity } from './city-names';

const names = ['Miami', 'Springfield, IL', 'Springfield, MO'];

test('a city in a typed link is spelled as in the list', () => {
  expect(canonicalCityName('miami', names)).toBe('Miami');
  expect(canonicalCityName('springfield, mo', names)).toBe('Springfield, MO');
  expect(canonicalCityName('Nowhere', names)).toBe('Nowhere');
});

test('a city is recognized with or without its state', () => {
  expect(isKnownCity('MIAMI', names)).toBe(true);
  expect(isKnownCity('Miami, FL', names)).toBe(true);
  expect(isKnownCity('Springfield, IL', names)).toBe(true);
  expect(isKnownCity('Nowhere', names)).toBe(false);
  expect(isKnownCity('Nowhere, FL', names)).toBe(false);
});
