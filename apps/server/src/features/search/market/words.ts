import type { Db } from '../../../db/db.ts';
import { markRows } from './mark-rows.ts';
import { listIdsNamed } from './market.queries.ts';
import type { Snapshot } from './market.ts';
import type { NamedRows } from './select-rows.ts';

/** A byte a listing each. */
const MOST_TERMS = 32;
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

/** A row that came after one of them was looked up has not its word. */
export function meet(all: NamedRows[]): NamedRows {
  if (all.length === 1) return all[0] as NamedRows;
  const both = new Uint8Array(Math.min(...all.map(({ length }) => length))).fill(1);
  for (const rows of all)
    for (let row = 0; row < both.length; row += 1)
      both[row] = (both[row] as number) & (rows[row] as number);
  return both;
}
