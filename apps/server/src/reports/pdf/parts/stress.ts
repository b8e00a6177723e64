import { yearsHeld } from '@alpha/engine';
import {
  STRESS_FIGURES,
  type StressFigure,
  type StressLine,
  stressLines,
  stressOf,
  stressTone,
} from '@alpha/report-model/stress';
import {
  figureChange,
  figureNote,
  skippedTexts,
  stressLineText,
  stressSentence,
} from '@alpha/report-model/stress-text';
import { COLORS } from '../../render-worker/colors.ts';
import { openSection } from '../layout/section.ts';
import { makeRoom, type Sheet, tagged } from '../layout/sheet.ts';
import { type Cell, drawTable, heightOfTable } from '../layout/table.ts';
import { heightOf, write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';

const HEAD = 26;
const NAME_SHARE = 0.36;
/** It names its year beside the change. */
const WORST_YEAR_SHARE = 0.15;
const SMALL = 7.5;
/** Millions with a sign don't fit into a column at the usual size. */
const LONG_USD = 1_000_000;

/** The plan with one thing going wrong at a time. */
export function drawStress(sheet: Sheet, { report }: ReportInput): void {
  const stress = stressOf(report);
  if (!stress) return;
  const { words, left, width } = sheet;
  const texts = { t: words.stress, locale: words.locale, unit: words.unit };
  const lines = stressLines(stress);
  const notes = [...skippedTexts(stress, texts), words.stress('note')];
  const note = notes.join(' ');
  const look = { width, size: SMALL };
  const share = (1 - NAME_SHARE - WORST_YEAR_SHARE) / (STRESS_FIGURES.length - 1);
  const table = {
    size: hasLongFigure(lines) ? 7 : 8,
    headHeight: HEAD,
    columns: [
      { label: words.stress('column.case'), share: NAME_SHARE, align: 'left' as const },
      ...STRESS_FIGURES.map((figure) => ({
        label: words.stress(`column.${figure}`),
        share: figure === 'worstYearCashflow' ? WORST_YEAR_SHARE : share,
      })),
    ],
    rows: lines.map((line) => {
      const { name, text } = stressLineText(line.kind, stress, texts);
      return [
        { text: name, note: text, face: 'medium' as const },
        ...STRESS_FIGURES.map((figure) => figureCell(sheet, line, figure)),
      ];
    }),
  };
  openSection(sheet, {
    heading: words.stress('title'),
    text: `${words.stress('lead', { years: yearsHeld(stress.inputs) })} ${stressSentence(stress, texts)}`,
    // Its lines are compared with each other, so they stay on one page.
    room: heightOfTable(sheet, table),
  });
  drawTable(sheet, table);
  makeRoom(sheet, heightOf(sheet, note, look) + 6);
  sheet.y += 6;
  tagged(sheet, 'P', () => {
    sheet.y += write(sheet, note, { ...look, x: left, y: sheet.y, color: COLORS.second });
  });
}

const hasLongFigure = (lines: readonly StressLine[]): boolean =>
  lines.some(({ figures }) =>
    STRESS_FIGURES.some((figure) => Math.abs(figures[figure]) >= LONG_USD),
  );

function figureCell({ words }: Sheet, line: StressLine, figure: StressFigure): Cell {
  const value = line.figures[figure];
  const change = figureChange(line, figure);
  const notes = [
    figureNote(line, figure, { t: words.stress, locale: words.locale, unit: words.unit }),
    change === null ? null : changeText(words, change),
  ];
  const tone = stressTone(figure, value);
  return {
    text: words.moneyNarrow(value, tone === null ? {} : { sign: 'always' }),
    note: notes.filter((text) => text !== null).join(' · '),
    face: 'medium',
    ...(tone && { color: COLORS[tone] }),
  };
}

function changeText(words: Sheet['words'], change: number): string {
  return change === 0 ? words.stress('noChange') : words.moneyNarrow(change, { sign: 'always' });
}
