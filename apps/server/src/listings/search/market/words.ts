import type { Db } from '../../../platform/db/db.ts';
import { createFrequentWords } from './frequent-words.ts';
import { join, markRows, meet } from './mark-rows.ts';
import { listIdsNamed } from './market.queries.ts';
import type { Snapshot } from './market.ts';
import type { NamedRows } from './select-rows.ts';

/** A bit a listing each: 32 MB for a million. */
const MOST_TERMS = 256;
const AND = ' & ';
const OR = ' | ';

type Entry = Snapshot & { rows: Promise<NamedRows> };

/**
 * Which rows have which words. The words are the database's to find; who pans the map, moves a slider
 * or adds a word asks for the same ones again, so they are remembered one by one and met here.
 */
export function createWords(db: Db, frequent = createFrequentWords(db)) {
  const terms = new Map<string, Entry>();

  function remembered(term: string, { columns, version }: Snapshot): Promise<NamedRows> {
    const known = terms.get(term);
    terms.delete(term);
    const isOfNow = known?.version === version && known.columns === columns;
    const entry = isOfNow ? known : { version, columns, rows: look(term, columns) };
    terms.set(term, entry);
    entry.rows.catch(() => terms.delete(term));
    if (terms.size > MOST_TERMS) terms.delete(terms.keys().next().value ?? '');
    return entry.rows;
  }

  const look = async (term: string, columns: Snapshot['columns']) =>
    markRows(columns, await listIdsNamed(db, term));

  /** A term is a word, several of which one is enough, or a beginning. */
  async function rowsOf(
    term: string,
    snapshot: Snapshot,
    known: ReadonlyMap<string, NamedRows> | null,
  ): Promise<NamedRows> {
    const words = term.replace(/[()]/g, '').split(OR);
    const found = words.map((word) => known?.get(word)).filter((rows) => rows !== undefined);
    if (found.length === 0) return remembered(term, snapshot);
    const rest = words.filter((word) => !known?.has(word));
    if (rest.length > 0) found.push(await remembered(rest.join(OR), snapshot));
    return join(found);
  }

  return {
    warm: frequent.warm,
    async named(tsquery: string, snapshot: Snapshot): Promise<NamedRows> {
      const known = await frequent.at(snapshot);
      const each = tsquery.split(AND).map((term) => rowsOf(term, snapshot, known));
      return meet(await Promise.all(each));
    },
  };
}
