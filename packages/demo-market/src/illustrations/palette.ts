import { darken, lighten } from './drawing/color.ts';
import type { Random } from './random.ts';

export type Paint = {
  wall: string;
  second: string;
  trim: string;
  roof: string;
  door: string;
  accent: string;
  frame: string;
  base: string;
};

export type Finish = 'stucco' | 'pastel' | 'siding' | 'modern' | 'brick' | 'tower';

type Colors = readonly [string, ...string[]];

const WALLS: Record<Finish, Colors> = {
  stucco: ['#eee2cd', '#e6d0b4', '#e3c3ab', '#d9b8a2', '#efe8da', '#ddd3b9', '#e8d6a4', '#d3c4b2'],
  pastel: ['#c7d8cd', '#c2d3dc', '#ebd5c4', '#efe2b8', '#d9c9d0', '#e4bfae', '#b3ccc7', '#e9e4d4'],
  siding: ['#f1ede3', '#c4cccb', '#a5b5ae', '#b0bec9', '#8c9da3', '#d4ccb7', '#6d7f87', '#dccfc0'],
  modern: ['#f0ebe1', '#e0dacd', '#d3cdc3', '#c6c0b5', '#e8dfd0', '#b9b4ab'],
  brick: ['#b07767', '#a36b5a', '#bd8c78', '#9a6f66', '#c29a86'],
  tower: ['#ece6da', '#dfe0da', '#e8d8c6', '#d6dcdb', '#efe7d2', '#dccfc4', '#c9d2d4'],
};

const ROOFS: Record<Finish, Colors> = {
  stucco: ['#b56a4c', '#a55f47', '#bd7c5b', '#94604f', '#a9745a', '#8c7466'],
  pastel: ['#c3c8c5', '#9aa6a8', '#d9d4c6', '#8d8780', '#b3b9b4'],
  siding: ['#6d6b6c', '#7b7068', '#5d666c', '#877a6c', '#59616a', '#75665f'],
  modern: ['#4b5058', '#5b5a5c', '#3f4852', '#6a645f'],
  brick: ['#5f6064', '#6d645f', '#545c64', '#77706a'],
  tower: ['#8a8f92', '#7d7a78', '#9a938a', '#6c7680'],
};

const DOORS: Colors = [
  '#3f5d6b',
  '#7e443a',
  '#bd8a43',
  '#4f6d59',
  '#2f4058',
  '#a25b43',
  '#6c513d',
  '#8c6a7a',
  '#5a7f86',
  '#c6774f',
];

const WOODS: Colors = ['#a67a55', '#8d6446', '#b58a62', '#79583f', '#96704f'];

const DARK_FRAMES: Colors = ['#3a4048', '#464341', '#2f3a44'];

export function choosePaint(random: Random, finish: Finish): Paint {
  const wall = random.pick(WALLS[finish]);
  const isModern = finish === 'modern';
  const trim = finish === 'pastel' ? '#fbf7ee' : lighten(wall, 0.66);
  return {
    wall,
    second: random.chance(0.5) ? lighten(wall, 0.3) : darken(wall, 0.1),
    trim,
    roof: random.pick(ROOFS[finish]),
    door: isModern ? random.pick(WOODS) : random.pick(DOORS),
    accent: isModern ? random.pick(WOODS) : random.pick(DOORS),
    frame: isModern || (finish === 'brick' && random.chance(0.6)) ? random.pick(DARK_FRAMES) : trim,
    base: random.pick(['#cfc6b6', '#bfb5a6', '#d8cfc0', '#b3aca1']),
  };
}

export function tonePaint(paint: Paint, tone: (color: string) => string): Paint {
  return {
    wall: tone(paint.wall),
    second: tone(paint.second),
    trim: tone(paint.trim),
    roof: tone(paint.roof),
    door: tone(paint.door),
    accent: tone(paint.accent),
    frame: tone(paint.frame),
    base: tone(paint.base),
  };
}
