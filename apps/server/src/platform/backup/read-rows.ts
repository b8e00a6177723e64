import type { Client, Table } from './catalog.ts';
import { quoted } from './catalog.ts';

/** Bytes of one archive part, restored with one INSERT: small enough to hold several in memory. */
const PART_BYTES = 1_000_000;
const FIRST_FETCH = 50;
const MOST_ROWS = 2_000;

/** Values as PostgreSQL text: nothing is converted to a JavaScript number or date. */
const AS_TEXT = { getTypeParser: () => (value: string) => value };

/** Settings that make the same value the same text on every server. */
export const EXACT_TEXT = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local extra_float_digits = 3; set local bytea_output = 'hex';
  set local search_path = public`;

export type Part = { lines: Buffer; rows: number };

/** The rows of a table in primary key order, as lines of JSON, about a megabyte at a time. */
export async function* partsOf(client: Client, table: Table): AsyncGenerator<Part> {
  await client.query(`declare part no scroll cursor for ${selectOf(table)}`);
  let fetched = FIRST_FETCH;
  for (;;) {
    const { rows } = await client.query({
      text: `fetch ${fetched} from part`,
      rowMode: 'array',
      types: AS_TEXT,
    });
    if (rows.length === 0) break;
    const lines = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    yield { lines, rows: rows.length };
    // Rows differ from a hundred bytes to an email with pictures.
    const fitting = Math.floor(PART_BYTES / (lines.length / rows.length));
    fetched = Math.max(1, Math.min(MOST_ROWS, fitting, 4 * fetched));
  }
  await client.query('close part');
}

/** Byte order, because language collations differ between servers. */
function selectOf({ name, columns, key }: Table): string {
  const order = key.map((column) => quoted(column.name) + (column.isText ? ' collate "C"' : ''));
  const list = columns.map((column) => quoted(column.name)).join(', ');
  const orderBy = order.length > 0 ? order.join(', ') : `${quoted(name)}::text collate "C"`;
  return `select ${list} from ${quoted(name)} order by ${orderBy}`;
}

/** One statement per part: every value is cast from its text. */
export function insertOf({ name, columns }: Table): string {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column, i) => `c${i}::${column.type}`).join(', ');
  const params = columns.map((_, i) => `$${i + 1}::text[]`).join(', ');
  const aliases = columns.map((_, i) => `c${i}`).join(', ');
  return `insert into ${quoted(name)} (${names}) overriding system value
    select ${values} from unnest(${params}) as r (${aliases})`;
}

/** The rows of a part as one array per column. */
export function columnsOf(lines: Buffer, width: number): (string | null)[][] {
  const columns: (string | null)[][] = Array.from({ length: width }, () => []);
  for (const line of lines.toString('utf8').split('\n')) {
    if (line === '') continue;
    const row = JSON.parse(line) as (string | null)[];
    for (let i = 0; i < width; i += 1) columns[i]?.push(row[i] ?? null);
  }
  return columns;
}
