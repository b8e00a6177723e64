/**
 * A spreadsheet runs a cell that begins like this; an apostrophe in front makes it text. One that has
 * an apostrophe already gets another, so that taking one away always gives back what was written.
 */
const NEEDS_APOSTROPHE = /^[=+\-@\t\r']/;

/** One line of RFC 4180, safe to open in a spreadsheet. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = NEEDS_APOSTROPHE.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Without it a spreadsheet takes UTF-8 for its own old encoding. */
export const CSV_BOM = '\uFEFF';

/** What was written, without the apostrophe that kept a spreadsheet from running it. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && NEEDS_APOSTROPHE.test(cell.slice(1)) ? cell.slice(1) : cell;
