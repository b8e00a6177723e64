import { expect, test } from 'vitest';
import { cityName, sortCities } from './cities';

const city = (name: string, state: string, count: number) => ({
  city: name,
  state,
  count,
  median_price: 100_000 * count,
  median_rent: 1000,
  median_roi: 50,
});
const miami = city('Miami', 'FL', 3);
const springfieldIl = city('Springfield', 'IL', 9);
const springfieldMo = city('Springfield', 'MO', 1);

test('a city is requested with the city list’s spelling', () => {
  const names = ['Miami', 'Springfield, IL', 'Springfield, MO'];
  expect(cityName(miami, names)).toBe('Miami');
  expect(cityName(springfieldMo, names)).toBe('Springfield, MO');
  expect(cityName(miami, [])).toBe('Miami');
});

test('cities can be sorted by any column, ties by name', () => {
  const cities = [springfieldMo, miami, springfieldIl];
  const order = (key: string, direction: 'ascending' | 'descending') =>
    sortCities(cities, { key, direction }).map((row) => `${row.city} ${row.state}`);
  expect(order('count', 'descending')).toEqual(['Springfield IL', 'Miami FL', 'Springfield MO']);
  expect(order('city', 'ascending')).toEqual(['Miami FL', 'Springfield IL', 'Springfield MO']);
  expect(order('median_rent', 'descending')).toEqual([
    'Miami FL',
    'Springfield IL',
    'Springfield MO',
  ]);
});
