import { type DecodedFile, decodedText } from './decoded-text.ts';
import { FileRefused } from './file-error.ts';
import { MAX_COLUMNS, MAX_RECORD_LETTERS, type SourceRecord } from './source-record.ts';

type Fields = { fields: readonly string[] };

/** JSON lines as records of a table: names first, then a row of cells for each object. */
export async function* jsonRecords(
  file: DecodedFile,
  { fields }: Fields,
): AsyncGenerator<SourceRecord> {
  yield { line: 0, cells: [...fields] };
  for await (const { line, text } of linesOf(file)) {
    const cells = new Map(flat(objectOf(text, line)));
    yield { line, cells: fields.map((name) => cellOf(cells.get(name))) };
  }
}

/** Of all its objects: one that only the last of them has is a column as well. */
export async function fieldsOf(file: DecodedFile): Promise<string[]> {
  const fields = new Set<string>();
  for await (const { line, text } of linesOf(file)) {
    for (const [name] of flat(objectOf(text, line))) fields.add(name);
    if (fields.size > MAX_COLUMNS) throw new FileRefused({ code: 'file.tooManyColumns' });
  }
  return [...fields];
}

/** Deeper than any list of homes; what lies below stays text. */
const DEEPEST = 5;

/** `{"address": {"city": "Miami"}}` has a column `address.city`. */
function* flat(
  value: Record<string, unknown>,
  path = '',
  depth = 1,
): Generator<[name: string, value: unknown]> {
  for (const [key, inner] of Object.entries(value)) {
    const name = path + key;
    if (isObject(inner) && depth < DEEPEST) yield* flat(inner, `${name}.`, depth + 1);
    else yield [name, inner];
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  // An escape may write half a pair of surrogates, which no database can hold.
  return String(value).replace(/\p{Surrogate}/gu, '\uFFFD');
}

function objectOf(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Told below, with its line.
  }
  throw new FileRefused({ code: 'file.unreadable', value: String(line) });
}

async function* linesOf(file: DecodedFile): AsyncGenerator<{ line: number; text: string }> {
  let rest = '';
  let line = 0;
  for await (const piece of decodedText(file)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_RECORD_LETTERS)
      throw new FileRefused({ code: 'file.unreadable', value: String(line + 1) });
    for (const text of lines) {
      line += 1;
      if (text.trim() !== '') yield { line, text };
    }
  }
  if (rest.trim() !== '') yield { line: line + 1, text: rest };
}
