import type { Light } from './light.ts';
import { choosePaint, type Paint, tonePaint } from './palette.ts';
import { createRandom, type Random } from './random.ts';
import { type ChosenStyle, chooseStyle } from './style.ts';
import type { HomeTraits, PriceClass } from './traits.ts';

/** Everything that must stay the same from one view of a home to the next. */
export type Home = {
  traits: HomeTraits;
  style: ChosenStyle;
  paint: Paint;
  isMirrored: boolean;
  garden: Garden;
};

export type TreeSpecies =
  | 'royal'
  | 'coconut'
  | 'date'
  | 'sabal'
  | 'oak'
  | 'round'
  | 'poinciana'
  | 'cypress'
  | 'pine';

export type Garden = {
  trees: readonly [TreeSpecies, ...TreeSpecies[]];
  flower: string;
  leaf: string;
  lawn: string;
  paving: string;
  edge: 'open' | 'hedge' | 'picket' | 'wall';
};

/** A home seen in one light, with the choices of one picture. */
export type Brush = { home: Home; paint: Paint; light: Light; random: Random };

export function designHome(traits: HomeTraits): Home {
  const style = chooseStyle(createRandom(traits.seed, 'style'), traits);
  const random = createRandom(traits.seed, 'design');
  const { priceClass } = traits;
  return {
    traits,
    style,
    paint: choosePaint(createRandom(traits.seed, 'paint'), style.finish),
    isMirrored: random.chance(0.5),
    garden: {
      trees: random.pick(GROVES_OF[priceClass] ?? GROVES),
      flower: random.pick(FLOWERS),
      leaf: random.pick(LEAVES),
      lawn: random.pick(LAWNS),
      paving: random.pick(PAVINGS),
      edge: random.pick(EDGES[priceClass]),
    },
  };
}

export function takeBrush(home: Home, light: Light, random: Random): Brush {
  return { home, light, random, paint: tonePaint(home.paint, light.tone) };
}

type Grove = readonly [TreeSpecies, ...TreeSpecies[]];

const GROVES: readonly [Grove, ...Grove[]] = [
  ['royal', 'round', 'royal'],
  ['coconut', 'coconut', 'round'],
  ['date', 'cypress', 'date'],
  ['sabal', 'sabal', 'oak'],
  ['oak', 'sabal', 'round'],
  ['oak', 'pine', 'oak'],
  ['poinciana', 'royal', 'sabal'],
  ['pine', 'sabal', 'pine'],
  ['cypress', 'date', 'round'],
  ['round', 'coconut', 'oak'],
  ['round', 'oak', 'round'],
];

/** Rows of palms cost more than a pine. */
const GROVES_OF: Partial<Record<PriceClass, readonly [Grove, ...Grove[]]>> = {
  modest: [
    ['sabal', 'sabal', 'oak'],
    ['oak', 'pine', 'oak'],
    ['pine', 'sabal', 'pine'],
    ['round', 'oak', 'round'],
    ['round', 'sabal', 'pine'],
  ],
  grand: [
    ['royal', 'royal', 'royal'],
    ['royal', 'date', 'royal'],
    ['date', 'cypress', 'date'],
    ['coconut', 'royal', 'coconut'],
    ['date', 'date', 'royal'],
  ],
};

const EDGES: Record<PriceClass, readonly [Garden['edge'], ...Garden['edge'][]]> = {
  modest: ['open', 'open', 'picket'],
  usual: ['open', 'open', 'hedge', 'picket', 'wall'],
  grand: ['hedge', 'wall'],
};

const FLOWERS = ['#c9677f', '#d98a5b', '#e3c56a', '#f3ece0', '#a884ad', '#c4574f'] as const;
const LEAVES = ['#5f7f5b', '#6c8a5e', '#52745a', '#7a8c60', '#4f6f5c'] as const;
const LAWNS = ['#9fae78', '#93a873', '#a9b27f', '#8ba274', '#b0b285'] as const;
const PAVINGS = ['#d8cdbd', '#cfc8be', '#dcd2c6', '#c9bcae', '#d3c0ac'] as const;
