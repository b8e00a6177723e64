import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { AppError } from '../../../http/app-error.ts';
import { readText } from '../../leads/import/read-text.ts';
import type { TableRow } from './market-item.ts';

export async function* readTable(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const { text } = readText(Buffer.concat(chunks));
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const done = pipeline(Readable.from([text]), parser).catch(() => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>)
      yield { line: info.lines, cells: record };
  } catch {
    throw new AppError('import.unreadable');
  }
  await done;
}

type Parsed = { record: string[]; info: { lines: number } };
