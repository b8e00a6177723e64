import { COLORS } from '../../render-worker/colors.ts';
import { decoration, makeRoom, type Sheet, tagged } from './sheet.ts';
import { heightOf, write } from './text.ts';

const HEADING = 17;
const BEFORE = 22;

type Section = {
  heading: string;
  text?: string | undefined;
  /** Height that must fit on the same page as the heading. */
  room: number;
};

/** A heading with its bookmark, never alone at the bottom of a page. */
export function openSection(sheet: Sheet, { heading, text, room }: Section): void {
  const { left: x, width } = sheet;
  const textHeight = text ? heightOf(sheet, text, { width, size: 9 }) + 3 : 0;
  makeRoom(sheet, BEFORE + 22 + textHeight + 10 + room);
  if (sheet.y > sheet.top) sheet.y += BEFORE;
  sheet.doc.outline.addItem(heading);
  tagged(sheet, 'H2', () => {
    sheet.y += write(sheet, heading, { x, y: sheet.y, width, size: HEADING, face: 'serif' });
  });
  if (text) {
    sheet.y += 3;
    tagged(sheet, 'P', () => {
      sheet.y += write(sheet, text, { x, y: sheet.y, width, size: 9, color: COLORS.second });
    });
  }
  sheet.y += 10;
}

export function rule(sheet: Sheet, y: number, color: string = COLORS.line, weight = 0.5): void {
  const { doc, left, width } = sheet;
  decoration(sheet, () => {
    doc.lineWidth(weight).strokeColor(color);
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke();
  });
}
