import { SEARCH_TEXT_MAX_LENGTH } from '@alpha/contract/search-parameters';
import { readCondition } from './conditions.ts';
import { parse } from './generated/sentence.gen.ts';
import { joinFilters } from './join-filters.ts';
import { type Places, readPlaces } from './places.ts';
import type { Item, ProblemReason, SentenceFilters } from './sentence-parts.ts';
import { symbolOf, type Token } from './token.ts';
import { readTokens } from './tokens.ts';

export type SentenceProblem = { reason: ProblemReason; text: string };

/** What a sentence asks for, in either language. */
export type Sentence = {
  filters: SentenceFilters;
  /** What is searched as text: addresses, zips, listing numbers, and what was not understood. */
  text: string;
  /** Phrases that were not understood. */
  unknown: string[];
  /** Phrases that were understood and not used. */
  problems: SentenceProblem[];
};

type Options = {
  /** Of `/api/citiesList`. */
  cities: readonly string[];
  /** Now, for the age of a building. */
  year: number;
};

/** Words that mean nothing without another beside them. */
const IDLE = new Set(['best', 'top', 'mejor', 'mejores', 'unos', 'unas', 'monthly', 'mensual']);

/** Of thousands of names, which are the same for every sentence. */
const PLACES = new WeakMap<readonly string[], Places>();

function placesOf(cities: readonly string[]): Places {
  const places = PLACES.get(cities) ?? readPlaces(cities);
  PLACES.set(cities, places);
  return places;
}

/** Never throws; each word is a filter, a filler, a problem or text to search for. */
export function readSentence(sentence: string, { cities, year }: Options): Sentence {
  const given = sentence.slice(0, SEARCH_TEXT_MAX_LENGTH);
  const tokens = readTokens(given, placesOf(cities));
  const items: Item[] = parse(tokens.map(({ role }) => symbolOf(role)).join(''), { tokens });
  const textOf = ({ from, to }: { from: number; to: number }) =>
    given.slice(tokens[from]?.from, tokens[to - 1]?.to);
  const parts = items.map((item) => {
    const reading = readCondition(item, { tokens, year });
    if (reading) return { ...item, reading };
    return { ...item, type: typeOf(item, tokens), reading };
  });
  const phrases = joinUnknown(parts);
  const joined = joinFilters(
    parts.flatMap(({ reading, from, to }) =>
      reading ? [{ reading, text: textOf({ from, to }) }] : [],
    ),
  );
  return {
    ...joined,
    text: phrases.map(textOf).join(' '),
    unknown: phrases.filter(({ type }) => type === 'unknown').map(textOf),
  };
}

function typeOf({ type, from, to }: Item, tokens: readonly Token[]): string {
  if (type === 'filler' || type === 'separator' || type === 'text') return type;
  return to - from === 1 && IDLE.has(tokens[from]?.word ?? '') ? 'filler' : 'unknown';
}

type Phrase = Pick<Item, 'type' | 'from' | 'to'>;

/** Unknown words with only fillers between them are one phrase: "near the beach". */
function joinUnknown(parts: readonly (Phrase & { reading: unknown })[]): Phrase[] {
  const phrases: Phrase[] = [];
  let open: Phrase | null = null;
  for (const { type, from, to, reading } of parts) {
    if (!reading && type === 'filler') continue;
    if (reading || type !== 'unknown') open = null;
    if (reading || type === 'separator') continue;
    if (open) open.to = to;
    else phrases.push({ type, from, to });
    if (type === 'unknown') open ??= phrases.at(-1) ?? null;
  }
  return phrases;
}
