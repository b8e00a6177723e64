import type { DemoProperty } from '../market.types.ts';

/** The same sentence in both languages. */
export type Sentence = { en: string; es: string };

export type Described = Omit<DemoProperty, 'id' | 'zpid' | 'description' | 'descriptionEs'> & {
  /** Dwellings of a multi-family home, else 1. */
  units: number;
};
