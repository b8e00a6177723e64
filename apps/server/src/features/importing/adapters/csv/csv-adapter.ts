import type { SourceItem } from '../../listing-row.ts';
import { faultOf, faultyItem } from '../../reading/check-record.ts';
import { FileRefused } from '../../reading/file-error.ts';
import { readRecords } from '../../reading/read-records.ts';
import type { FileAdapter, Mapping } from '../adapter.ts';
import type { CsvField } from './csv-fields.ts';
import { guessMapping, isCsvField, missingFields, namedHeaders } from './csv-mapping.ts';
import { csvIdentity, csvItem } from './csv-row.ts';

/** Any table: which column means what is guessed from the headers, or told. */
export const csvAdapter: FileAdapter = {
  kind: 'csv',
  async *read(file, { asOf, system, mapping }): AsyncGenerator<SourceItem> {
    let places: ReadonlyMap<CsvField, number> | null = null;
    let columns = 0;
    for await (const record of readRecords(file)) {
      if (!places) {
        const headers = namedHeaders(record.cells);
        columns = headers.length;
        places = placesOf(headers, mapping ?? guessMapping(headers));
        continue;
      }
      const fault = faultOf(record, columns);
      if (fault) yield faultyItem(record.line, csvIdentity(record, places, system), fault);
      else yield csvItem(record, places, { asOf, system });
    }
    if (!places) throw new FileRefused({ code: 'file.empty' });
  },
};

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
