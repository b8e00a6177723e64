import type { Db } from '../../../platform/db/db.ts';
import { poolOf } from '../../../platform/db/watched-pool.ts';
import type { Columns } from './columns.ts';
import { readWordsInThread } from './loader/read-in-thread.ts';
import { markRows } from './mark-rows.ts';
import { listIdsWithWord } from './market.queries.ts';
import type { RowBitmap } from './select-rows.ts';

export type WordRows = Map<string, RowBitmap>;

/** The text index finds the listings of each word. */
export async function loadWords(
  db: Db,
  columns: Columns,
  words: readonly string[],
): Promise<WordRows> {
  const rows: WordRows = new Map();
  for (const word of words)
    rows.set(word, await markRows(columns, await listIdsWithWord(db, word)));
  return rows;
}

/** In one pass over all listings, by a thread with its own connection. */
export async function loadWordsInThread(
  db: Db,
  columns: Columns,
  words: readonly string[],
  states?: readonly string[],
): Promise<WordRows> {
  const url = poolOf(db).connectionString;
  if (!url) return loadWords(db, columns, words);
  const { data, size } = columns;
  const bitmaps = await readWordsInThread({ url, ids: data.id, size, words, states });
  return new Map(words.map((word, place) => [word, bitmaps[place] as RowBitmap]));
}
