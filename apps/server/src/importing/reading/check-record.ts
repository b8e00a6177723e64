import type { Refusal, SourceItem } from '../rows/listing-row.ts';
import type { SourceRecord } from './source-record.ts';

const MAX_CELL_LETTERS = 100_000;

/** Longer values are not names. */
const MAX_NAME_LENGTH = 120;

/** Structural errors of a record, before it is interpreted. */
export function faultOf({ cells }: SourceRecord, columns: number): Refusal | null {
  if (cells.length > columns && cells.slice(columns).some((cell) => cell.trim() !== ''))
    return { code: 'row.tooManyCells', value: `${cells.length} / ${columns}` };
  for (const cell of cells) {
    if (cell.length > MAX_CELL_LETTERS)
      return { code: 'row.cellTooLong', value: String(cell.length) };
    if (cell.includes('\0')) return { code: 'row.binary' };
  }
  return null;
}

/** Keeps the listing's key and address as far as they can be read. */
export function faultyItem(
  line: number,
  identity: { system: string; key: string } | null,
  why: Refusal,
): SourceItem {
  const isLegible =
    identity &&
    [identity.system, identity.key].every(
      (name) => name.length <= MAX_NAME_LENGTH && !name.includes('\0'),
    );
  return { kind: 'skipped', line, ...(isLegible && identity), why };
}
