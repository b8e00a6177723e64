import { describe, expect, test } from 'vitest';
import { parse } from './generated/sentence.gen.ts';
import { readSentence } from './index.ts';
import { VOCABULARY } from './phrases.ts';
import { CITIES } from './test-cities.ts';
import { symbolOf, type Token } from './token.ts';

const RUNS = 400;
const KNOWN = [
  ...VOCABULARY,
  ...CITIES,
  '3',
  '2.5',
  '400k',
  '$1.2M',
  '10%',
  '2000',
  '33161',
  '-',
  ',',
];
const STRANGE = ['xyzzyq', 'wqrtpl', 'brzckt', 'vvnmrt'];
const SIGNS = [...'aeinost 0123456789.,$%/-–+<>~"\'&|áñ😀\u0000\ud83d\u0301()[]*'];

/** The same draws in every run. */
function draws(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T;
  return {
    pick,
    several: <T>(items: readonly T[], most: number) =>
      Array.from({ length: 1 + Math.floor(next() * most) }, () => pick(items)),
  };
}

const read = (sentence: string) => readSentence(sentence, { cities: CITIES, year: 2026 });

describe('any sentence', () => {
  test('is read without an error, and its limits are in order', () => {
    const { several, pick } = draws(1);
    for (let run = 0; run < RUNS; run += 1) {
      const sentence = pick([several(SIGNS, 250).join(''), several(KNOWN, 20).join(' ')]);
      const { filters } = read(sentence);
      for (const name of ['price', 'investment', 'sqft', 'year'] as const) {
        const { [`${name}_min` as const]: min, [`${name}_max` as const]: max } = filters;
        expect(min ?? 0, sentence).toBeLessThanOrEqual(max ?? Number.POSITIVE_INFINITY);
      }
    }
  });

  test('means the same in capitals, without accents and with more spaces', () => {
    const { several } = draws(2);
    for (let run = 0; run < RUNS; run += 1) {
      const words = several(KNOWN, 12);
      const sentence = words.join(' ');
      const plain = read(sentence);
      for (const other of [sentence.toUpperCase(), `  ${words.join('   ')} `]) {
        const { filters, problems } = read(other);
        expect(filters, sentence).toEqual(plain.filters);
        expect(problems.map(({ reason }) => reason)).toEqual(
          plain.problems.map(({ reason }) => reason),
        );
      }
    }
  });

  test('loses no word: a strange one is searched as text and said', () => {
    const { several, pick } = draws(3);
    for (let run = 0; run < RUNS; run += 1) {
      const words = several(KNOWN, 12);
      const strange = pick(STRANGE);
      words.splice(Math.floor(words.length / 2), 0, strange);
      const { text, unknown, problems } = read(words.join(' '));
      const said = [...unknown, ...problems.map(({ text }) => text), text].join(' ');
      expect(said, words.join(' ')).toContain(strange);
      expect(text, words.join(' ')).toContain(strange);
    }
  });

  test('is read up to the length of the search box', () => {
    const { text } = read('x'.repeat(150_000));
    expect(text).toHaveLength(200);
  });

  test('takes linear time: the grammar tries no rule twice at one word', () => {
    const roles = ['between', 'number', 'of', 'a', 'from', 'filler', 'under'] as const;
    const { several } = draws(4);
    const tokens = several(roles, 1).concat(
      Array.from({ length: 20_000 }, (_, i) => roles[i % roles.length] ?? 'of'),
    );
    const sentence = tokens.map(
      (role): Token => ({ role, from: 0, to: 1, word: 'x', value: 1, scale: 1 }),
    );
    const items: unknown[] = parse(tokens.map(symbolOf).join(''), { tokens: sentence });
    expect(items.length).toBeGreaterThan(1000);
  });
});

test.each([
  '1460 NW 183rd Ter',
  '33161',
  'A11456789',
  '2231 Main St Apt 4',
  '100 Lincoln Rd',
  '5 Ocean Ave',
  '1234567',
  'Calle Ocho',
  'Ocean Drive',
  '12 Park Place',
])('an address or listing number remains text: %s', (typed) => {
  expect(read(typed)).toEqual({ filters: {}, text: typed, unknown: [], problems: [] });
});

test('a city with the name of a common word is one only after "in"', () => {
  const cities = ['Best', 'Land', 'Tampa'];
  const year = 2026;
  expect(readSentence('best land in tampa', { cities, year }).filters).toEqual({
    ...{ kinds: ['land'], city: 'Tampa' },
  });
  expect(readSentence('houses in best', { cities, year }).filters).toEqual({
    ...{ kinds: ['single_family'], city: 'Best' },
  });
});

test('a city of several states is the one that is named', () => {
  expect(read('springfield il').filters.city).toBe('Springfield, IL');
  expect(read('springfield').filters.city).toBe('Springfield');
});
