import { darken, lighten } from '../drawing/color.ts';
import type { Brush, Home } from '../home.ts';
import { createRandom, type Random } from '../random.ts';

/** The colors and materials every room of one home shares. */
export type Interior = {
  wall: string;
  side: string;
  ceiling: string;
  floor: string;
  floorKind: 'planks' | 'tiles';
  wood: string;
  fabric: string;
  accent: string;
  second: string;
  metal: string;
  cabinet: string;
  counter: string;
  linen: string;
};

/** A room picture: the home's brush, its interior, and the choices of this picture. */
export type RoomBrush = Brush & { interior: Interior; random: Random };

export function designInterior(home: Home): Interior {
  const random = createRandom(home.traits.seed, 'interior');
  const wall = random.pick([
    '#f0eadf',
    '#e9e6dc',
    '#ece2d3',
    '#e3e5dc',
    '#e6dfd8',
    '#dfe3e1',
    '#f3eee6',
  ]);
  const isTiled = home.traits.yearBuilt > 1975 && random.chance(0.4);
  const [accent, second] = random.pick(PAIRS);
  return {
    wall,
    side: darken(wall, 0.06),
    ceiling: lighten(wall, 0.55),
    floor: isTiled
      ? random.pick(['#ddd4c6', '#d3cdc3', '#e2d8c9'])
      : random.pick(['#c49f78', '#b58d68', '#d3b894', '#a37d5d', '#cbb196']),
    floorKind: isTiled ? 'tiles' : 'planks',
    wood: random.pick(['#a57f5c', '#8b6547', '#c09c74', '#6f5340', '#b48b63']),
    fabric: random.pick([
      '#d8d0c2',
      '#b9bfb4',
      '#c7b8a6',
      '#a9b3b8',
      '#e3dccf',
      '#9aa59b',
      '#cbb9ac',
    ]),
    accent,
    second,
    metal: random.pick(['#b08d57', '#4a4a4c', '#8f9294']),
    cabinet: random.pick([
      '#f1ece2',
      '#a9b5a8',
      '#8a9ba3',
      '#d9cfbf',
      '#6f7f83',
      '#c8b79f',
      '#e4ddd0',
    ]),
    counter: random.pick(['#efe9df', '#d8d2c8', '#8d8a86', '#e6dccb']),
    linen: random.pick(['#f5f0e6', '#ece5d9', '#f2ece4']),
  };
}

type Pair = readonly [accent: string, second: string];

const PAIRS: readonly [Pair, ...Pair[]] = [
  ['#b8694d', '#8fa08a'],
  ['#4f7480', '#cda56a'],
  ['#6f8a6b', '#c98a6b'],
  ['#c19a4b', '#5f7486'],
  ['#9a6672', '#8d9a7c'],
  ['#3f5a73', '#c88f72'],
  ['#a5754f', '#6d8583'],
];
