import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '@alpha/contract';
import { unguarded } from '@alpha/i18n/csv';
import { parse } from 'csv-parse';
import { AppError } from '../../../platform/http/app-error.ts';
import { LENIENT_CSV } from '../../../platform/lib/csv.ts';
import { type Delimiter, delimiterOf } from '../../../platform/lib/text-encoding.ts';
import { type Encoding, readText } from './read-text.ts';

export type CsvRow = { line: number; cells: string[] };
export type CsvFile = {
  encoding: Encoding;
  delimiter: Delimiter;
  headers: string[];
  rows: CsvRow[];
};

export async function readCsv(bytes: Buffer): Promise<CsvFile> {
  const { text, encoding } = readText(bytes);
  const delimiter = delimiterOf(text);
  const [head, ...rows] = await recordsOf(text, delimiter);
  if (!head) throw new AppError('import.empty');
  if (head.cells.length > IMPORT_MAX_COLUMNS) throw new AppError('import.tooManyColumns');
  return { encoding, delimiter, headers: head.cells.map((cell) => cell.trim()), rows };
}

type Parsed = { record: string[]; info: { lines: number } };

const SLICE_BYTES = 32 * 1024;

/** Yields between chunks, so that other requests are answered. */
async function* slicesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    yield bytes.subarray(start, start + SLICE_BYTES);
    await setImmediate();
  }
}

async function recordsOf(text: string, delimiter: Delimiter): Promise<CsvRow[]> {
  const parser = parse({ ...LENIENT_CSV, delimiter });
  const rows: CsvRow[] = [];
  try {
    await pipeline(slicesOf(text), parser, async (records: AsyncIterable<Parsed>) => {
      for await (const { record, info } of records) {
        rows.push({ line: info.lines, cells: record.map(unguarded) });
        // Plus the header row.
        if (rows.length > IMPORT_MAX_ROWS + 1) throw new AppError('import.tooManyRows');
      }
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    // An unclosed quotation mark: the cells cannot be separated.
    throw new AppError('import.unreadable');
  }
  return rows;
}
