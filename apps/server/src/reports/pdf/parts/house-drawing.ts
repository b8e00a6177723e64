import { HOUSE_DRAWING } from '@alpha/contract/house-drawing';
import { COLORS } from '../../render-worker/colors.ts';
import { decoration, type Sheet } from '../layout/sheet.ts';

type Box = { x: number; y: number; width: number; height: number };

/** Fraction of the box height. */
const SHARE = 0.5;

/** Placeholder for a missing photo. Decorative: the text below names the property. */
export function drawHouse(sheet: Sheet, { x, y, width, height }: Box): void {
  const { doc } = sheet;
  const { path, strokeWidth } = HOUSE_DRAWING;
  const scale = (height * SHARE) / HOUSE_DRAWING.height;
  const left = x + (width - HOUSE_DRAWING.width * scale) / 2;
  const top = y + (height - HOUSE_DRAWING.height * scale) / 2;
  decoration(sheet, () => {
    doc.roundedRect(x, y, width, height, 4).fill(COLORS.grayWash);
    doc.save().translate(left, top).scale(scale);
    doc.lineWidth(strokeWidth).lineCap('round').lineJoin('round').strokeColor(COLORS.third);
    doc.path(path).stroke();
    doc.restore();
  });
}
