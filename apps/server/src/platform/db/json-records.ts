import { sql } from 'drizzle-orm';

/**
 * SQL lists for an upsert of many rows from one JSON parameter (`jsonb_to_recordset`). `types` has
 * the column type of each field, `key` the field that identifies a row.
 */
export function jsonRecords<T extends Record<string, string>>(types: T, key: keyof T & string) {
  const fields = Object.keys(types);
  const list = (part: (field: string) => string, of = fields) => sql.raw(of.map(part).join(', '));
  return {
    columns: list(columnOf),
    typed: list((field) => `"${field}" ${types[field]}`),
    given: list((field) => `t."${field}"`),
    replaced: list(
      (field) => `${columnOf(field)} = excluded.${columnOf(field)}`,
      fields.filter((field) => field !== key),
    ),
  };
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, '_$&').toLowerCase();
