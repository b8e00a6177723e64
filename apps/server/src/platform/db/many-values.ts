import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Thousands of values as one array parameter: faster to send and parse than one parameter each. */
export const isAnyOf = (
  column: SQLWrapper,
  values: readonly (string | number)[],
  type: 'text' | 'int' | 'import_verdict',
): SQL => sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`;

/** Rows for `jsonb_to_recordset`: one statement writes all of them. */
export const jsonParam = (rows: readonly object[]): SQL =>
  sql`${sql.param(JSON.stringify(rows))}::jsonb`;
