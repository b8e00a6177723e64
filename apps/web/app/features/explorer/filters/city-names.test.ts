import { expect, test } from 'vitest';
import { asListed, isKnownCity } from './city-names';

const names = ['Miami', 'Springfield, IL', 'Springfield, MO'];

test('a city of a typed link is spelt as in the list', () => {
  expect(asListed('miami', names)).toBe('Miami');
  expect(asListed('springfield, mo', names)).toBe('Springfield, MO');
  expect(asListed('Nowhere', names)).toBe('Nowhere');
});

test('a city is known with or without its state', () => {
  expect(isKnownCity('MIAMI', names)).toBe(true);
  expect(isKnownCity('Miami, FL', names)).toBe(true);
  expect(isKnownCity('Springfield, IL', names)).toBe(true);
  expect(isKnownCity('Nowhere', names)).toBe(false);
  expect(isKnownCity('Nowhere, FL', names)).toBe(false);
});
