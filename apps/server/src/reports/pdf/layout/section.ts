import { COLORS } from '../../render-worker/colors.ts';
import { drawFigures, type Figure, heightOfFigures } from './figure.ts';
import { decoration, makeRoom, type Sheet, tagged } from './sheet.ts';
import { heightOf, write } from './text.ts';

const HEADING = 17;
const BEFORE = 16;
const AFTER = 8;
/** Before figures below a table. */
const BETWEEN = 14;
/** Charts may shrink to this share of their height to stay on the page. */
const SMALLEST_CHART = 0.58;

type Section = {
  heading: string;
  text?: string | undefined;
  /** Height that must fit on the same page as the heading. */
  room: number;
};

/** A heading with its bookmark, never alone at the bottom of a page. */
export function openSection(sheet: Sheet, { heading, text, room }: Section): void {
  const { left: x, width } = sheet;
  makeRoom(sheet, headHeight(sheet, text) + room);
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
  sheet.y += AFTER;
}

function headHeight(sheet: Sheet, text: string | undefined): number {
  const textHeight = text ? heightOf(sheet, text, { width: sheet.width, size: 9 }) + 3 : 0;
  return BEFORE + 20 + textHeight + AFTER;
}

type Flexible = { text?: string | undefined; wanted: number; others: number };

/**
 * The height of a drawing in a section that begins here: less than wanted rather than leave half a page
 * empty, but no less than can be read; then it begins the next page. `others`: what is below it.
 */
export function flexibleHeight(sheet: Sheet, { text, wanted, others }: Flexible): number {
  const free = sheet.bottom - sheet.y - headHeight(sheet, text) - others;
  return free < SMALLEST_CHART * wanted ? wanted : Math.min(free, wanted);
}

type FigureSection = Omit<Section, 'room'> & { figures: readonly Figure[]; chartHeight: number };

/** A section of one row of figures; their charts shrink rather than leave half a page empty. */
export function drawFigureSection(sheet: Sheet, section: FigureSection): void {
  const { figures, chartHeight, text } = section;
  const others = heightOfFigures(sheet, figures, 0);
  const height = flexibleHeight(sheet, { text, wanted: chartHeight, others });
  openSection(sheet, { ...section, room: heightOfFigures(sheet, figures, height) });
  drawFigures(sheet, figures, height);
}

/** Figures within a section: they shrink to stay on the page, else they begin the next one. */
export function drawFlexibleFigures(
  sheet: Sheet,
  figures: readonly Figure[],
  wanted: number,
): void {
  if (figures.length === 0) return;
  sheet.y += BETWEEN;
  const free = sheet.bottom - sheet.y - heightOfFigures(sheet, figures, 0);
  drawFigures(sheet, figures, free < SMALLEST_CHART * wanted ? wanted : Math.min(free, wanted));
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
