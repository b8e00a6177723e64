import { Readable } from 'node:stream';
import { unguarded } from '@alpha/i18n/csv';
import { CsvError, parse } from 'csv-parse';
import { LENIENT_CSV } from '../../platform/lib/csv.ts';
import type { Delimiter } from '../../platform/lib/text-encoding.ts';
import { decodedText } from './decoded-text.ts';
import { FileRefused } from './file-error.ts';
import { jsonRecords } from './json-lines.ts';
import type { ScannedFile } from './scan-file.ts';
import { MAX_COLUMNS, MAX_RECORD_CHARS, type SourceRecord } from './source-record.ts';

/** Every record of a file, in bounded memory. */
export function readRecords(file: ScannedFile): AsyncGenerator<SourceRecord> {
  const { format } = file;
  return format.kind === 'json-lines'
    ? jsonRecords(file, format)
    : csvRecords(file, format.delimiter);
}

type Parsed = { record: string[]; info: { lines: number } };

async function* csvRecords(file: ScannedFile, delimiter: Delimiter): AsyncGenerator<SourceRecord> {
  const parser = parse({
    ...LENIENT_CSV,
    delimiter,
    max_record_size: MAX_RECORD_CHARS,
  });
  const text = Readable.from(decodedText(file));
  // A read error also ends the parser; it is reported below.
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  let line = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      line = info.lines;
      if (record.length > MAX_COLUMNS) throw new FileRefused({ code: 'file.tooManyColumns' });
      yield { line, cells: record.map(unguarded) };
    }
  } catch (error) {
    // An unclosed quotation mark: cell boundaries are lost.
    if (error instanceof CsvError)
      throw new FileRefused({ code: 'file.unreadable', value: String(line + 1) });
    throw error;
  } finally {
    text.destroy();
    parser.destroy();
  }
}
