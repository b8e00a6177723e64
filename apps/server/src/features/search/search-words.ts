import { fold } from '../../db/text-search.ts';

/** Enough for an address with city, state and zip; the rest of a pasted page is not a search. */
const MOST_WORDS = 12;

/** Spanish for what the listings say in English; both are looked for. */
const SYNONYMS: Record<string, string[]> = {
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
};

/** As the index was made: folded, words and numbers only. */
export function wordsOf(search: string): string[] {
  const words = fold(search.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}

export const synonymsOf = (word: string): readonly string[] => SYNONYMS[word] ?? [];
