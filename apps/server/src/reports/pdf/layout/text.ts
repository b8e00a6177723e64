import { COLORS } from '../../render-worker/colors.ts';
import { printable, type Typeface } from '../../render-worker/typefaces.ts';
import type { Sheet } from './sheet.ts';

export type TextLook = {
  x: number;
  y: number;
  width: number;
  size?: number;
  face?: Typeface;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Maximum number of lines; then cut with an ellipsis. */
  lines?: number;
  /** Opened by a click. */
  link?: string;
};

const LEADING = 1.32;

/** Tabular figures, so that digits align in columns. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

/** Writes at the given position; returns the height. */
export function write(sheet: Sheet, text: string, look: TextLook): number {
  const { x, y, width, align = 'left', color = COLORS.text, lines, link } = look;
  const { doc } = sheet;
  const options = setFace(sheet, look);
  const content = withSignsKept(sheet, printable(text), width);
  const oneLine = options.lineHeight;
  doc.fillColor(color).text(content, x, y, {
    width,
    align,
    lineGap: options.lineGap,
    features: FEATURES,
    ...(link ? { link, underline: true } : {}),
    ...(lines ? { height: lines * oneLine + 0.1, ellipsis: true } : {}),
  });
  return doc.y - y;
}

export function heightOf(sheet: Sheet, text: string, look: Omit<TextLook, 'x' | 'y'>): number {
  const { lineGap } = setFace(sheet, look);
  return sheet.doc.heightOfString(withSignsKept(sheet, printable(text), look.width), {
    width: look.width,
    lineGap,
    features: FEATURES,
  });
}

/**
 * Breaks lines at spaces only when the text has negative amounts: Unicode allows a break between a
 * minus and a currency sign.
 */
function withSignsKept({ doc }: Sheet, text: string, width: number): string {
  if (!/\u2212\p{L}*\p{Sc}/u.test(text)) return text;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length === 0) lines.push(word);
    else if (doc.widthOfString(longer, { features: FEATURES }) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}

export function widthOf(sheet: Sheet, text: string, look: Pick<TextLook, 'size' | 'face'>): number {
  setFace(sheet, look);
  return sheet.doc.widthOfString(printable(text), { features: FEATURES });
}

/** The largest of these sizes at which the text fits in this many lines. */
export function sizeThatFits(
  sheet: Sheet,
  text: string,
  { width, face = 'sans', lines }: { width: number; face?: Typeface; lines: number },
  sizes: readonly number[],
): number {
  const fits = (size: number) =>
    heightOf(sheet, text, { width, face, size }) <= lines * lineHeight(sheet, { size, face }) + 0.5;
  return sizes.find(fits) ?? (sizes.at(-1) as number);
}

/** This size, or the smaller one at which the text fits in one line. */
export function sizeWithin(
  sheet: Sheet,
  text: string,
  { width, face, size }: { width: number; face: Typeface; size: number },
): number {
  const wide = widthOf(sheet, text, { face, size });
  // Rounded down, because a line that is exactly as wide is cut.
  return wide < width ? size : Math.floor(((size * width) / wide) * 20) / 20;
}

export function lineHeight(sheet: Sheet, look: Pick<TextLook, 'size' | 'face'>): number {
  return setFace(sheet, look).lineHeight;
}

function setFace({ doc }: Sheet, { size = 9, face = 'sans' }: Pick<TextLook, 'size' | 'face'>) {
  doc.font(face).fontSize(size);
  const natural = doc.currentLineHeight(true);
  const lineGap = Math.max(0, size * (face === 'serif' ? 1.15 : LEADING) - natural);
  return { lineGap, lineHeight: natural + lineGap };
}
