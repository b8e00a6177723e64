import { noAnalysisReason } from '@alpha/report-model/property-facts';
import { type HeadlineFigure, headlineFigures } from '../../headline-figures.ts';
import { COLORS } from '../../render-worker/colors.ts';
import { decoration, type Sheet, tagged } from '../layout/sheet.ts';
import { heightOf, sizeThatFits, write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';
import { drawOutcome } from './outcome.ts';

const HEIGHT = 64;
const PAD = 13;
const SHARES = [0.28, 0.25, 0.26, 0.21];

export function drawHeadline(sheet: Sheet, { report }: ReportInput): void {
  const figures = headlineFigures(sheet.words, report);
  sheet.y += 10;
  if (figures.length === 0) {
    drawNoAnalysis(sheet, report);
    return;
  }
  drawOutcome(sheet, report.property);
  sheet.y += 8;
  const name = { x: sheet.left, y: sheet.y, width: sheet.width, size: 8 } as const;
  tagged(sheet, 'P', () => {
    sheet.y += write(sheet, sheet.words.report('headline.plan'), { ...name, color: COLORS.second });
  });
  sheet.y += 3;
  drawStrip(sheet, figures);
}

function drawStrip(sheet: Sheet, figures: readonly HeadlineFigure[]): void {
  const { doc, left, width, y } = sheet;
  decoration(sheet, () => {
    doc.roundedRect(left, y, width, HEIGHT, 6).fill(COLORS.grayWash);
  });
  let x = left;
  for (const [i, figure] of figures.entries()) {
    const column = width * (SHARES[i] as number);
    if (i > 0)
      decoration(sheet, () => {
        doc.lineWidth(0.75).strokeColor(COLORS.line);
        doc
          .moveTo(x, y)
          .lineTo(x, y + HEIGHT)
          .stroke();
      });
    drawFigure(sheet, figure, { x: x + PAD, y, width: column - PAD - 4 }, i === 0 ? 17 : 14);
    x += column;
  }
  sheet.y += HEIGHT;
}

const TONES = { gain: COLORS.gain, loss: COLORS.loss, plain: COLORS.text };

function drawFigure(
  sheet: Sheet,
  { label, value, note, tone }: HeadlineFigure,
  { x, y, width }: { x: number; y: number; width: number },
  largest: number,
): void {
  const size = sizeThatFits(sheet, value, { width, face: 'bold', lines: 1 }, [
    largest,
    largest - 2,
    largest - 4,
    largest - 5,
    largest - 7,
  ]);
  const small = { x, width, size: 7.5, color: COLORS.second, lines: 1 } as const;
  tagged(sheet, 'P', () => {
    write(sheet, label, { ...small, y: y + 8 });
    const middle = y + 31 - size * 0.66;
    write(sheet, value, { x, y: middle, width, size, face: 'bold', color: TONES[tone], lines: 1 });
    write(sheet, note, { ...small, y: y + 41, lines: 2 });
  });
}

function drawNoAnalysis(sheet: Sheet, { property }: ReportInput['report']): void {
  const { words, left, width } = sheet;
  const text = words.t('cover.noAnalysis', { reason: noAnalysisReason(property) });
  const inner = { width: width - 28, size: 9.5 } as const;
  const height = heightOf(sheet, text, inner) + 24;
  decoration(sheet, () => {
    sheet.doc.roundedRect(left, sheet.y, width, height, 6).fill(COLORS.grayWash);
  });
  tagged(sheet, 'P', () => void write(sheet, text, { ...inner, x: left + 14, y: sheet.y + 12 }));
  sheet.y += height;
}
