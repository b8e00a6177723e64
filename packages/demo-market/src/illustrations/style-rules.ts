import type { Finish } from './palette.ts';
import type { HomeKind } from './traits.ts';

export type RoofForm = 'hip' | 'gable' | 'flat' | 'shed';

export type StyleRule = {
  kind: HomeKind;
  from: number;
  to: number;
  stories: readonly [low: number, high: number];
  finishes: readonly [Finish, ...Finish[]];
  roof: RoofForm;
};

const NOW = 9999;
const TALL = 99;

/** Which facade a kind of home may have, in which years it was built so, and how tall it gets. */
export const STYLE_RULES = {
  mission: rule('single_family', 0, 1945, [1, 2], ['stucco'], 'flat'),
  bungalow: rule('single_family', 0, 1949, [1, 2], ['siding', 'pastel'], 'gable'),
  cottage: rule('single_family', 0, 1959, [1, 2], ['pastel'], 'gable'),
  colonial: rule('single_family', 0, 1999, [2, 3], ['siding', 'brick', 'pastel'], 'gable'),
  deco: rule('single_family', 1925, 1958, [1, 2], ['pastel'], 'flat'),
  block: rule('single_family', 1946, 1990, [1, 1], ['pastel', 'stucco'], 'hip'),
  ranch: rule('single_family', 1950, 2010, [1, 1], ['brick', 'siding', 'stucco'], 'gable'),
  midcentury: rule('single_family', 1950, 1982, [1, 2], ['modern', 'pastel'], 'shed'),
  mediterranean: rule('single_family', 1980, NOW, [1, 3], ['stucco'], 'hip'),
  coastal: rule('single_family', 1990, NOW, [2, 3], ['pastel', 'siding'], 'hip'),
  farmhouse: rule('single_family', 2005, NOW, [1, 2], ['siding'], 'gable'),
  modern: rule('single_family', 2005, NOW, [1, 3], ['modern'], 'flat'),
  gardenCondo: rule('condo', 1950, NOW, [1, 4], ['stucco', 'pastel'], 'hip'),
  decoCondo: rule('condo', 0, 1965, [1, 6], ['pastel'], 'flat'),
  loft: rule('condo', 0, 1958, [1, 8], ['brick'], 'flat'),
  midRise: rule('condo', 1955, NOW, [4, 12], ['tower', 'stucco'], 'flat'),
  slabTower: rule('condo', 1960, NOW, [9, TALL], ['tower'], 'flat'),
  glassTower: rule('condo', 2000, NOW, [12, TALL], ['tower', 'modern'], 'flat'),
  gableRow: rule('townhouse', 0, NOW, [1, 3], ['siding', 'pastel', 'stucco'], 'gable'),
  brickRow: rule('townhouse', 0, 1999, [2, 4], ['brick'], 'flat'),
  stuccoRow: rule('townhouse', 1975, NOW, [1, 3], ['stucco'], 'hip'),
  modernRow: rule('townhouse', 2000, NOW, [2, 4], ['modern'], 'flat'),
  duplex: rule('multi_family', 0, NOW, [1, 2], ['siding', 'pastel', 'stucco'], 'gable'),
  fourplex: rule('multi_family', 0, NOW, [2, 3], ['stucco', 'pastel', 'brick'], 'hip'),
  walkUp: rule('multi_family', 1930, NOW, [2, 4], ['pastel', 'modern', 'stucco'], 'flat'),
};

export type FacadeStyle = keyof typeof STYLE_RULES;

function rule(
  kind: HomeKind,
  from: number,
  to: number,
  stories: StyleRule['stories'],
  finishes: StyleRule['finishes'],
  roof: RoofForm,
): StyleRule {
  return { kind, from, to, stories, finishes, roof };
}
