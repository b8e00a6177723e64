import { COLORS } from '../../render-worker/colors.ts';
import { decoration, type Sheet, tagged } from './sheet.ts';
import { widthOf, write } from './text.ts';

export type Fact = { label: string; value: string };

type FactList = { x: number; width: number; title?: string; size?: number; rowHeight?: number };

const GAP = 4;

/** Label left, value right, a hairline between; returns the height. */
export function drawFacts(
  sheet: Sheet,
  facts: readonly Fact[],
  y: number,
  { x, width, title, size = 8.5, rowHeight = 17 }: FactList,
): number {
  let at = y;
  if (title) {
    tagged(sheet, 'H3', () => {
      at += write(sheet, title, { x, y: at, width, size: 8.5, face: 'bold' }) + 4;
    });
  }
  line(sheet, x, at, width, COLORS.text, 0.75);
  for (const { label, value } of facts) {
    const textY = at + (rowHeight - size * 1.3) / 2;
    // The label gets the width the value leaves, so neither is cut while both fit.
    const wanted = widthOf(sheet, value, { size, face: 'medium' }) + 1;
    const left = width - widthOf(sheet, label, { size }) - GAP;
    const valueWidth = Math.min(wanted, Math.max(left, width * 0.5));
    const look = { y: textY, size, lines: 1 } as const;
    tagged(sheet, 'P', () => {
      write(sheet, label, { ...look, x, width: width - valueWidth - GAP, color: COLORS.second });
      write(sheet, value, {
        ...look,
        x: x + width - valueWidth,
        width: valueWidth,
        face: 'medium',
        align: 'right',
      });
    });
    at += rowHeight;
    line(sheet, x, at, width, COLORS.grid, 0.5);
  }
  return at - y;
}

function line(sheet: Sheet, x: number, y: number, width: number, color: string, weight: number) {
  decoration(sheet, () => {
    sheet.doc
      .lineWidth(weight)
      .strokeColor(color)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  });
}
