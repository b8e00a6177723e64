import type { MetroId } from '../geo/geo.types.ts';
import type { Anchor } from './anchored-path.ts';

/**
 * Home values of the metro areas in thousands of USD: Zillow's ZHVI levels to July 2024,
 * after that our own guess (south-west Florida falling, the rest flat).
 */
const dates = [
  '2016-07-31',
  '2017-07-31',
  '2018-07-31',
  '2019-07-31',
  '2020-07-31',
  '2021-01-31',
  '2021-07-31',
  '2022-01-31',
  '2022-07-31',
  '2023-01-31',
  '2023-07-31',
  '2024-01-31',
  '2024-07-31',
  '2025-07-31',
  '2026-10-31',
] as const;

const levels: Record<MetroId, readonly number[]> = {
  miami: [245, 264, 282, 293, 306, 325, 355, 387, 445, 454, 466, 484, 492, 487, 484],
  orlando: [199, 217, 236, 251, 264, 280, 305, 335, 387, 387, 390, 397, 400, 391, 388],
  tampa: [180, 198, 215, 227, 241, 260, 294, 327, 381, 374, 375, 382, 382, 364, 357],
  jacksonville: [186, 201, 219, 231, 242, 259, 289, 319, 365, 363, 358, 360, 362, 354, 352],
  'cape-coral': [217, 227, 233, 237, 243, 262, 299, 345, 409, 402, 404, 401, 391, 356, 340],
  'north-port': [243, 255, 265, 271, 281, 302, 344, 392, 470, 461, 461, 459, 449, 413, 397],
  'port-st-lucie': [191, 210, 228, 238, 248, 267, 303, 342, 398, 397, 395, 403, 403, 390, 385],
  lakeland: [149, 163, 179, 193, 206, 222, 245, 274, 318, 316, 314, 316, 317, 308, 304],
};

export function metroAnchors(metro: MetroId): Anchor[] {
  return dates.map((date, i) => [date, levels[metro][i] ?? Number.NaN]);
}
