import type { Mapping } from '../adapters/adapter.ts';
import { CSV_FIELD_NAMES, NEEDED_FIELDS } from '../adapters/csv/csv-fields.ts';
import {
  fingerprintOf,
  guessMapping,
  missingFields,
  namedHeaders,
} from '../adapters/csv/csv-mapping.ts';
import { shownOf } from '../adapters/read-values.ts';
import { readRecords } from '../reading/read-records.ts';
import type { ScannedFile } from '../reading/scan-file.ts';

const SAMPLE_ROWS = 20;
const SAMPLES = 3;

export type Preview = {
  columns: { header: string; samples: string[] }[];
  fingerprint: string;
  guess: Mapping;
};

/** Headers, sample values, and the guessed fields. */
export async function previewFile(file: ScannedFile): Promise<Preview> {
  const rows: string[][] = [];
  for await (const { cells } of readRecords(file)) {
    rows.push(cells);
    if (rows.length > SAMPLE_ROWS) break;
  }
  const [head = [], ...body] = rows;
  const headers = namedHeaders(head);
  const samplesOf = (place: number) =>
    body
      .map((cells) => shownOf((cells[place] ?? '').trim()))
      .filter((cell) => cell !== '')
      .slice(0, SAMPLES);
  return {
    columns: headers.map((header, place) => ({ header, samples: samplesOf(place) })),
    fingerprint: fingerprintOf(headers),
    guess: guessMapping(headers, file.format.kind),
  };
}

/** The column for each field: as confirmed before, or guessed. */
export function proposedMapping({ guess }: Preview, remembered: Mapping | null) {
  const mapping = remembered ?? guess;
  return {
    mapping,
    is_remembered: remembered !== null,
    fields: CSV_FIELD_NAMES,
    needed: [...NEEDED_FIELDS],
    missing: missingFields(mapping),
  };
}
