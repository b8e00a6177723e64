import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * A long constant part of a query as text. Drizzle rebuilds every query from its parts; for a page of
 * the explorer that took longer than the query.
 */
export function writtenOnce(piece: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(piece);
  if (params.length > 0) throw new Error('A piece that is written once has no parameters.');
  return sql.raw(text);
}
