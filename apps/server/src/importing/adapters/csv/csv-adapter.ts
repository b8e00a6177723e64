import { faultOf, faultyItem } from '../../reading/check-record.ts';
import { FileRefused } from '../../reading/file-error.ts';
import { readRecords } from '../../reading/read-records.ts';
import type { SourceRecord } from '../../reading/source-record.ts';
import { withCurrentNames } from '../../rows/earlier-names.ts';
import type { SourceItem } from '../../rows/listing-row.ts';
import type { FileAdapter, Mapping } from '../adapter.ts';
import { conventionsOf } from './csv-conventions.ts';
import type { CsvField } from './csv-fields.ts';
import { guessMapping, isCsvField, missingFields, namedHeaders } from './csv-mapping.ts';
import { csvIdentity, csvItem, DAYS, NUMBERS } from './csv-row.ts';

/** Any table: the column mapping is guessed from the headers or given. */
export const csvAdapter: FileAdapter = {
  kind: 'csv',
  async *read(file, { asOf, system, mapping }): AsyncGenerator<SourceItem> {
    const reading = readRecords(file);
    const first = await reading.next();
    if (first.done) throw new FileRefused({ code: 'file.empty' });
    const headers = namedHeaders(first.value.cells);
    const places = placesOf(
      headers,
      mapping ? withCurrentNames(mapping) : guessMapping(headers, file.format.kind),
    );
    const records = await upTo(ROWS_LOOKED_AT, reading);
    const table = { format: file.format, headers, records, places };
    const conventions = conventionsOf(table, { numbers: NUMBERS, days: DAYS });
    for await (const record of together(records, reading)) {
      const fault = faultOf(record, headers.length);
      if (fault) yield faultyItem(record.line, csvIdentity(record, places, system), fault);
      else yield csvItem(record, places, { asOf, system, conventions });
    }
  },
};

const ROWS_LOOKED_AT = 1_000;

async function upTo(most: number, reading: AsyncGenerator<SourceRecord>): Promise<SourceRecord[]> {
  const records: SourceRecord[] = [];
  while (records.length < most) {
    const { done, value } = await reading.next();
    if (done) break;
    records.push(value);
  }
  return records;
}

async function* together(first: SourceRecord[], rest: AsyncGenerator<SourceRecord>) {
  yield* first;
  yield* rest;
}

function placesOf(headers: readonly string[], mapping: Mapping): ReadonlyMap<CsvField, number> {
  const missing = missingFields(mapping);
  if (missing.length > 0)
    throw new FileRefused({ code: 'file.columnsMissing', value: missing.join(', ') });
  const places = new Map<CsvField, number>();
  for (const [field, header] of Object.entries(mapping)) {
    const place = headers.indexOf(header);
    if (!isCsvField(field) || place < 0)
      throw new FileRefused({ code: 'file.mappingWrong', value: `${field} = ${header}` });
    places.set(field, place);
  }
  return places;
}
