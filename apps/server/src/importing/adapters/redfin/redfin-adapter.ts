import { faultOf, faultyItem } from '../../reading/check-record.ts';
import { FileRefused } from '../../reading/file-error.ts';
import { readRecords } from '../../reading/read-records.ts';
import type { SourceItem } from '../../rows/listing-row.ts';
import type { FileAdapter } from '../adapter.ts';
import { type RedfinColumns, redfinColumnsOf } from './redfin-columns.ts';
import { redfinIdentity, redfinItem } from './redfin-row.ts';

/** Headers are expected within this many lines. */
const MAX_NOTICES = 20;

/** The portal's "download all": one row per listing, with MLS notices above or below. */
export const redfinAdapter: FileAdapter = {
  kind: 'redfin',
  async *read(file, { asOf }): AsyncGenerator<SourceItem> {
    let columns: RedfinColumns | null = null;
    let above = 0;
    for await (const record of readRecords(file)) {
      if (!columns) {
        columns = redfinColumnsOf(record.cells);
        above += 1;
        if (!columns && above > MAX_NOTICES) break;
        continue;
      }
      const { line, cells } = record;
      // Manually merged files repeat their headers.
      if (redfinColumnsOf(cells)) continue;
      if (isNotice(cells)) {
        yield { kind: 'skipped', line, why: { code: 'row.notice' } };
        continue;
      }
      const fault = faultOf(record, columns.count);
      if (fault) yield faultyItem(line, redfinIdentity(cells, columns.of), fault);
      else yield redfinItem(line, cells, columns.of, asOf);
    }
    if (!columns) throw new FileRefused({ code: 'file.notRedfin' });
  },
};

/**
 * "In accordance with local MLS rules, …": a sentence in the first cell, or split at its commas.
 */
const isNotice = (cells: readonly string[]) =>
  cells.filter((cell) => cell.trim() !== '').length <= 3 &&
  /\b(rules|download|not included)\b/i.test(cells.join(' '));
