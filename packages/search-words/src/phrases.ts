import type { PropertyType } from '@alpha/contract/property-types';
import type { Role, SortOrder, Token } from './token.ts';
import { ENGLISH } from './vocabulary/english.ts';
import { KIND_PHRASES } from './vocabulary/kinds.ts';
import { DIRECTIONS, RECENT, SORT_KEYS, SORTED } from './vocabulary/sorts.ts';
import { SPANISH } from './vocabulary/spanish.ts';

/** What a phrase gives its token. */
export type Meaning = Pick<Token, 'role' | 'kind' | 'sorting' | 'order' | 'days'>;
type Row = readonly [phrases: string, meaning: Meaning];

const rolesOf = (table: Partial<Record<Role, string>>): Row[] =>
  Object.entries(table).map(([role, phrases]) => [phrases, { role: role as Role }]);

/** All phrases with their meanings; some are listed in both languages. */
export function listPhrases(): [phrase: string, meaning: Meaning][] {
  const rows: Row[] = [
    ...Object.entries(KIND_PHRASES).map(
      ([kind, phrases]): Row => [phrases, { role: 'kind', kind: kind as PropertyType }],
    ),
    ...Object.entries(SORT_KEYS).map(
      ([sort_by, phrases]): Row => [phrases, { role: 'sortKey', sorting: sortingBy(sort_by) }],
    ),
    ...SORTED.map(({ phrases, ...sorting }): Row => [phrases, { role: 'sorted', sorting }]),
    ...Object.entries(DIRECTIONS).map(
      ([order, phrases]): Row => [phrases, { role: 'direction', order: order as SortOrder }],
    ),
    ...Object.entries(RECENT).map(
      ([days, phrases]): Row => [phrases, { role: 'recent', days: Number(days) }],
    ),
    ...rolesOf(ENGLISH),
    ...rolesOf(SPANISH),
  ];
  return rows.flatMap(([phrases, meaning]) =>
    phrases.split('|').map((phrase): [string, Meaning] => [phrase, meaning]),
  );
}

const sortingBy = (sort_by: string) =>
  ({ sort_by, sort_order: 'desc' }) as NonNullable<Token['sorting']>;

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(listPhrases());

/** Words of the longest phrase. */
const LONGEST = Math.max(...[...MEANINGS.keys()].map((phrase) => phrase.split(' ').length));

/** Every word of any phrase. */
export const VOCABULARY: ReadonlySet<string> = new Set(
  [...MEANINGS.keys()].flatMap((phrase) => phrase.split(' ')),
);

/** The longest phrase that begins at this word. */
export function findPhrase(
  words: readonly string[],
  start: number,
): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST, words.length - start); length > 0; length -= 1) {
    const meaning = MEANINGS.get(words.slice(start, start + length).join(' '));
    if (meaning) return { meaning, length };
  }
  return null;
}

/** "Bedroom" and "bedrooms": either is right for a word between them. */
export function areAlike(one: string, other: string): boolean {
  const [mine, others] = [MEANINGS.get(one), MEANINGS.get(other)];
  return mine !== undefined && mine.role === others?.role && mine.kind === others.kind;
}
