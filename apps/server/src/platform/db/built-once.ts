import type { Db } from './db.ts';

type Built<Values, Row> = { execute: (values: Values) => Promise<Row[]> };

/**
 * A query that is asked with every request, built once for a database handle: Drizzle takes as long
 * for a wide one as the database. Its values are placeholders.
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
 * Without a name the database forgets it: the embedded one would otherwise meet it again in the next
 * connection, and a plan made for all values is not the best for each.
 */
export const UNNAMED = '';
