import { expect, it } from 'vitest';
import { cityKey } from './fold-city.ts';
import { middleOfCity } from './known-cities.ts';

it.each([
  ['Austin', 'TX', 30.27, -97.74],
  ['MCALLEN', 'TX', 26.2, -98.23],
  ['Saint Petersburg', 'FL', 27.77, -82.68],
  ['St. Petersburg', 'FL', 27.77, -82.68],
  ['Miami', 'OK', 36.87, -94.88],
  ['Washington', 'DC', 38.9, -77.04],
])('the center of %s, %s', (city, state, latitude, longitude) => {
  const middle = middleOfCity(cityKey(city, state));
  expect(middle?.latitude).toBeCloseTo(latitude, 1);
  expect(middle?.longitude).toBeCloseTo(longitude, 1);
});

it.each([
  ['Nowhere At All', 'TX'],
  ['Austin', 'ZZ'],
])('the center of %s, %s is unknown', (city, state) => {
  expect(middleOfCity(cityKey(city, state))).toBeNull();
});
