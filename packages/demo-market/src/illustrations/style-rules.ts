import type { Finish } from './palette.ts';
import type { HomeKind } from './traits.ts';

export type RoofForm = 'hip' | 'gable' | 'flat' | 'shed';

/** Looks its price: a facade without one suits all. */
type Costs = 'modest' | 'grand';

export type StyleRule = {
  kind: HomeKind;
  from: number;
  to: number;
  stories: readonly [low: number, high: number];
  finishes: readonly [Finish, ...Finish[]];
  roof: RoofForm;
  /** Has a place for a garage or carport; without either it is a window. */
  hasBay?: boolean;
  /** Of a multi-family home: how many dwellings it can show. */
  units?: readonly number[];
  costs?: Costs;
};

const BAY = { hasBay: true } as const;
const MODEST = { costs: 'modest' } as const;
const GRAND = { costs: 'grand' } as const;
const NOW = 9999;
const TALL = 60;

/** Which facade a kind of home may have, in which years it was built so, and how tall it gets: exactly as drawn. */
export const STYLE_RULES = {
  mission: rule('single_family', 0, 1945, [1, 2], ['stucco'], 'flat'),
  bungalow: rule('single_family', 0, 1949, [1, 2], ['siding', 'pastel'], 'gable', MODEST),
  cottage: rule('single_family', 0, 1959, [1, 2], ['pastel'], 'gable', MODEST),
  colonial: rule('single_family', 0, 1999, [2, 3], ['siding', 'brick', 'pastel'], 'gable', GRAND),
  deco: rule('single_family', 1925, 1958, [1, 2], ['pastel'], 'flat'),
  block: rule('single_family', 1946, 1990, [1, 1], ['pastel', 'stucco'], 'hip', {
    ...BAY,
    ...MODEST,
  }),
  ranch: rule('single_family', 1950, 2010, [1, 1], ['brick', 'siding', 'stucco'], 'gable', {
    ...BAY,
    ...MODEST,
  }),
  midcentury: rule('single_family', 1950, 1982, [1, 2], ['modern', 'pastel'], 'shed', BAY),
  mediterranean: rule('single_family', 1980, NOW, [1, 3], ['stucco'], 'hip', { ...BAY, ...GRAND }),
  coastal: rule('single_family', 1990, NOW, [2, 3], ['pastel', 'siding'], 'hip', BAY),
  farmhouse: rule('single_family', 2005, NOW, [1, 2], ['siding'], 'gable', BAY),
  modern: rule('single_family', 2005, NOW, [1, 3], ['modern'], 'flat', { ...BAY, ...GRAND }),
  gardenCondo: rule('condo', 0, NOW, [2, 4], ['stucco', 'pastel'], 'hip', MODEST),
  decoCondo: rule('condo', 0, 1965, [3, 6], ['pastel'], 'flat'),
  loft: rule('condo', 0, 1958, [3, 7], ['brick'], 'flat'),
  midRise: rule('condo', 1955, NOW, [4, 12], ['tower', 'stucco'], 'flat'),
  slabTower: rule('condo', 1960, NOW, [9, TALL], ['tower'], 'flat', MODEST),
  glassTower: rule('condo', 2000, NOW, [12, TALL], ['tower', 'modern'], 'flat', GRAND),
  gableRow: rule('townhouse', 0, NOW, [2, 3], ['siding', 'pastel', 'stucco'], 'gable', BAY),
  brickRow: rule('townhouse', 0, 1999, [2, 4], ['brick'], 'flat'),
  stuccoRow: rule('townhouse', 1975, NOW, [2, 3], ['stucco'], 'hip', BAY),
  modernRow: rule('townhouse', 2000, NOW, [2, 4], ['modern'], 'flat', { ...BAY, ...GRAND }),
  duplex: rule('multi_family', 0, NOW, [1, 2], ['siding', 'pastel', 'stucco'], 'gable', {
    ...BAY,
    units: [2],
  }),
  plexRow: rule('multi_family', 0, NOW, [1, 2], ['siding', 'pastel', 'stucco'], 'hip', {
    units: [3, 4],
  }),
  fourplex: rule('multi_family', 0, NOW, [2, 2], ['stucco', 'pastel', 'brick'], 'hip', {
    units: [4],
  }),
  walkUp: rule('multi_family', 1930, NOW, [2, 2], ['pastel', 'modern', 'stucco'], 'flat', {
    units: [4],
  }),
};

export type FacadeStyle = keyof typeof STYLE_RULES;

function rule(
  kind: HomeKind,
  from: number,
  to: number,
  stories: StyleRule['stories'],
  finishes: StyleRule['finishes'],
  roof: RoofForm,
  more: Pick<StyleRule, 'hasBay' | 'units' | 'costs'> = {},
): StyleRule {
  return { kind, from, to, stories, finishes, roof, ...more };
}
