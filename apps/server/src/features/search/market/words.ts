import type { Db } from '../../../db/db.ts';
import { markRows, meet } from './mark-rows.ts';
import { listIdsNamed } from './market.queries.ts';
import type { Snapshot } from './market.ts';
import type { NamedRows } from './select-rows.ts';

/** A bit a listing each: 32 MB for a million. */
const MOST_TERMS = 256;
const AND = ' & ';

type Entry = { version: number; rows: Promise<NamedRows> };

/**
 * Which rows have which words. The words are the database's to find; who pans the map, moves a slider
 * or adds a word asks for the same ones again, so they are remembered one by one and met here.
 */
export function createWords(db: Db) {
  const terms = new Map<string, Entry>();

  function rowsOf(term: string, { columns, version }: Snapshot): Promise<NamedRows> {
    const known = terms.get(term);
    terms.delete(term);
    const entry = known?.version === version ? known : { version, rows: look(term, columns) };
    terms.set(term, entry);
    entry.rows.catch(() => terms.delete(term));
    if (terms.size > MOST_TERMS) terms.delete(terms.keys().next().value ?? '');
    return entry.rows;
  }

  const look = async (term: string, columns: Snapshot['columns']) =>
    markRows(columns, await listIdsNamed(db, term));

  return {
    async named(tsquery: string, snapshot: Snapshot): Promise<NamedRows> {
      return meet(await Promise.all(tsquery.split(AND).map((term) => rowsOf(term, snapshot))));
    },
  };
}
