import { decodedText } from './decoded-text.ts';
import { FileRefused } from './file-error.ts';
import type { ScannedFile } from './scan-file.ts';
import { MAX_RECORD_LETTERS, type SourceRecord } from './source-record.ts';

/** So many objects are looked at to learn which fields there are. */
const SAMPLE = 200;

/** JSON lines as records of a table: names first, then a row of cells for each object. */
export async function* jsonRecords(file: ScannedFile): AsyncGenerator<SourceRecord> {
  const sample: { line: number; value: Record<string, unknown> }[] = [];
  let names: string[] | null = null;
  for await (const { line, text } of linesOf(file)) {
    const value = objectOf(text, line);
    if (names) {
      yield { line, cells: cellsOf(value, names) };
      continue;
    }
    sample.push({ line, value });
    if (sample.length < SAMPLE) continue;
    names = namesOf(sample);
    yield* tableOf(sample, names);
  }
  if (!names) yield* tableOf(sample, namesOf(sample));
}

type Sampled = { line: number; value: Record<string, unknown> };

const namesOf = (sample: readonly Sampled[]) => [
  ...new Set(sample.flatMap(({ value }) => Object.keys(value))),
];

function* tableOf(sample: readonly Sampled[], names: string[]): Generator<SourceRecord> {
  yield { line: 0, cells: names };
  for (const { line, value } of sample) yield { line, cells: cellsOf(value, names) };
}

const cellsOf = (value: Record<string, unknown>, names: readonly string[]) =>
  names.map((name) => cellOf(value[name]));

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function objectOf(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Told below, with its line.
  }
  throw new FileRefused({ code: 'file.unreadable', value: String(line) });
}

async function* linesOf(file: ScannedFile): AsyncGenerator<{ line: number; text: string }> {
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
