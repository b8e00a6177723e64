import { COLORS } from '../../render-worker/colors.ts';
import { decoration, makeRoom, type Sheet, tagged } from './sheet.ts';
import { heightOf, write } from './text.ts';

export type Box = { x: number; y: number; width: number; height: number };

export type Figure = {
  /** One-sentence description of the chart. */
  title: string;
  caption: string;
  draw: (box: Box) => void;
  /** Share of the row's width; the rest is divided evenly. */
  share?: number;
};

const GAP = 24;
const TITLE = { size: 9.5, face: 'bold' } as const;
const CAPTION = { size: 7.5 } as const;

/** Draws figures side by side with their charts aligned. */
export function drawFigures(sheet: Sheet, figures: readonly Figure[], chartHeight: number): void {
  if (figures.length === 0) return;
  const widths = widthsOf(sheet, figures);
  const head = headHeight(sheet, figures);
  makeRoom(sheet, head + chartHeight);
  let x = sheet.left;
  for (const [i, figure] of figures.entries()) {
    const width = widths[i] as number;
    drawFigure(sheet, figure, { x, y: sheet.y, width, height: head + chartHeight }, head);
    x += width + GAP;
  }
  sheet.y += head + chartHeight;
}

/** Height of `drawFigures`, so that a heading above it stays on the same page. */
export const heightOfFigures = (sheet: Sheet, figures: readonly Figure[], chartHeight: number) =>
  headHeight(sheet, figures) + chartHeight;

function widthsOf(sheet: Sheet, figures: readonly Figure[]): number[] {
  const free = sheet.width - GAP * (figures.length - 1);
  return figures.map(({ share }) => free * (share ?? 1 / figures.length));
}

/** The tallest title and caption, for all of them: the charts are aligned. */
function headHeight(sheet: Sheet, figures: readonly Figure[]): number {
  const widths = widthsOf(sheet, figures);
  return Math.max(...figures.map((figure, i) => headOf(sheet, figure, widths[i] as number)));
}

function headOf(sheet: Sheet, { title, caption }: Figure, width: number): number {
  return (
    8 +
    heightOf(sheet, title, { width, ...TITLE }) +
    2 +
    heightOf(sheet, caption, { width, ...CAPTION }) +
    10
  );
}

function drawFigure(sheet: Sheet, { title, caption, draw }: Figure, box: Box, head: number): void {
  const { x, width } = box;
  decoration(sheet, () => {
    sheet.doc.lineWidth(0.75).strokeColor(COLORS.text);
    sheet.doc
      .moveTo(x, box.y)
      .lineTo(x + width, box.y)
      .stroke();
  });
  let y = box.y + 8;
  tagged(sheet, 'H3', () => {
    y += write(sheet, title, { x, y, width, ...TITLE }) + 2;
  });
  tagged(sheet, 'P', () => {
    write(sheet, caption, { x, y, width, ...CAPTION, color: COLORS.second });
  });
  const chart = { x, y: box.y + head, width, height: box.height - head };
  tagged(sheet, 'Figure', () => draw(chart), { alt: `${title}. ${caption}` });
}
