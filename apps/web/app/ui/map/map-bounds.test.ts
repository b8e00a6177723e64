import { expect, test } from 'vitest';
import { centerOf, roundedBounds } from './map-bounds';

test('bounds are rounded outward to a meter, and once', () => {
  const rounded = roundedBounds([-80.123456, 25.123454, -80.023451, 25.223456]);
  expect(rounded).toEqual([-80.12346, 25.12345, -80.02345, 25.22346]);
  expect(roundedBounds([-200, -89, 190, 89])).toEqual([-180, -85, 180, 85]);
});

test('the center is that of the map, not of the degrees', () => {
  expect(centerOf([-80, -40, -60, 40])).toEqual({ lat: 0, lng: -70 });
  const { lat } = centerOf([-80, 0, -60, 60]);
  expect(lat).toBeCloseTo(35.2644, 3);
});
