import { COLORS } from '../render-worker/colors.ts';
import { textPath, wrapText } from './text-path.ts';

/** Who sent the link. */
export type PreviewPerson = {
  name: string;
  /** Role and languages. */
  lines: readonly string[];
  /** Empty for none. */
  message: string;
};

const CARD = { x: 24, y: 24, width: 492, pad: 20 };
/** Of the round photo, on top of the card. */
export const PORTRAIT = { x: CARD.x + CARD.pad, y: CARD.y + CARD.pad, size: 92 };
const GAP = 18;
const NAME = { face: 'bold', size: 27 } as const;
const LINE = { face: 'sans', size: 19 } as const;
const MESSAGE = { face: 'serif', size: 26 } as const;
const MOST_MESSAGE_LINES = 4;
const PAPER = '#fdfcf8';

/** A card over the upper part of the home's picture: a person before the figures. */
export function personCard({ name, lines, message }: PreviewPerson, hasPhoto: boolean): string {
  const x = hasPhoto ? PORTRAIT.x + PORTRAIT.size + GAP : PORTRAIT.x;
  const width = CARD.x + CARD.width - CARD.pad - x;
  const rows: string[] = [];
  let y = PORTRAIT.y + 22;
  const [shown = ''] = wrapText(name, NAME, width, 1);
  rows.push(textPath(shown, { ...NAME, x, y, fill: COLORS.text }));
  y += 4;
  for (const text of lines.flatMap((line) => wrapText(line, LINE, width, 2))) {
    y += 25;
    rows.push(textPath(text, { ...LINE, x, y, fill: COLORS.second }));
  }
  let bottom = Math.max(y + 6, hasPhoto ? PORTRAIT.y + PORTRAIT.size : 0);
  const inner = CARD.width - 2 * CARD.pad;
  for (const line of message ? wrapText(message, MESSAGE, inner, MOST_MESSAGE_LINES) : []) {
    bottom += 34;
    rows.push(textPath(line, { ...MESSAGE, x: PORTRAIT.x, y: bottom, fill: COLORS.text }));
  }
  const height = bottom + CARD.pad - CARD.y;
  return `<rect x="${CARD.x}" y="${CARD.y}" width="${CARD.width}" height="${height}" rx="14" fill="${PAPER}" fill-opacity="0.96"/>${rows.join('')}`;
}
