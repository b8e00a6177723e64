import type { Db } from './db.ts';

type Built<Values, Row> = { execute: (values: Values) => Promise<Row[]> };

/**
 * A query used by every request, built once per database handle: for a wide one Drizzle takes as long
 * as the database. Its values are placeholders.
 */
export function builtOnce<Values extends Record<string, unknown>, Row>(
  build: (db: Db) => Built<Values, Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const known = new WeakMap<Db, Built<Values, Row>>();
  return (db, values) => {
    const query = known.get(db) ?? build(db);
    known.set(db, query);
    return query.execute(values);
  };
}

/**
 * Unnamed, so it is not a prepared statement: the embedded database would keep it across connections,
 * and a generic plan is not the best for each value.
 */
export const UNNAMED = '';
