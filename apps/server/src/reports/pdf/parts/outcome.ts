import type { PropertyDetail, TenYearOutcome } from '@alpha/contract';
import { outcomeOf } from '@alpha/report-model/outcome';
import { outcomeBar } from '@alpha/report-model/outcome-bar';
import { type OutcomeFigure, outcomeTexts } from '@alpha/report-model/texts/outcome';
import { COLORS } from '../../render-worker/colors.ts';
import { decoration, type Sheet, tagged } from '../layout/sheet.ts';
import { sizeThatFits, write } from '../layout/text.ts';

const HEIGHT = 96;
const PAD = 13;
/** Of the width: the result with its range. */
const RESULT_SHARE = 0.42;
/** Between the two ends of the range. */
const END_GAP = 8;
const SMALL = { size: 7.5, color: COLORS.onStripSecond, lines: 1 } as const;
const TONES = { gain: COLORS.stripGain, loss: COLORS.stripLoss, plain: COLORS.onStrip };

type Box = { x: number; y: number; width: number };

/** The same figures and texts as the strip of the page. */
export function drawOutcome(sheet: Sheet, property: PropertyDetail): void {
  const outcome = outcomeOf(property);
  if (!outcome) return;
  const { doc, left, width, y, words } = sheet;
  const texts = outcomeTexts(outcome, { t: words.outcome, locale: words.locale, unit: words.unit });
  const [resultWidth, half] = [width * RESULT_SHARE, (width * (1 - RESULT_SHARE)) / 2];
  const x = left + resultWidth;
  decoration(sheet, () => {
    doc.roundedRect(left, y, width, HEIGHT, 6).fill(COLORS.strip);
    doc.lineWidth(0.75).strokeColor(COLORS.stripLine);
    for (const line of [x, x + half]) doc.moveTo(line, y).lineTo(line, y + HEIGHT);
    doc.moveTo(x, y + HEIGHT / 2).lineTo(left + width, y + HEIGHT / 2);
    doc.stroke();
  });
  drawResult(sheet, outcome, texts, { x: left + PAD, y, width: resultWidth - 2 * PAD });
  const cells = [texts.cashFlow, texts.toClose, texts.added, texts.loss];
  for (const [i, figure] of cells.entries())
    drawCell(sheet, figure, {
      x: x + (i % 2) * half + PAD,
      y: y + Math.floor(i / 2) * (HEIGHT / 2),
      width: half - PAD - 4,
    });
  sheet.y += HEIGHT;
}

function drawResult(
  sheet: Sheet,
  outcome: TenYearOutcome,
  { result, range }: ReturnType<typeof outcomeTexts>,
  { x, y, width }: Box,
): void {
  const t = sheet.words.outcome;
  const value = { x, width, face: 'bold', lines: 1 } as const;
  const size = sizeThatFits(
    sheet,
    result.value,
    { width, face: 'bold', lines: 1 },
    [22, 19, 16, 13],
  );
  tagged(sheet, 'P', () => {
    write(sheet, result.label, { ...SMALL, x, width, y: y + 10 });
    write(sheet, result.value, { ...value, y: y + 20, size, color: COLORS.onStrip });
    write(sheet, result.note, { ...SMALL, x, width, y: y + 46 });
  });
  if (!range) return;
  const endSize = sizeThatFits(
    sheet,
    `${range.low} ${range.high}`,
    { width: width - END_GAP, face: 'bold', lines: 1 },
    [8.5, 7.5, 6.5, 6],
  );
  drawBar(sheet, outcome, { x, y: y + 63, width });
  tagged(sheet, 'P', () => {
    const ends = [
      { text: range.low, note: t('worse'), usd: outcome.result_percentile_5, align: 'left' },
      { text: range.high, note: t('better'), usd: outcome.result_percentile_95, align: 'right' },
    ] as const;
    for (const { text, note, usd, align } of ends) {
      const color = usd < 0 ? COLORS.stripLoss : COLORS.stripGain;
      write(sheet, text, { ...value, y: y + 70, size: endSize, color, align });
      write(sheet, note, { ...SMALL, x, width, y: y + 81, size: 6.5, align });
    }
  });
}

function drawBar(sheet: Sheet, outcome: TenYearOutcome, { x, y, width }: Box): void {
  const bar = outcomeBar(outcome);
  if (!bar) return;
  const { doc } = sheet;
  const at = (percent: number) => x + (percent / 100) * width;
  const part = (from: number, to: number, color: string) => {
    if (to > from) doc.rect(at(from), y - 2, at(to) - at(from), 4).fill(color);
  };
  decoration(sheet, () => {
    doc.rect(x, y - 0.5, width, 1).fill(COLORS.stripLine);
    part(bar.low, Math.min(bar.high, bar.zero), COLORS.stripLoss);
    part(Math.max(bar.low, bar.zero), bar.high, COLORS.stripGain);
    doc.rect(at(bar.zero) - 0.5, y - 5, 1, 10).fill(COLORS.onStrip);
    doc.circle(at(bar.median), y, 3.4).lineWidth(1.8).fillAndStroke(COLORS.strip, COLORS.onStrip);
  });
}

function drawCell(sheet: Sheet, figure: OutcomeFigure, { x, y, width }: Box): void {
  tagged(sheet, 'P', () => {
    write(sheet, figure.label, { ...SMALL, x, width, y: y + 8 });
    const look = { x, width, face: 'bold', lines: 1 } as const;
    const size = sizeThatFits(sheet, figure.value, look, [13, 11.5, 10, 9, 8]);
    const middle = y + 25.6 - size * 0.66;
    write(sheet, figure.value, { ...look, y: middle, size, color: TONES[figure.tone] });
    if (figure.note) write(sheet, figure.note, { ...SMALL, x, width, y: y + 34, size: 6.8 });
  });
}
