import { INK } from '../../press/ink.ts';
import { decoration, type Sheet, tagged } from './sheet.ts';
import { write } from './text.ts';

export type Fact = { label: string; value: string };

type FactList = { x: number; width: number; title?: string; size?: number; rowHeight?: number };

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
  line(sheet, x, at, width, INK.text, 0.75);
  for (const { label, value } of facts) {
    const textY = at + (rowHeight - size * 1.3) / 2;
    tagged(sheet, 'P', () => {
      write(sheet, label, { x, y: textY, width: width * 0.62, size, colour: INK.second, lines: 1 });
      write(sheet, value, {
        x: x + width * 0.34,
        y: textY,
        width: width * 0.66,
        size,
        face: 'medium',
        align: 'right',
        lines: 1,
      });
    });
    at += rowHeight;
    line(sheet, x, at, width, INK.grid, 0.5);
  }
  return at - y;
}

function line(sheet: Sheet, x: number, y: number, width: number, colour: string, weight: number) {
  decoration(sheet, () => {
    sheet.doc
      .lineWidth(weight)
      .strokeColor(colour)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  });
}
