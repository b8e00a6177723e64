import { HOUSE_DRAWING } from '@alpha/contract/house-drawing';
import { INK, MARK } from '../press/ink.ts';
import type { PreviewContent } from './preview-content.ts';
import { textPath, textWidth, wrapText } from './text-path.ts';

export type PreviewInput = { content: PreviewContent; hasPicture: boolean };
type Figure = PreviewContent['figures'][number];

/** What chats and mail programs cut their previews to. */
export const PREVIEW = { width: 1200, height: 630 };
/** Where the home stands, at the left. */
export const PICTURE = { width: 540, height: PREVIEW.height };

const PAPER = '#f7f4ed';
const LEFT = PICTURE.width + 56;
const WIDTH = PREVIEW.width - LEFT - 48;
const STRIP_TOP = 388;

/** Everything but the home's picture, whose place stays clear. */
export function previewLayer({ content, hasPicture }: PreviewInput): string {
  const { figures } = content;
  const parts = [
    `<rect x="${PICTURE.width}" width="${PREVIEW.width - PICTURE.width}" height="${PREVIEW.height}" fill="${PAPER}"/>`,
    hasPicture ? '' : emptyPicture(),
    brand(content),
    title(content, figures.length > 0 ? 134 : 250),
    figures.length > 0 ? strip(figures) : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}">${parts.join('')}</svg>`;
}

function mark(place: string, line: string): string {
  const fan = MARK.map(({ path, opacity }) => `<path d="${path}" opacity="${opacity}"/>`).join('');
  return `<g transform="${place}"><g fill="none" stroke="${line}" stroke-width="1.6" stroke-linecap="round">${fan}</g><circle cx="3.5" cy="10" r="3" fill="${INK.accent}"/></g>`;
}

/** In place of a photo. */
function emptyPicture(): string {
  const { path, strokeWidth, width, height } = HOUSE_DRAWING;
  const scale = 3;
  const x = (PICTURE.width - width * scale) / 2;
  const y = (PICTURE.height - height * scale) / 2;
  const ground = `<rect width="${PICTURE.width}" height="${PICTURE.height}" fill="${INK.greyWash}"/>`;
  return `${ground}<path transform="translate(${x} ${y}) scale(${scale})" d="${path}" fill="none" stroke="${INK.third}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function brand({ brand: name }: PreviewContent): string {
  const text = { face: 'serif', size: 30, x: LEFT + 58, y: 79, fill: INK.text } as const;
  return mark(`translate(${LEFT} 52) scale(1.8)`, INK.text) + textPath(name, text);
}

/** The first that holds the whole address; the last is cut. */
const TITLES = [
  { size: 54, lines: 1 },
  { size: 50, lines: 2 },
  { size: 42, lines: 2 },
  { size: 34, lines: 3 },
] as const;

/** A home that is off the market has more to say beside its price. */
const PRICES = [32, 28, 25, 22];

function title({ address, lines: facts, price }: PreviewContent, top: number): string {
  const tries = TITLES.map(({ size, lines }) => {
    const letters = { face: 'serif', size } as const;
    return { letters, lines: wrapText(address, letters, WIDTH, lines) };
  });
  const whole = tries.find(({ lines }) => !lines.at(-1)?.endsWith('…'));
  const { letters, lines } = whole ?? (tries.at(-1) as (typeof tries)[number]);
  let y = top + letters.size * 0.7 + (lines.length === 1 ? 14 : 0);
  const rows = lines.map((line, i) => {
    if (i > 0) y += letters.size * 1.08;
    return textPath(line, { ...letters, x: LEFT, y, fill: INK.text });
  });
  const small = { face: 'sans', size: 24 } as const;
  y += 43;
  for (const line of facts) {
    const [text = ''] = wrapText(line, small, WIDTH, 1);
    rows.push(textPath(text, { ...small, x: LEFT, y, fill: INK.second }));
    y += 33;
  }
  const size = PRICES.find((size) => textWidth(price, { face: 'bold', size }) <= WIDTH) ?? 22;
  const look = { face: 'bold', size, x: LEFT, y: y + 12, fill: INK.text } as const;
  return rows.join('') + textPath(price, look);
}

/** Two by two, so that each stays legible at the size of a thumb. */
function strip(figures: readonly Figure[]): string {
  const left = PICTURE.width;
  const column = (PREVIEW.width - left) / 2;
  const row = (PREVIEW.height - STRIP_TOP) / 2;
  const lines = `<path d="M${left + column} ${STRIP_TOP}V${PREVIEW.height}M${left} ${STRIP_TOP + row}H${PREVIEW.width}" stroke="${INK.stripLine}" stroke-width="1.5"/>`;
  const cells = figures.map((figure, i) => {
    const x = i % 2 === 0 ? LEFT : left + column + 32;
    return cell(figure, x, STRIP_TOP + Math.floor(i / 2) * row, column - (i % 2 === 0 ? 72 : 56));
  });
  return `<rect x="${left}" y="${STRIP_TOP}" width="${PREVIEW.width - left}" height="${PREVIEW.height - STRIP_TOP}" fill="${INK.strip}"/>${lines}${cells.join('')}`;
}

const TONES = { gain: INK.stripGain, loss: INK.stripLoss, plain: INK.onStrip };

function cell({ label, value, tone }: Figure, x: number, y: number, width: number): string {
  const small = { face: 'sans', size: 21 } as const;
  const [shown = ''] = wrapText(label, small, width, 1);
  const fits = (size: number) => textWidth(value, { face: 'bold', size }) <= width;
  const size = [42, 38, 34, 30].find(fits) ?? 26;
  return (
    textPath(shown, { ...small, x, y: y + 44, fill: INK.onStripSecond }) +
    textPath(value, { face: 'bold', size, x, y: y + 92, fill: TONES[tone] })
  );
}
