import { COLORS } from '../render-worker/colors.ts';
import type { PreviewFigure, PreviewHome, PreviewList } from './preview-content.ts';
import { LEFT, PICTURE, PREVIEW, WIDTH } from './preview-size.ts';
import { textPath, textWidth, wrapText } from './text-path.ts';

const TOP = 178;
const HEAD = 42;
/** Of the cash flow, on the right. */
const RIGHT = 190;
const RESULT = WIDTH - RIGHT - 16;
const END = LEFT + WIDTH;
const MORE = 36;

const TONES = { gain: COLORS.stripGain, loss: COLORS.stripLoss, plain: COLORS.onStrip };
const SIZES = [34, 31, 28, 25, 22, 19];
const SMALL = [20, 19, 18, 17, 16, 15, 14];
const TITLES = [44, 40, 36, 32];

export function listTitle(title: string): string {
  const size = fitting(title, 'serif', TITLES, WIDTH) ?? 30;
  return wrapText(title, { face: 'serif', size }, WIDTH, 2)
    .map((line, i, { length }) => {
      const y = (length === 1 ? 146 : 126) + i * size * 1.1;
      return textPath(line, { face: 'serif', size, x: LEFT, y, fill: COLORS.text });
    })
    .join('');
}

/** A row for each property: median and range, and what it pays or asks for each month. */
export function listTable({ heads, homes, more }: PreviewList): string {
  const { width, height } = PREVIEW;
  const left = PICTURE.width;
  const row = (height - TOP - HEAD - (more ? MORE : 0)) / homes.length;
  const rows = homes.map((home, i) => homeRow(home, TOP + HEAD + i * row, row));
  const lines = homes.map((_, i) => `M${left} ${TOP + HEAD + i * row}H${width}`).join('');
  const last = { face: 'sans', size: 19, x: LEFT, y: height - 13, fill: COLORS.onStripSecond };
  return [
    `<rect x="${left}" y="${TOP}" width="${width - left}" height="${height - TOP}" fill="${COLORS.strip}"/>`,
    `<path d="${lines}" stroke="${COLORS.stripLine}" stroke-width="1.5"/>`,
    small(heads[0], TOP + 28, { width: RESULT }),
    small(heads[1], TOP + 28, { width: RIGHT, isRight: true }),
    ...rows,
    more ? textPath(more, { ...last, face: 'sans' }) : '',
  ].join('');
}

/** Of the three lines of a row. */
const LINES = { address: 0, figure: 33, range: 58 };
const ROW = 66;

function homeRow({ address, result, range, cashFlow }: PreviewHome, top: number, height: number) {
  const y = top + Math.max(0, (height - ROW) / 2) + 15;
  const [street = ''] = wrapText(address, { face: 'sans', size: 20 }, WIDTH, 1);
  return [
    small(street, y + LINES.address, { width: WIDTH }),
    figure(result, y + LINES.figure, { width: RESULT }),
    range ? small(range, y + LINES.range, { width: RESULT, fill: COLORS.onStrip }) : '',
    cashFlow ? figure(cashFlow, y + LINES.figure, { width: RIGHT, isRight: true }) : '',
  ].join('');
}

type Place = { width: number; isRight?: boolean; fill?: string };

function figure({ value, tone }: PreviewFigure, y: number, place: Place): string {
  const size = fitting(value, 'bold', SIZES, place.width) ?? 17;
  return textPath(value, { ...at(value, 'bold', size, place), y, fill: TONES[tone] });
}

function small(text: string, y: number, place: Place): string {
  const size = fitting(text, 'sans', SMALL, place.width) ?? 14;
  const fill = place.fill ?? COLORS.onStripSecond;
  return textPath(text, { ...at(text, 'sans', size, place), y, fill });
}

const at = (text: string, face: 'sans' | 'bold', size: number, { isRight }: Place) => ({
  ...{ face, size },
  x: isRight ? END - textWidth(text, { face, size }) : LEFT,
});

const fitting = (
  text: string,
  face: 'sans' | 'bold' | 'serif',
  sizes: readonly number[],
  width: number,
) => sizes.find((size) => textWidth(text, { face, size }) <= width);
