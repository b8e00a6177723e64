import type { Db } from '../../platform/db/db.ts';
import { synonymsOf, wordsOf } from './search-words.ts';
import {
  allowedSlips,
  createVocabulary,
  type Lexeme,
  nearestWords,
  type Vocabulary,
} from './spelling.ts';
import { findLexemes, listAllWords } from './text-query.queries.ts';

/** With more completions than this, a prefix search is cheaper than listing them. */
const MAX_ENDINGS = 40;
/** Unknown words beyond this are not corrected; each correction takes time. */
const MAX_CORRECTIONS = 3;
/** Shorter prefixes can have thousands of completions and are matched as whole words if possible. */
const MIN_PREFIX_LENGTH = 3;
/**
 * A short number that is a known word may still be the start of another: "14" of "1401". Up to this many
 * completions are searched too. Not for short words: "NE" is a direction, not the start of "new".
 */
const FEW_ENDINGS = 12;

export type TextQuery = {
  /** For `search @@ …::tsquery`; only letters and digits, so no quoting is needed. */
  tsquery: string;
  /** Upper bound of matches: the number of listings with the rarest word. */
  atMost: number;
};

/** Words in any order; the last one may be incomplete. `null` when nothing can match. */
export async function readTextQuery(db: Db, search: string): Promise<TextQuery | null> {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  const asked = words.flatMap((word) => [word, ...synonymsOf(word)]);
  const last = { prefix: words.at(-1) ?? '', most: MAX_ENDINGS + 1 };
  const { known, endings } = await findLexemes(db, asked, last);
  const terms: Term[] = [];
  let slips = 0;
  for (const [i, word] of words.entries()) {
    const exact = known.filter(
      ({ lexeme }) => lexeme === word || synonymsOf(word).includes(lexeme),
    );
    const isLast = i === words.length - 1;
    let term = isLast ? unfinished(word, exact, endings) : termOf(exact);
    if (!term && slips < MAX_CORRECTIONS) {
      slips += 1;
      term = termOf(await correct(db, word));
    }
    if (!term) return null;
    terms.push(term);
  }
  return {
    tsquery: terms.map(({ tsquery }) => tsquery).join(' & '),
    atMost: Math.min(...terms.map(({ atMost }) => atMost)),
  };
}

type Term = { tsquery: string; atMost: number };

function unfinished(
  word: string,
  exact: readonly Lexeme[],
  endings: readonly Lexeme[],
): Term | null {
  const mayGoOn = /^\d+$/.test(word) && endings.length <= FEW_ENDINGS;
  if (word.length < MIN_PREFIX_LENGTH && exact.length > 0 && !mayGoOn) return termOf(exact);
  if (endings.length > MAX_ENDINGS)
    return { tsquery: `${word}:*`, atMost: Number.POSITIVE_INFINITY };
  return termOf([...new Map([...exact, ...endings].map((l) => [l.lexeme, l])).values()]);
}

function termOf(lexemes: readonly Lexeme[]): Term | null {
  if (lexemes.length === 0) return null;
  const words = lexemes.map(({ lexeme }) => lexeme);
  return {
    tsquery: words.length === 1 ? (words[0] ?? '') : `(${words.join(' | ')})`,
    atMost: lexemes.reduce((sum, { listings }) => sum + listings, 0),
  };
}

/** Cache time of the vocabulary, which is loaded on the first typo. */
const VOCABULARY_MS = 60_000;
const vocabularies = new WeakMap<Db, { known: Promise<Vocabulary>; until: number }>();

async function correct(db: Db, word: string): Promise<Lexeme[]> {
  if (allowedSlips(word) === 0) return [];
  let vocabulary = vocabularies.get(db);
  if (!vocabulary || vocabulary.until < Date.now()) {
    vocabulary = {
      known: listAllWords(db).then(createVocabulary),
      until: Date.now() + VOCABULARY_MS,
    };
    vocabularies.set(db, vocabulary);
    vocabulary.known.catch(() => vocabularies.delete(db));
  }
  return nearestWords(word, await vocabulary.known);
}
