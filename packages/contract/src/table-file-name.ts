/** What a file of listings or contacts may be named. */
const TABLE = ['csv', 'tsv', 'tab', 'txt'];
const JSON_LINES = ['json', 'jsonl', 'ndjson', 'txt'];

export type TableFormat = 'csv' | 'json-lines';
const EXTENSIONS: Record<TableFormat, readonly string[]> = { csv: TABLE, 'json-lines': JSON_LINES };

/** In lower case; null for a name without one, such as `contacts`, `contacts (1)` or `homes.2026`. */
export function extensionOf(fileName: string): string | null {
  return /\.([a-z][a-z0-9]{0,9})$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? null;
}

/**
 * Whether the extension belongs to one of the formats. A name without an extension claims nothing: the
 * content decides, which is read as text or refused.
 */
export function mayBeNamed(fileName: string, ...formats: TableFormat[]): boolean {
  const extension = extensionOf(fileName);
  return extension === null || formats.some((format) => EXTENSIONS[format].includes(extension));
}
