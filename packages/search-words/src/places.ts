import { plainWord, readRawWords } from './raw-words.ts';
import { findState } from './states.ts';
import { correctTyping } from './typing-errors.ts';

type City = {
  /** As in the list, without its state. */
  name: string;
  /** Of the list; a city that is in one state only has none there. */
  states: string[];
};
export type FoundPlace = { city: string; length: number };

/** Cities of the market by the words of their names. */
export type Places = {
  find: (words: readonly string[], start: number) => FoundPlace | null;
  correct: (typed: string) => string | null;
  has: (word: string) => boolean;
};

const SHORT_FORMS: Record<string, string> = {
  ...{ st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount', pt: 'port' },
  ...{ n: 'north', s: 'south', e: 'east', w: 'west', pete: 'petersburg' },
};
const fullWord = (word: string) => SHORT_FORMS[word] ?? word;

/** Signs and short forms don't count: "St. Petersburg" is "saint petersburg". */
function keyWords(words: readonly string[]): string[] {
  return words.filter((word) => /[a-z]/.test(word)).map(fullWord);
}

export function readPlaces(cities: readonly string[]): Places {
  const byKey = new Map<string, City>();
  const singles = new Set<string>();
  const all = new Set<string>();
  let longest = 1;
  for (const listed of cities) {
    const [, name = listed, state] = /^(.*), ([A-Z]{2})$/.exec(listed) ?? [];
    const words = keyWords(readRawWords(name).map(({ text }) => plainWord(text)));
    if (words.length === 0) continue;
    const city = byKey.get(words.join(' ')) ?? { name, states: [] };
    if (state) city.states.push(state);
    byKey.set(words.join(' '), city);
    longest = Math.max(longest, words.length);
    for (const word of words) all.add(word);
    if (words.length === 1) singles.add(words.join());
  }
  return {
    find: (words, start) => findCity({ byKey, longest }, words, start),
    correct: (typed) => correctTyping(typed, singles),
    has: (word) => all.has(fullWord(word)),
  };
}

type Index = { byKey: ReadonlyMap<string, City>; longest: number };

function findCity({ byKey, longest }: Index, words: readonly string[], start: number) {
  if (!/[a-z]/.test(words[start] ?? '')) return null;
  // Each name may have a dot or an apostrophe after every word.
  for (let length = Math.min(2 * longest, words.length - start); length > 0; length -= 1) {
    const own = words.slice(start, start + length);
    if (!/[a-z]/.test(own.at(-1) ?? '') || own.some((word) => !/^([a-z]+|[.'’-])$/.test(word)))
      continue;
    const city = byKey.get(keyWords(own).join(' '));
    if (city) return withState(city, words, start + length, length);
  }
  return null;
}

/** "Tampa, FL" also where the list has just "Tampa": the search then asks for both. */
function withState(city: City, words: readonly string[], end: number, length: number): FoundPlace {
  const comma = words[end] === ',' ? 1 : 0;
  const found = findState(words, end + comma, city.states);
  const [only] = city.states.length === 1 ? city.states : [];
  if (found) return { city: `${city.name}, ${found.state}`, length: length + comma + found.length };
  return { city: only ? `${city.name}, ${only}` : city.name, length };
}
