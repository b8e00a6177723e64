import { expect, it } from 'vitest';
import { spreadOverCities } from './spread-over-cities';

it('puts listings of different cities first', () => {
  const homes = ['Miami', 'Miami', 'Tampa', 'Miami', 'Ocala'].map((city, id) => ({ id, city }));
  expect(spreadOverCities(homes).map(({ id }) => id)).toEqual([0, 2, 4, 1, 3]);
});
