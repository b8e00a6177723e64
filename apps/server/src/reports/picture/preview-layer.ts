import { HOUSE_DRAWING } from '@alpha/contract/house-drawing';
import { COLORS, LOGO } from '../render-worker/colors.ts';
import type { PreviewContent } from './preview-content.ts';
import { listTable, listTitle } from './preview-list.ts';
import { personCard } from './preview-person.ts';
import { LEFT, PICTURE, PREVIEW, WIDTH } from './preview-size.ts';
import { textPath, textWidth, wrapText } from './text-path.ts';

export type PreviewInput = { content: PreviewContent; hasPicture: boolean; hasPortrait: boolean };
type Figure = PreviewContent['figures'][number];

const PAPER = '#f7f4ed';
const STRIP_TOP = 378;
const ROWS = 3;

/** Everything except the property's picture, whose area stays transparent. */
export function previewLayer({ content, hasPicture, hasPortrait }: PreviewInput): string {
  const { figures, from, list } = content;
  const parts = [
    `<rect x="${PICTURE.width}" width="${PREVIEW.width - PICTURE.width}" height="${PREVIEW.height}" fill="${PAPER}"/>`,
    hasPicture ? '' : emptyPicture(),
    from ? personCard(from, hasPortrait) : '',
    brand(content),
    list ? listTitle(content.title) : title(content, figures.length > 0 ? 134 : 250),
    list ? listTable(list) : '',
    figures.length > 0 ? strip(figures) : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}">${parts.join('')}</svg>`;
}

function mark(place: string, line: string): string {
  const fan = LOGO.map(({ path, opacity }) => `<path d="${path}" opacity="${opacity}"/>`).join('');
  return `<g transform="${place}"><g fill="none" stroke="${line}" stroke-width="1.6" stroke-linecap="round">${fan}</g><circle cx="3.5" cy="10" r="3" fill="${COLORS.accent}"/></g>`;
}

/** Placeholder for a missing photo. */
function emptyPicture(): string {
  const { path, strokeWidth, width, height } = HOUSE_DRAWING;
  const scale = 3;
  const x = (PICTURE.width - width * scale) / 2;
  const y = (PICTURE.height - height * scale) / 2;
  const ground = `<rect width="${PICTURE.width}" height="${PICTURE.height}" fill="${COLORS.grayWash}"/>`;
  return `${ground}<path transform="translate(${x} ${y}) scale(${scale})" d="${path}" fill="none" stroke="${COLORS.third}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function brand({ brand: name }: PreviewContent): string {
  const text = { face: 'serif', size: 30, x: LEFT + 58, y: 79, fill: COLORS.text } as const;
  return mark(`translate(${LEFT} 52) scale(1.8)`, COLORS.text) + textPath(name, text);
}

/** Tried in order until the whole address fits; the last one is cut. */
const TITLES = [
  { size: 54, lines: 1 },
  { size: 50, lines: 2 },
  { size: 42, lines: 2 },
  { size: 34, lines: 3 },
] as const;

/** Off-market properties have a longer price text. */
const PRICES = [32, 28, 25, 22];

function title({ title: name, lines: facts, price }: PreviewContent, top: number): string {
  const tries = TITLES.map(({ size, lines }) => {
    const style = { face: 'serif', size } as const;
    return { style, lines: wrapText(name, style, WIDTH, lines) };
  });
  const whole = tries.find(({ lines }) => !lines.at(-1)?.endsWith('…'));
  const { style, lines } = whole ?? (tries.at(-1) as (typeof tries)[number]);
  let y = top + style.size * 0.7 + (lines.length === 1 ? 14 : 0);
  const rows = lines.map((line, i) => {
    if (i > 0) y += style.size * 1.08;
    return textPath(line, { ...style, x: LEFT, y, fill: COLORS.text });
  });
  y += 43;
  for (const line of facts) {
    for (const [i, text] of wholeLines(line, y).entries()) {
      if (i > 0) y += NARROW.size * 1.3;
      const look = i > 0 || text !== line ? NARROW : (fittingSize(line) ?? NARROW);
      rows.push(textPath(text, { ...look, x: LEFT, y, fill: COLORS.second }));
    }
    y += 33;
  }
  if (!price) return rows.join('');
  const size = PRICES.find((size) => textWidth(price, { face: 'bold', size }) <= WIDTH) ?? 22;
  const look = { face: 'bold', size, x: LEFT, y: y + 12, fill: COLORS.text } as const;
  return rows.join('') + textPath(price, look);
}

const FACT_SIZES = [24, 21, 19] as const;
const NARROW = { face: 'sans', size: 19 } as const;
/** Below two lines of facts, for the price. */
const PRICE_ROOM = 72;

const fittingSize = (line: string) =>
  FACT_SIZES.map((size) => ({ face: 'sans', size }) as const).find(
    (look) => textWidth(line, look) <= WIDTH,
  );

/** A scenario may change more than fits into a line: smaller, then on two lines where there is room. */
function wholeLines(line: string, y: number): string[] {
  if (fittingSize(line)) return [line];
  const most = y + PRICE_ROOM <= STRIP_TOP ? 2 : 1;
  const parts = line.split(', ');
  // Cut between changes, not within one.
  const tries = parts.map((_, dropped) => {
    const text = parts.slice(0, parts.length - dropped).join(', ') + (dropped > 0 ? '…' : '');
    return { text, lines: wrapText(text, NARROW, WIDTH, most) };
  });
  const whole = tries.find(({ text, lines }) => lines.join(' ') === text);
  return (whole ?? tries.at(-1))?.lines ?? [];
}

/** Two columns, legible at thumbnail size. */
function strip(figures: readonly Figure[]): string {
  const left = PICTURE.width;
  const column = (PREVIEW.width - left) / 2;
  const row = (PREVIEW.height - STRIP_TOP) / ROWS;
  const between = Array.from(
    { length: ROWS - 1 },
    (_, i) => `M${left} ${STRIP_TOP + (i + 1) * row}H${PREVIEW.width}`,
  ).join('');
  const lines = `<path d="M${left + column} ${STRIP_TOP}V${PREVIEW.height}${between}" stroke="${COLORS.stripLine}" stroke-width="1.5"/>`;
  const widthAt = (i: number) => column - (i % 2 === 0 ? 72 : 56);
  // The first figure is what the picture is about: no other is as large.
  const largest = valueSize(figures[0]?.value ?? '', widthAt(0), SIZES) ?? TWO_LINES.size;
  const cells = figures.map((figure, i) => {
    const x = i % 2 === 0 ? LEFT : left + column + 32;
    const sizes = i === 0 ? SIZES : SIZES.filter((size) => size < largest);
    const y = STRIP_TOP + Math.floor(i / 2) * row;
    return cell(figure, { x, y, width: widthAt(i), sizes });
  });
  return `<rect x="${left}" y="${STRIP_TOP}" width="${PREVIEW.width - left}" height="${PREVIEW.height - STRIP_TOP}" fill="${COLORS.strip}"/>${lines}${cells.join('')}`;
}

const TONES = { gain: COLORS.stripGain, loss: COLORS.stripLoss, plain: COLORS.onStrip };

const SIZES = [36, 31, 28, 25, 22, 19];
type Place = { x: number; y: number; width: number; sizes: readonly number[] };

const valueSize = (value: string, width: number, sizes: readonly number[]) =>
  sizes.find((size) => textWidth(value, { face: 'bold', size }) <= width);

function cell({ label, value, tone }: Figure, { x, y, width, sizes }: Place): string {
  const small = { face: 'sans', size: 19 } as const;
  const [shown = ''] = wrapText(label, small, width, 1);
  const name = textPath(shown, { ...small, x, y: y + 31, fill: COLORS.onStripSecond });
  const fill = TONES[tone];
  const size = valueSize(value, width, sizes);
  if (size) return name + textPath(value, { face: 'bold', size, x, y: y + 67, fill });
  // A range in millions of another currency: on two lines, because a figure is never cut.
  const lines = wrapText(value, TWO_LINES, width, 2);
  return (
    name +
    lines.map((line, i) => textPath(line, { ...TWO_LINES, x, y: y + 53 + 22 * i, fill })).join('')
  );
}

const TWO_LINES = { face: 'bold', size: 19 } as const;
