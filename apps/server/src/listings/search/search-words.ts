import { fold } from '../../platform/db/text-search.ts';

/** Enough for a full address; further words are ignored. */
const MAX_WORDS = 12;

/** Spanish words and their English form in listings; both are searched. */
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

/** Normalized like the index: folded, words and numbers only. */
export function wordsOf(search: string): string[] {
  const words = fold(search.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Alternative forms; a number also matches its ordinal: "NW 14" and "NW 14th". */
export function synonymsOf(word: string): readonly string[] {
  return SYNONYMS.get(word) ?? otherFormOf(word);
}

/** Street numbers have up to four digits; longer ones are zip codes. */
const STREET_NUMBER = /^([1-9]\d{0,3})(st|nd|rd|th)?$/;
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const;
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

function otherFormOf(word: string): readonly string[] {
  const [, number, ending] = STREET_NUMBER.exec(word) ?? [];
  if (number === undefined) return [];
  const ordinal = `${number}${ENDINGS[ordinals.select(Number(number))]}`;
  if (ending === undefined) return [ordinal];
  // "11st" is a typo for either.
  return ordinal === word ? [number] : [number, ordinal];
}
