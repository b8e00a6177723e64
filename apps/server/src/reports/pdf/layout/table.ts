import { COLORS } from '../../render-worker/colors.ts';
import type { Typeface } from '../../render-worker/typefaces.ts';
import { decoration, makeRoom, newPage, type Sheet } from './sheet.ts';
import { heightOf, lineHeight, sizeWithin, write } from './text.ts';

export type Column = { label: string; share: number; align?: 'left' | 'right' };
export type Cell = {
  text: string;
  /** Below the text, in small type, at most three lines. */
  note?: string;
  color?: string;
  face?: Typeface;
  /** Drawn instead of the text, or behind it. */
  draw?: (box: { x: number; y: number; width: number; height: number }) => void;
};

type Table = {
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  /** The last row is a total. */
  hasTotal?: boolean;
  size?: number;
  /** Rows with notes are as high as their text. */
  rowHeight?: number;
  /** For labels of two lines. */
  headHeight?: number;
};

const PAD = 4;
const SIZE = 8;
const ROW = 17;
const NOTE_LINES = 3;
const FIRST_ROWS = 3;

/** Tagged rows and cells for screen readers; the header repeats on each page. */
export function drawTable(sheet: Sheet, table: Table): void {
  const { columns, rows, hasTotal = false } = table;
  const structure = sheet.doc.struct('Table');
  sheet.structure.add(structure);
  const head = columns.map(({ label }) => ({ text: label, color: COLORS.second }));
  makeRoom(sheet, heightOfStart(sheet, table));
  drawRow(sheet, table, structure, head, 'TH');
  line(sheet, COLORS.text, 0.75);
  for (const [i, row] of rows.entries()) {
    const isTotal = hasTotal && i === rows.length - 1;
    const height = heightOfRow(sheet, table, row);
    // The last row is never alone on a page.
    const last = i === rows.length - 2 ? heightOfRow(sheet, table, rows[i + 1] ?? []) : 0;
    if (sheet.y + height + last > sheet.bottom) {
      newPage(sheet);
      drawRow(sheet, table, structure, head, 'TH');
      line(sheet, COLORS.text, 0.75);
    }
    if (isTotal) line(sheet, COLORS.text, 0.75);
    const cells = isTotal ? row.map((cell) => ({ ...cell, face: 'bold' as const })) : row;
    drawRow(sheet, table, structure, cells, 'TD');
    if (!isTotal) line(sheet, COLORS.grid, 0.5);
  }
}

/** Height of the header and the first rows: where less is left, a table begins on the next page. */
const heightOfStart = (sheet: Sheet, table: Table): number =>
  heightOfTable(sheet, { ...table, rows: table.rows.slice(0, FIRST_ROWS) });

/** Height of `drawTable` on one page. */
export const heightOfTable = (sheet: Sheet, table: Table): number =>
  table.rows.reduce(
    (sum, row) => sum + heightOfRow(sheet, table, row),
    table.headHeight ?? table.rowHeight ?? ROW,
  );

function heightOfRow(sheet: Sheet, table: Table, cells: readonly Cell[]): number {
  const { columns, size = SIZE, rowHeight = ROW } = table;
  const noteLine = lineHeight(sheet, { size: size - 1 });
  const notes = cells.map(({ note }, i) => {
    if (!note) return 0;
    const width = (columns[i]?.share ?? 0) * sheet.width - PAD;
    return Math.min(heightOf(sheet, note, { width, size: size - 1 }), NOTE_LINES * noteLine);
  });
  const highest = Math.max(...notes);
  if (highest === 0) return rowHeight;
  return PAD + lineHeight(sheet, { size }) + 1 + highest + PAD;
}

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

function drawRow(
  sheet: Sheet,
  table: Table,
  parent: Structure,
  cells: readonly Cell[],
  kind: 'TH' | 'TD',
): void {
  const { columns, size = SIZE, headHeight } = table;
  const rowHeight =
    kind === 'TH' ? (headHeight ?? table.rowHeight ?? ROW) : heightOfRow(sheet, table, cells);
  const lines = kind === 'TH' && headHeight ? 2 : 1;
  const row = sheet.doc.struct('TR');
  parent.add(row);
  let x = sheet.left;
  for (const [i, column] of columns.entries()) {
    const cell = cells[i];
    const width = column.share * sheet.width;
    if (cell) {
      const box = { x, y: sheet.y, width, height: rowHeight };
      row.add(
        sheet.doc.struct(kind, {}, () => {
          cell.draw?.(box);
          const place = {
            x: i === 0 ? x : x + PAD / 2,
            width: width - (i === columns.length - 1 ? PAD / 2 : PAD),
            align: column.align ?? 'right',
          } as const;
          const isTop = lines > 1 || cells.some(({ note }) => note);
          const face = cell.face ?? (kind === 'TH' ? 'medium' : 'sans');
          const wanted = kind === 'TH' ? size - 0.5 : size;
          // A figure is never cut; a name may be.
          const shown =
            kind === 'TD' && place.align === 'right'
              ? sizeWithin(sheet, cell.text, { width: place.width, face, size: wanted })
              : wanted;
          const y = sheet.y + (isTop ? PAD : (rowHeight - shown * 1.3) / 2);
          const height = write(sheet, cell.text, {
            ...place,
            y,
            size: shown,
            lines,
            ...(cell.color ? { color: cell.color } : {}),
            face,
          });
          if (cell.note) {
            const look = { ...place, y: y + height + 1, size: size - 1, lines: NOTE_LINES };
            write(sheet, cell.note, { ...look, color: COLORS.second });
          }
        }),
      );
    }
    x += width;
  }
  sheet.y += rowHeight;
}

function line(sheet: Sheet, color: string, weight: number): void {
  const { doc, left, width, y } = sheet;
  decoration(sheet, () => {
    doc
      .lineWidth(weight)
      .strokeColor(color)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke();
  });
}
