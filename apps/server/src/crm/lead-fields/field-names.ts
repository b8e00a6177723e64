import { fold } from '../../platform/db/text-search.ts';

/** Two names with the same key are one: case, accents and punctuation do not count. */
export const nameKey = (name: string): string => {
  const folded = fold(name.normalize('NFC'));
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim() || folded.trim();
};

export const nameKeys = (...names: string[]): string[] => [...new Set(names.map(nameKey))];

/** Whether two of them share a name in any language: a file could not tell them apart. */
export function isTakenTwice(options: readonly { name: string; name_es: string }[]): boolean {
  const seen = new Set<string>();
  return options.some(({ name, name_es }) => {
    const keys = nameKeys(name, name_es);
    const isTaken = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isTaken;
  });
}
