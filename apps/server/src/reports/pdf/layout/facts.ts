import { COLORS } from '../../render-worker/colors.ts';
import { decoration, type Sheet, tagged } from './sheet.ts';
import { widthOf, write } from './text.ts';

export type Fact = { label: string; value: string };

type FactLook = {
  width: number;
  size?: number;
  rowHeight?: number;
  /** A label that does not fit beside its value goes on in a second line; otherwise it is cut. */
  canWrap?: boolean;
};
type FactList = FactLook & { x: number; title?: string };

const GAP = 4;
const SIZE = 8.5;
const ROW = 17;
const LINE = 1.3;

/** Label left, value right, a hairline between; returns the height. */
export function drawFacts(
  sheet: Sheet,
  facts: readonly Fact[],
  y: number,
  { x, title, ...look }: FactList,
): number {
  const { width, size = SIZE, rowHeight = ROW } = look;
  let at = y;
  if (title) {
    tagged(sheet, 'H3', () => {
      at += write(sheet, title, { x, y: at, width, size: 8.5, face: 'bold' }) + 4;
    });
  }
  line(sheet, x, at, width, COLORS.text, 0.75);
  for (const { label, value } of facts) {
    const { labelWidth, valueWidth, lines } = rowOf(sheet, { label, value }, look);
    const place = { y: at + (rowHeight - size * LINE) / 2, size };
    tagged(sheet, 'P', () => {
      write(sheet, label, { ...place, lines, x, width: labelWidth, color: COLORS.second });
      write(sheet, value, {
        ...{ ...place, lines: 1, x: x + width - valueWidth, width: valueWidth },
        face: 'medium',
        align: 'right',
      });
    });
    at += rowHeight + (lines - 1) * size * LINE;
    line(sheet, x, at, width, COLORS.grid, 0.5);
  }
  return at - y;
}

/** Of the rows, without the title. */
export function factsHeight(sheet: Sheet, facts: readonly Fact[], look: FactLook): number {
  const { size = SIZE, rowHeight = ROW } = look;
  return facts.reduce(
    (sum, fact) => sum + rowHeight + (rowOf(sheet, fact, look).lines - 1) * size * LINE,
    0,
  );
}

/** The label gets the width the value leaves, so neither is cut while both fit. */
function rowOf(sheet: Sheet, { label, value }: Fact, { width, size = SIZE, canWrap }: FactLook) {
  const wanted = widthOf(sheet, value, { size, face: 'medium' }) + 1;
  const labelWanted = widthOf(sheet, label, { size });
  const valueWidth = Math.min(wanted, Math.max(width - labelWanted - GAP, width * 0.5));
  const labelWidth = width - valueWidth - GAP;
  return { labelWidth, valueWidth, lines: canWrap && labelWanted > labelWidth ? 2 : 1 };
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
