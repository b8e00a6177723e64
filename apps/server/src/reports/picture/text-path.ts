import * as fontkit from 'fontkit';
import { printable, type Typeface, typefaceBytes } from '../render-worker/typefaces.ts';

type Font = ReturnType<typeof fontkit.create> & { unitsPerEm: number };
export type TextStyle = { face: Typeface; size: number };

const fonts = new Map<Typeface, Font>();

function fontOf(face: Typeface): Font {
  const known = fonts.get(face);
  if (known) return known;
  const font = fontkit.create(typefaceBytes(face)) as Font;
  fonts.set(face, font);
  return font;
}

const FEATURES = ['tnum', 'kern'];

function layOut(text: string, face: Typeface) {
  const font = fontOf(face) as fontkit.Font;
  return { run: font.layout(printable(text), FEATURES), units: font.unitsPerEm };
}

export function textWidth(text: string, { face, size }: TextStyle): number {
  const { run, units } = layOut(text, face);
  return (run.advanceWidth * size) / units;
}

/** Text as outlines with its baseline at `y`, independent of installed fonts. */
export function textPath(
  text: string,
  { face, size, x, y, fill }: TextStyle & { x: number; y: number; fill: string },
): string {
  const { run, units } = layOut(text, face);
  const scale = size / units;
  let pen = 0;
  const glyphs = run.glyphs.map((glyph, i) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = run.positions[i] ?? {};
    const outline = glyph.path.translate(pen + xOffset, yOffset).toSVG();
    pen += xAdvance;
    return outline;
  });
  const place = `translate(${x} ${y}) scale(${scale} ${-scale})`;
  return `<path transform="${place}" fill="${fill}" d="${glyphs.join('')}"/>`;
}

/** Wraps to the width, never between an amount and its currency; the last line is cut with an ellipsis. */
export function wrapText(text: string, style: TextStyle, width: number, most: number): string[] {
  const fits = (line: string) => textWidth(line, style) <= width;
  const lines: string[] = [];
  for (const word of text.split(/[^\S\u00a0]+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  const isCut = lines.length > most || !kept.every(fits);
  return isCut ? kept.map((line, i) => shortened(line, i === kept.length - 1, fits)) : kept;
}

/** Halves what is left to try: a word may be as long as a message, and each try lays it out. */
function shortened(line: string, isLast: boolean, fits: (line: string) => boolean): string {
  const letters = [...line];
  const first = (count: number) => letters.slice(0, count).join('');
  let [most, tooMany] = [1, letters.length + 1];
  while (tooMany - most > 1) {
    const count = Math.floor((most + tooMany) / 2);
    if (fits(isLast ? `${first(count)}…` : first(count))) most = count;
    else tooMany = count;
  }
  const text = first(most);
  return isLast || text !== line ? `${text.trimEnd()}…` : text;
}
