/** Cells by place; the first record of a file of JSON lines holds the names of its fields. */
export type SourceRecord = { line: number; cells: string[] };

/** A quotation mark that is never closed would otherwise swallow the rest of the file. */
export const MAX_RECORD_CHARS = 8_000_000;

/** No list of homes has more. */
export const MAX_COLUMNS = 1_000;
