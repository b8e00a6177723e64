import { fold } from '../../platform/db/text-search.ts';

/** Enough for an address with city, state and zip; the rest of a pasted page is not a search. */
const MOST_WORDS = 12;

/** Spanish for what the listings say in English; both are looked for. */
const SYNONYMS = new Map(
  Object.entries({
    piscina: ['pool'],
    alberca: ['pool'],
    garaje: ['garage'],
    casa: ['house'],
    apartamento: ['condo', 'apartment'],
    departamento: ['condo', 'apartment'],
    condominio: ['condo'],
    jardin: ['garden'],
    balcon: ['balcony'],
    playa: ['beach'],
    nuevo: ['new'],
    nueva: ['new'],
    remodelado: ['renovated'],
    renovado: ['renovated'],
    amoblado: ['furnished'],
    amueblado: ['furnished'],
    terreno: ['land'],
  }),
);

/** As the index was made: folded, words and numbers only. */
export function wordsOf(search: string): string[] {
  const words = fold(search.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** What a listing may say instead; a number is also its ordinal: "NW 14" is "NW 14th". */
export function synonymsOf(word: string): readonly string[] {
  return SYNONYMS.get(word) ?? otherFormOf(word);
}

/** Streets are counted to four figures; longer numbers are zips. */
const COUNTED = /^([1-9]\d{0,3})(st|nd|rd|th)?$/;
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const;
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

function otherFormOf(word: string): readonly string[] {
  const [, number, ending] = COUNTED.exec(word) ?? [];
  if (number === undefined) return [];
  const ordinal = `${number}${ENDINGS[ordinals.select(Number(number))]}`;
  if (ending === undefined) return [ordinal];
  // "11st" is a slip for either.
  return ordinal === word ? [number] : [number, ordinal];
}
