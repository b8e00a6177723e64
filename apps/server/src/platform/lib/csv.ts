/**
 * A spreadsheet runs a cell that begins like this; an apostrophe in front makes it text. Where there
 * is an apostrophe already it gets another, so that taking one away always gives back what was
 * written. Quotation marks in front count as nothing: some spreadsheets drop them.
 */
const RUNS = `(?:["']*[=+\\-@\\t\\r]|')`;
/**
 * Where a cell may begin. Spreadsheets of Spanish-speaking countries part a line at `;`, others at
 * tabs, and to them the quotation marks of a cell in between are no quotation marks.
 */
const CELL_START = '(?<=^|[;\\t\\r\\n])';
const UNGUARDED = new RegExp(`${CELL_START}(?=${RUNS})`, 'g');
const GUARD = new RegExp(`${CELL_START}'(?=${RUNS})`, 'g');

/** One line of RFC 4180, safe to open in a spreadsheet. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const harmless = (value ?? '').replace(UNGUARDED, "'");
  return /[",;\t\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Without it a spreadsheet takes UTF-8 for its own old encoding. */
export const CSV_BOM = '\uFEFF';

/** How files from outside are read: ragged rows, stray quotation marks and empty lines are usual. */
export const LENIENT_CSV = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
} as const;

/** What was written, without the apostrophes that kept a spreadsheet from running it. */
export const unguarded = (cell: string): string => cell.replace(GUARD, '');
