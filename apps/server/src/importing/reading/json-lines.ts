import { type DecodedFile, decodedText } from './decoded-text.ts';
import { FileRefused } from './file-error.ts';
import { flatObject, isObject } from './flat-object.ts';
import { MAX_COLUMNS, MAX_RECORD_CHARS, type SourceRecord } from './source-record.ts';

type Fields = { fields: readonly string[] };

/** JSON lines as table records: field names first, then one row per object. */
export async function* jsonRecords(
  file: DecodedFile,
  { fields }: Fields,
): AsyncGenerator<SourceRecord> {
  yield { line: 0, cells: [...fields] };
  for await (const { line, text } of linesOf(file)) {
    const values = valuesOf(objectOf(text, line));
    yield { line, cells: fields.map((name) => cellOf(values.get(name))) };
  }
}

/** From all objects: a field that only the last one has is a column too. */
export async function fieldsOf(file: DecodedFile): Promise<string[]> {
  const fields = new Set<string>();
  const filled = new Set<string>();
  for await (const { line, text } of linesOf(file)) {
    for (const [name, value] of flatObject(objectOf(text, line))) {
      fields.add(name);
      if (!isEmpty(value)) filled.add(name);
      if (fields.size > MAX_COLUMNS) throw new FileRefused({ code: 'file.tooManyColumns' });
    }
  }
  // `"address": null` only means there is no `address.city`; it is not a column itself.
  const isParent = (name: string) => [...fields].some((each) => each.startsWith(`${name}.`));
  return [...fields].filter((name) => filled.has(name) || !isParent(name));
}

/** `{"a.b": 1, "a": {"b": 2}}` has `a.b` twice: the first non-empty value wins. */
function valuesOf(object: Record<string, unknown>): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, value] of flatObject(object))
    if (isEmpty(values.get(name))) values.set(name, value);
  return values;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  // Escapes can produce half a surrogate pair, which cannot be stored.
  return String(value).replace(/\p{Surrogate}/gu, '\uFFFD');
}

function objectOf(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value) && isWithin(DEEPEST_NESTING, value)) return value;
  } catch {
    // Reported below, with its line.
  }
  throw new FileRefused({ code: 'file.notJson', value: String(line) });
}

/** Deeper nesting is never intended and overflows the stack when serialized. */
const DEEPEST_NESTING = 100;

function isWithin(levels: number, value: object): boolean {
  if (levels === 0) return false;
  for (const inner of Array.isArray(value) ? value : Object.values(value))
    if (typeof inner === 'object' && inner !== null && !isWithin(levels - 1, inner)) return false;
  return true;
}

async function* linesOf(file: DecodedFile): AsyncGenerator<{ line: number; text: string }> {
  let rest = '';
  let line = 0;
  for await (const piece of decodedText(file)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_RECORD_CHARS)
      throw new FileRefused({ code: 'file.unreadable', value: String(line + 1) });
    for (const text of lines) {
      line += 1;
      if (text.trim() !== '') yield { line, text };
    }
  }
  if (rest.trim() !== '') yield { line: line + 1, text: rest };
}
