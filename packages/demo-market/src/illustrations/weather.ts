import type { Light } from './light.ts';

export type Weather = Omit<Light, 'isEvening' | 'tone'> & { air: string; strength: number };

export const DAYS: readonly [Weather, ...Weather[]] = [
  {
    sky: ['#93bace', '#c6dbe0', '#efe9dc'],
    clouds: 'few',
    sun: false,
    air: '#f4ead8',
    strength: 0.03,
  },
  {
    sky: ['#a9c7d3', '#d5e2e0', '#f3ecde'],
    clouds: 'none',
    sun: true,
    air: '#f7e9d0',
    strength: 0.04,
  },
  {
    sky: ['#c3d3d4', '#dfe3da', '#f1e9da'],
    clouds: 'wisps',
    sun: false,
    air: '#efe6d6',
    strength: 0.09,
  },
  {
    sky: ['#b5c8d6', '#e6dcd3', '#f6dfc6'],
    clouds: 'wisps',
    sun: true,
    air: '#f3cfae',
    strength: 0.1,
  },
  {
    sky: ['#8fb9bf', '#c5dcd6', '#eeeadb'],
    clouds: 'bank',
    sun: false,
    air: '#f1ecdc',
    strength: 0.03,
  },
  {
    sky: ['#86aecb', '#bcd4df', '#e9e8df'],
    clouds: 'few',
    sun: false,
    air: '#f4ead8',
    strength: 0.02,
  },
  {
    sky: ['#b9cfd9', '#d9e3e3', '#f2eee4'],
    clouds: 'bank',
    sun: false,
    air: '#eef0ee',
    strength: 0.06,
  },
];

export const EVENINGS: readonly [Weather, ...Weather[]] = [
  {
    sky: ['#3a4a6e', '#86809a', '#e3b095'],
    clouds: 'wisps',
    sun: false,
    air: '#33406a',
    strength: 0.4,
  },
  {
    sky: ['#2f4266', '#5f7898', '#cfc0b4'],
    clouds: 'none',
    sun: false,
    air: '#2a3c64',
    strength: 0.46,
  },
  {
    sky: ['#6c7c9e', '#cda59a', '#f0cb9f'],
    clouds: 'wisps',
    sun: false,
    air: '#5b4a63',
    strength: 0.34,
  },
  {
    sky: ['#35506b', '#7896a0', '#e6c7a3'],
    clouds: 'few',
    sun: false,
    air: '#2d4460',
    strength: 0.42,
  },
];
