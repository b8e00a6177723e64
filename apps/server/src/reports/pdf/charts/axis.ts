import { linearScale, type roundAxis, type Scale } from '@alpha/report-model/chart/scale';
import { COLORS } from '../../render-worker/colors.ts';
import type { Box } from '../layout/figure.ts';
import type { Sheet } from '../layout/sheet.ts';
import { widthOf, write } from '../layout/text.ts';

export const LABEL = { size: 7, color: COLORS.third } as const;
/** Height below the plot for x-axis labels. */
const FOOT = 14;

export type Plot = { left: number; right: number; top: number; bottom: number; y: Scale };

/** Draws grid and y-axis labels; returns the remaining plot area. */
export function drawYAxis(
  sheet: Sheet,
  box: Box,
  { domain, ticks }: ReturnType<typeof roundAxis>,
  format: (value: number) => string,
): Plot {
  const labels = ticks.map(format);
  const gutter = Math.max(...labels.map((label) => widthOf(sheet, label, LABEL))) + 6;
  const left = box.x + gutter;
  const right = box.x + box.width;
  const top = box.y + 4;
  const bottom = box.y + box.height - FOOT;
  const y = linearScale(domain, [bottom, top]);
  for (const [i, tick] of ticks.entries()) {
    const at = y(tick);
    sheet.doc.lineWidth(0.5).strokeColor(tick === 0 ? COLORS.gray : COLORS.grid);
    sheet.doc.moveTo(left, at).lineTo(right, at).stroke();
    write(sheet, labels[i] as string, {
      x: box.x,
      y: at - 4.5,
      width: gutter - 6,
      align: 'right',
      ...LABEL,
    });
  }
  return { left, right, top, bottom, y };
}

/** A label under the plot, centered on `x` and kept within its width. */
export function drawXLabel(sheet: Sheet, plot: Plot, x: number, label: string): void {
  const width = widthOf(sheet, label, LABEL) + 2;
  const start = Math.min(Math.max(x - width / 2, plot.left - 8), plot.right - width);
  write(sheet, label, { x: start, y: plot.bottom + 4, width: width + 2, ...LABEL, lines: 1 });
}

type Key = { label: string; color: string; isOutline?: boolean };

/** Legend in one row, starting at `x`. */
export function drawKeys(sheet: Sheet, x: number, y: number, keys: readonly Key[]): void {
  let at = x;
  for (const { label, color, isOutline } of keys) {
    sheet.doc.lineWidth(1).rect(at, y + 1.5, 6, 6);
    if (isOutline) sheet.doc.strokeColor(color).stroke();
    else sheet.doc.fillColor(color).fill();
    const width = widthOf(sheet, label, LABEL) + 2;
    write(sheet, label, {
      x: at + 10,
      y,
      width: width + 2,
      ...LABEL,
      color: COLORS.second,
      lines: 1,
    });
    at += 10 + width + 12;
  }
}
