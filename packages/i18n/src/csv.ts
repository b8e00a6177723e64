/**
 * Spreadsheets run cells that begin with one of these as formulas. The second half are the wide, small
 * and mathematical forms, which some versions read like the ASCII ones.
 */
const FORMULA_SIGNS = '=+\\-@\\t\\r' + '＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−';
/**
 * What a spreadsheet may drop or skip before such a sign: quotation marks, spaces, control characters
 * and whatever has no width (zero-width space, soft hyphen, byte order mark, direction marks).
 */
const SKIPPED = `(?:(?![\\t\\r\\n])["'\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}])*`;
/**
 * A leading apostrophe makes a cell text. A cell that already begins with an apostrophe gets another, so
 * that removing one always restores the original.
 */
const RUNS = `(?:${SKIPPED}[${FORMULA_SIGNS}]|')`;
/**
 * Where a cell may begin. Spreadsheets of Spanish-speaking countries split at `;`, others at tabs, and
 * quotation marks in the middle of a line do not protect from that.
 */
const CELL_START = '(?<=^|[;\\t\\r\\n])';
const UNGUARDED = new RegExp(`${CELL_START}(?=${RUNS})`, 'gu');
const GUARD = new RegExp(`${CELL_START}'(?=${RUNS})`, 'gu');

/** One RFC 4180 line, safe to open in a spreadsheet. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const harmless = (value ?? '').replace(UNGUARDED, "'");
  return /[",;\t\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Byte order mark: without it spreadsheets do not recognize UTF-8. */
export const CSV_BOM = '\uFEFF';

/** The original text, without the apostrophes added against formulas. */
export const unguarded = (cell: string): string => cell.replace(GUARD, '');
