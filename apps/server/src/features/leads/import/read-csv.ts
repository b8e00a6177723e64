import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '@alpha/contract';
import { parse } from 'csv-parse/sync';
import { AppError } from '../../../http/app-error.ts';
import { unguarded } from '../../../lib/csv.ts';
import { type Encoding, readText } from './read-text.ts';

export type Delimiter = ',' | ';' | '\t';
export type CsvRow = { line: number; cells: string[] };
export type CsvFile = {
  encoding: Encoding;
  delimiter: Delimiter;
  headers: string[];
  rows: CsvRow[];
};

export function readCsv(bytes: Buffer): CsvFile {
  const { text, encoding } = readText(bytes);
  const delimiter = delimiterOf(text);
  const [head, ...rows] = recordsOf(text, delimiter);
  if (!head) throw new AppError('import.empty');
  if (head.cells.length > IMPORT_MAX_COLUMNS) throw new AppError('import.tooManyColumns');
  if (rows.length > IMPORT_MAX_ROWS) throw new AppError('import.tooManyRows');
  return { encoding, delimiter, headers: head.cells.map((cell) => cell.trim()), rows };
}

type Parsed = { record: string[]; info: { lines: number } };

function recordsOf(text: string, delimiter: Delimiter): CsvRow[] {
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // One more than allowed, and the headers: enough to know that there are too many.
      to: IMPORT_MAX_ROWS + 2,
    }) as unknown as Parsed[];
    return parsed.map(({ record, info }) => ({
      line: info.lines,
      cells: record.map(unguarded),
    }));
  } catch {
    // A quotation mark is never closed: where one cell ends nobody can tell.
    throw new AppError('import.unreadable');
  }
}

const DELIMITERS = [',', ';', '\t'] as const;

/** What parts the most headers; marks inside quotes part nothing. */
function delimiterOf(text: string): Delimiter {
  const start = text.replace(/^\uFEFF?\s*/, '').slice(0, 20_000);
  const [line = ''] = start.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/);
  const counts = DELIMITERS.map((mark) => line.split(mark).length - 1);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
