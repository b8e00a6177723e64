/** Cells by position; for JSON lines, the first record has the field names. */
export type SourceRecord = { line: number; cells: string[] };

/** Limits the damage of an unclosed quotation mark. */
export const MAX_RECORD_CHARS = 8_000_000;

/** More than any listing file has. */
export const MAX_COLUMNS = 1_000;
