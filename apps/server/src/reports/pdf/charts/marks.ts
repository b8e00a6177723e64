import { type PlacedLabel, placeMarkLabels, rowsOf } from '@alpha/report-model/chart/mark-labels';
import type { Sheet } from '../layout/sheet.ts';
import { widthOf, write } from '../layout/text.ts';
import type { Plot } from './axis.ts';

export type LineMark = { x: number; label: string; color: string; side: 'start' | 'end' };
type PlacedMark = LineMark & PlacedLabel & { width: number };

const FACE = { size: 7, face: 'medium' } as const;
/** Height of one row of labels. */
export const MARK_ROW = 10;

/** Gives each mark a place for its label, as on the page. */
export function placeMarks(sheet: Sheet, { left, right }: Plot, marks: readonly LineMark[]) {
  const labels = marks.map((mark) => ({ ...mark, width: widthOf(sheet, mark.label, FACE) + 4 }));
  const places = placeMarkLabels(labels, { left, right, gap: 3 });
  const placed = labels.flatMap((label, i): PlacedMark[] => {
    const place = places[i];
    return place ? [{ ...label, ...place }] : [];
  });
  return { placed, rows: rowsOf(places) };
}

/** Vertical lines with their labels at the top of the plot. */
export function drawMarks(
  sheet: Sheet,
  plot: Plot,
  { placed, rows }: ReturnType<typeof placeMarks>,
): void {
  for (const { x, label, color, side, row, left, width, isOver } of placed) {
    const top = plot.top + (rows - 1 - row) * MARK_ROW;
    sheet.doc.lineWidth(0.75).strokeColor(color);
    sheet.doc.moveTo(x, isOver ? top + MARK_ROW : top).lineTo(x, plot.bottom);
    sheet.doc.stroke();
    const align = side === 'start' && !isOver ? 'right' : 'left';
    write(sheet, label, { ...FACE, color, align, lines: 1, x: left, y: top - 1, width });
  }
}
