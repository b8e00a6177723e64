import { findNumber, isAlsoNumber } from './number-tokens.ts';
import { areAlike, findPhrase, VOCABULARY } from './phrases.ts';
import type { Places } from './places.ts';
import { plainWord, type RawWord, readRawWords } from './raw-words.ts';
import type { Role, Token } from './token.ts';
import { correctTyping } from './typing-errors.ts';

/** A listing number: letters, then digits. */
const CODE = /^[a-z]{1,5}\d{5,10}$/;
const SEPARATORS = new Set([',', ';', '.', '!', '?', '|', '(', ')', '·', '•']);
const IN = new Set(['in', 'en']);

/** The sentence as tokens: cities, numbers and phrases, the longest first; all else is unknown. */
export function readTokens(sentence: string, places: Places): Token[] {
  const raw = readRawWords(sentence);
  const words = correctWords(raw, places);
  const tokens: Token[] = [];
  for (let i = 0; i < raw.length; ) {
    const { found, length } = findAt(raw, words, i, places);
    tokens.push(...found);
    i += length;
  }
  return tokens;
}

function correctWords(raw: readonly RawWord[], places: Places): string[] {
  const words = raw.map(({ text }) => plainWord(text));
  return words.map((word, i) => {
    if (raw[i]?.kind !== 'word' || VOCABULARY.has(word) || isAlsoNumber(word) || places.has(word))
      return word;
    const city = IN.has(words[i - 1] ?? '') ? places.correct(word) : null;
    return city ?? correctTyping(word, VOCABULARY, areAlike) ?? word;
  });
}

type Found = { found: Token[]; length: number };

function findAt(
  raw: readonly RawWord[],
  words: readonly string[],
  i: number,
  places: Places,
): Found {
  const part = (role: Role, length: number, more: Partial<Token> = {}): Found => ({
    found: [
      {
        role,
        from: raw[i]?.from ?? 0,
        to: raw[i + length - 1]?.to ?? 0,
        word: words.slice(i, i + length).join(' '),
        ...more,
      },
    ],
    length,
  });
  const word = words[i] ?? '';
  const place = places.find(words, i);
  // A city with the name of a common word is one only after "in".
  if (place && (place.length > 1 || !VOCABULARY.has(word) || IN.has(words[i - 1] ?? '')))
    return part('place', place.length, { city: place.city });
  const phrase = findPhrase(words, i);
  const isPhraseOfDigits = phrase && raw[i]?.kind === 'digits';
  const number = isPhraseOfDigits ? null : findNumber(raw, words, i);
  if (number) return number;
  if (phrase) return part(phrase.meaning.role, phrase.length, phrase.meaning);
  if (CODE.test(word)) return part('code', 1);
  if (raw[i]?.kind !== 'sign') return part('unknown', 1);
  return SEPARATORS.has(word) ? part('separator', 1) : { found: [], length: 1 };
}
