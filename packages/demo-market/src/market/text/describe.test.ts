import { describe, expect, it } from 'vitest';
import { generateMarket } from '../generate-market.ts';
import { listed } from './nouns.ts';

const { properties } = generateMarket({ scale: 0.1 });
const numbersIn = (text: string) =>
  (text.match(/\d[\d,.]*\d|\d/g) ?? [])
    .map((number) => number.replace(/\.5$/, '').replaceAll(/[.,]/g, ''))
    .sort();

describe('the description of a home', () => {
  it('has two or three sentences in each language', () => {
    for (const { description, descriptionEs } of properties) {
      for (const text of [description, descriptionEs]) {
        // "St. Petersburg" is no end of a sentence.
        const ends = text.replaceAll('St. ', 'St ').match(/[.](?= [A-Z]|$)/g) ?? [];
        expect(ends.length).toSatisfy((n: number) => n === 2 || n === 3);
      }
    }
  });

  it('has the same figures in both languages', () => {
    for (const { description, descriptionEs } of properties) {
      expect(numbersIn(descriptionEs)).toEqual(numbersIn(description));
    }
  });

  it('formats thousands for its language', () => {
    for (const { description, descriptionEs } of properties) {
      expect(description).not.toMatch(/\d\.\d{3}/);
      expect(descriptionEs).not.toMatch(/\d,\d{3}|(?<!US)\$/);
    }
    expect(properties.some(({ descriptionEs }) => /\d\.\d{3} pies/.test(descriptionEs))).toBe(true);
  });

  it('varies', () => {
    expect(new Set(properties.map((property) => property.description)).size).toBe(
      properties.length,
    );
  });

  it('joins lists naturally', () => {
    expect(listed(['a'], 'and')).toBe('a');
    expect(listed(['a', 'b', 'c'], 'y')).toBe('a, b y c');
  });
});
