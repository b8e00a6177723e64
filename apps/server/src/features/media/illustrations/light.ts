import { diagonalGradient, verticalGradient } from './drawing/gradient.ts';
import { darken, lighten, mix } from './drawing/colour.ts';
import type { Random } from './random.ts';

/** The air of one picture: how it stains every colour, and which sky stands behind. */
export type Light = {
  isEvening: boolean;
  tone: (colour: string) => string;
  sky: readonly [top: string, middle: string, horizon: string];
  clouds: 'none' | 'few' | 'wisps' | 'bank';
  sun: boolean;
};

type Weather = Omit<Light, 'isEvening' | 'tone'> & { air: string; strength: number };

const DAYS: readonly [Weather, ...Weather[]] = [
  { sky: ['#93bace', '#c6dbe0', '#efe9dc'], clouds: 'few', sun: false, air: '#f4ead8', strength: 0.03 },
  { sky: ['#a9c7d3', '#d5e2e0', '#f3ecde'], clouds: 'none', sun: true, air: '#f7e9d0', strength: 0.04 },
  { sky: ['#c3d3d4', '#dfe3da', '#f1e9da'], clouds: 'wisps', sun: false, air: '#efe6d6', strength: 0.09 },
  { sky: ['#b5c8d6', '#e6dcd3', '#f6dfc6'], clouds: 'wisps', sun: true, air: '#f3cfae', strength: 0.1 },
  { sky: ['#8fb9bf', '#c5dcd6', '#eeeadb'], clouds: 'bank', sun: false, air: '#f1ecdc', strength: 0.03 },
  { sky: ['#86aecb', '#bcd4df', '#e9e8df'], clouds: 'few', sun: false, air: '#f4ead8', strength: 0.02 },
  { sky: ['#b9cfd9', '#d9e3e3', '#f2eee4'], clouds: 'bank', sun: false, air: '#eef0ee', strength: 0.06 },
];

const EVENINGS: readonly [Weather, ...Weather[]] = [
  { sky: ['#3a4a6e', '#86809a', '#e3b095'], clouds: 'wisps', sun: false, air: '#33406a', strength: 0.4 },
  { sky: ['#2f4266', '#5f7898', '#cfc0b4'], clouds: 'none', sun: false, air: '#2a3c64', strength: 0.46 },
  { sky: ['#6c7c9e', '#cda59a', '#f0cb9f'], clouds: 'wisps', sun: false, air: '#5b4a63', strength: 0.34 },
  { sky: ['#35506b', '#7896a0', '#e6c7a3'], clouds: 'few', sun: false, air: '#2d4460', strength: 0.42 },
];

export function dayLight(random: Random): Light {
  return asLight(random.pick(DAYS), false);
}

export function eveningLight(random: Random): Light {
  return asLight(random.pick(EVENINGS), true);
}

/** Paints shared by every outdoor picture: day glass mirrors the sky, lit glass glows from below. */
export function glassGradients(light: Light): string {
  const [top, middle] = light.sky;
  const day = [
    [0, mix('#7f9ba6', top, 0.35)],
    [0.55, mix('#6b8894', middle, 0.12)],
    [1, '#54707e'],
  ] as const;
  const night = [
    [0, darken(top, 0.25)],
    [1, darken(middle, 0.4)],
  ] as const;
  return (
    diagonalGradient('glass', light.isEvening ? night : day) +
    verticalGradient('lit', [
      [0, '#f7dca4'],
      [0.6, '#f3c981'],
      [1, '#e0a765'],
    ])
  );
}

function asLight(weather: Weather, isEvening: boolean): Light {
  const { air, strength, ...rest } = weather;
  const tone = (colour: string) => mix(colour, air, strength);
  const [top, middle, horizon] = rest.sky;
  return { ...rest, sky: [top, middle, lighten(horizon, 0.05)], isEvening, tone };
}
