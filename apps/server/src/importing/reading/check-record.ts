import type { Refusal, SourceItem } from '../rows/listing-row.ts';
import type { SourceRecord } from './source-record.ts';

const MAX_CELL_LETTERS = 100_000;

/** More letters are no name of anything. */
const MAX_NAME_LENGTH = 120;

/** What is wrong with a record before anybody asks what it means. */
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

/** The home it names, as far as that can be told, is still named. */
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
