import type { PropertyReport } from '@alpha/contract';
import { beatenPercent } from '@alpha/report-model/chances';
import {
  leftOutText,
  performancePeers,
  performanceTitle,
  restatingText,
  unrankedText,
} from '@alpha/report-model/measure-sentences';
import { differenceOf, knownMeasure } from '@alpha/report-model/performance';
import { type RankedEntry, rankEntries, rankKind } from '@alpha/report-model/performance-rows';
import { recommendationTexts } from '@alpha/report-model/texts/recommendation';
import { NEVER_MONTHS, unitOf } from '@alpha/report-model/units';
import { COLORS } from '../../render-worker/colors.ts';
import type { Words } from '../../render-worker/words.ts';
import { openSection } from '../layout/section.ts';
import { decoration, makeRoom, type Sheet, tagged } from '../layout/sheet.ts';
import { type Cell, drawTable } from '../layout/table.ts';
import { heightOf, write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';

const ROW = 13.5;
/** With the heading on the same page. */
const FIRST_ROWS = 6;
/** Restating measures follow the one that counts. */
const INDENT = '\u2003\u2003';

export function drawPerformance(sheet: Sheet, { report }: ReportInput): void {
  const rows = rankEntries(report.performance_vs_median).filter(({ median }) => median !== null);
  if (rows.length === 0) return;
  const { words } = sheet;
  const texts = { locale: words.locale, metrics: words.metric, city: report.property.city };
  const leftOut = leftOutText(report.performance_left_out, texts);
  openSection(sheet, {
    heading: words.report('performance.title'),
    text: [
      `${performanceTitle(rows, words.report)}.`,
      restatingText(rows, words.report),
      performancePeers(rows, texts),
      unrankedText(rows, words.report),
      leftOut,
    ]
      .filter(Boolean)
      .join(' '),
    room: ROW * FIRST_ROWS,
  });
  drawTable(sheet, {
    size: 7.5,
    rowHeight: ROW,
    columns: [
      { label: words.t('performance.metric'), share: 0.3, align: 'left' },
      { label: words.t('performance.home'), share: 0.15 },
      { label: words.t('performance.median'), share: 0.15 },
      { label: words.t('performance.difference'), share: 0.15 },
      { label: words.t('performance.beaten'), share: 0.25 },
    ],
    rows: rows.map((row) => cellsOf(sheet, row)),
  });
  drawRecommendation(sheet, report);
}

function cellsOf(sheet: Sheet, row: RankedEntry): Cell[] {
  const { words } = sheet;
  const difference = differenceOf(row);
  const isSame = !difference || row.better === null;
  const color = isSame ? COLORS.second : row.better ? COLORS.gain : COLORS.loss;
  return [
    { text: nameOf(words, row), ...(row.isRestating && { color: COLORS.second }) },
    { text: figureOf(words, row.metric, row.property), face: 'medium' },
    { text: figureOf(words, row.metric, row.median) },
    { text: differenceText(words, row.metric, difference), color },
    shareOf(sheet, row),
  ];
}

function shareOf(sheet: Sheet, row: RankedEntry): Cell {
  const { words } = sheet;
  const { position } = row;
  if (position === null) return { text: words.none };
  return {
    text:
      rankKind(row) === 'level'
        ? words.report('performance.level')
        : words.percent(beatenPercent(position), { decimals: 0 }),
    draw: (box) => drawShare(sheet, box, position),
  };
}

function drawShare({ doc }: Sheet, box: Parameters<NonNullable<Cell['draw']>>[0], share: number) {
  const [x, width] = [box.x + 22, box.width - 56];
  const y = box.y + box.height / 2 - 2;
  doc.rect(x, y, width, 4).fill(COLORS.grayWash);
  doc.rect(x, y, (width * share) / 100, 4).fill(share >= 50 ? COLORS.accent : COLORS.gray);
  doc.rect(x + width / 2 - 0.4, y - 2, 0.8, 8).fill(COLORS.text);
}

function figureOf(words: Words, metric: string, value: number | null): string {
  const { unit, decimals } = unitOf(metric);
  if (unit === 'usd') return words.money(value);
  if (unit === 'months' && (value ?? 0) >= NEVER_MONTHS)
    return words.report('compare.atLeast', { months: NEVER_MONTHS });
  if (unit !== 'percent') return words.number(value, { decimals });
  return metric === 'annual_roi' ? words.yearly(value) : words.percent(value, { decimals });
}

/** Differences between percentages are in points: "percent of a percentage" would be misread. */
function differenceText(words: Words, metric: string, value: number | null): string {
  const { unit, decimals } = unitOf(metric);
  const options = { decimals, sign: 'always' } as const;
  if (value === null) return words.none;
  if (unit === 'usd') return words.money(value, options);
  const points = words.number(value, options);
  return unit === 'percent' ? words.metric('points', { points }) : points;
}

/** In the document's language, which can differ from that of the report's labels. */
function nameOf(words: Words, { metric, label, isRestating }: RankedEntry): string {
  const known = knownMeasure(metric);
  const name = known ? words.metric(`name.${known}`) : label;
  return isRestating ? `${INDENT}${name}` : name;
}

function drawRecommendation(sheet: Sheet, { property }: PropertyReport): void {
  const { words, left, width } = sheet;
  const texts = recommendationTexts(property, words.phrases);
  if (!texts) return;
  const { isUnqualified, heading, text, why } = texts;
  const look = { width: width - 170, size: 12, face: 'serif' } as const;
  const height = heightOf(sheet, text, look) + 34;
  makeRoom(sheet, height + 12);
  const y = sheet.y + 12;
  decoration(sheet, () => {
    sheet.doc
      .roundedRect(left, y, width, height, 6)
      .fill(isUnqualified ? COLORS.gainWash : COLORS.grayWash);
  });
  tagged(sheet, 'H3', () => {
    write(sheet, heading, { x: left + 16, y: y + 14, width: 130, size: 10, face: 'bold' });
  });
  tagged(sheet, 'P', () => {
    const x = left + 150;
    const at = write(sheet, text, { ...look, x, y: y + 12 });
    const small = { width: look.width, size: 8, color: COLORS.second } as const;
    write(sheet, why, { ...small, x, y: y + 12 + at + 4 });
  });
  sheet.y = y + height;
}
