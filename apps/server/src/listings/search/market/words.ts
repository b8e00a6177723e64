import type { Db } from '../../../platform/db/db.ts';
import type { FrequentWords } from './frequent-words.ts';
import { join, markRows, meet } from './mark-rows.ts';
import { listIdsWithWord } from './market.queries.ts';
import type { Snapshot } from './market.ts';
import type { RowBitmap } from './select-rows.ts';

/** One bit per listing and term: 32 MB for a million listings. */
const MAX_TERMS = 256;
const AND = ' & ';
const OR = ' | ';

type Entry = Pick<Snapshot, 'columns' | 'version'> & { rows: Promise<RowBitmap> };

/**
 * Row bitmaps by term. The database finds the rows; they are cached per term and combined here, because
 * panning the map, moving a slider or adding a word repeats the same terms.
 */
export function createWords(db: Db, frequent: FrequentWords) {
  const terms = new Map<string, Entry>();

  function remembered(term: string, { columns, version }: Snapshot): Promise<RowBitmap> {
    const known = terms.get(term);
    terms.delete(term);
    const isOfNow = known?.version === version && known.columns === columns;
    const entry = isOfNow ? known : { version, columns, rows: look(term, columns) };
    terms.set(term, entry);
    entry.rows.catch(() => terms.delete(term));
    if (terms.size > MAX_TERMS) terms.delete(terms.keys().next().value ?? '');
    return entry.rows;
  }

  const look = async (term: string, columns: Snapshot['columns']) =>
    markRows(columns, await listIdsWithWord(db, term));

  /** A term is a word, an OR of words, or a prefix. */
  async function rowsOf(
    term: string,
    snapshot: Snapshot,
    known: ReadonlyMap<string, RowBitmap> | null,
  ): Promise<RowBitmap> {
    const words = term.replace(/[()]/g, '').split(OR);
    const found = words.map((word) => known?.get(word)).filter((rows) => rows !== undefined);
    if (found.length === 0) return remembered(term, snapshot);
    const rest = words.filter((word) => !known?.has(word));
    if (rest.length > 0) found.push(await remembered(rest.join(OR), snapshot));
    return join(found);
  }

  return {
    warm: frequent.warm,
    async named(tsquery: string, snapshot: Snapshot): Promise<RowBitmap> {
      const known = await frequent.at(snapshot);
      const each = tsquery.split(AND).map((term) => rowsOf(term, snapshot, known));
      return meet(await Promise.all(each));
    },
  };
}
