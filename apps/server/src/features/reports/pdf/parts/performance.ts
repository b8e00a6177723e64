import type { PropertyReport } from '@alpha/contract';
import { knownMeasure, RECOMMENDED_ABOVE } from '@alpha/contract/report-figures';
import { INK } from '../../press/ink.ts';
import type { Words } from '../../press/words.ts';
import { openSection } from '../paper/section.ts';
import { decoration, makeRoom, type Sheet, tagged } from '../paper/sheet.ts';
import { type Cell, drawTable } from '../paper/table.ts';
import { heightOf, write } from '../paper/text.ts';
import type { ReportInput } from '../report-input.ts';

type Row = PropertyReport['performance_vs_median'][number];
const ROW = 14;

export function drawPerformance(sheet: Sheet, { report }: ReportInput): void {
  const rows = report.performance_vs_median.filter(({ median }) => median !== null);
  if (rows.length === 0) return;
  const { words } = sheet;
  openSection(sheet, {
    heading: words.t('performance.heading'),
    text: words.t('performance.text', { n: Math.min(...rows.map(({ n }) => n)) }),
    room: ROW * (rows.length + 1) + 70,
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

function cellsOf(sheet: Sheet, row: Row): Cell[] {
  const { words } = sheet;
  const format = formatOf(words, row.metric);
  const isSame = format(row.diff, 'always') === format(0, 'always');
  const colour = isSame || row.better === null ? INK.second : row.better ? INK.gain : INK.loss;
  return [
    { text: nameOf(words, row) },
    { text: format(row.property, 'auto'), face: 'medium' },
    { text: format(row.median, 'auto') },
    { text: format(row.diff, 'always'), colour },
    {
      text: row.percentile === null ? words.none : words.percent(row.percentile, { decimals: 0 }),
      draw: (box) => drawShare(sheet, box, row.percentile ?? 0),
    },
  ];
}

function drawShare({ doc }: Sheet, box: Parameters<NonNullable<Cell['draw']>>[0], share: number) {
  const [x, width] = [box.x + 22, box.width - 56];
  const y = box.y + box.height / 2 - 2;
  doc.rect(x, y, width, 4).fill(INK.greyWash);
  doc.rect(x, y, (width * share) / 100, 4).fill(share >= 50 ? INK.accent : INK.grey);
  doc.rect(x + width / 2 - 0.4, y - 2, 0.8, 8).fill(INK.text);
}

const MONEY = new Set(['cash_flow', 'hoa', 'price_per_sqft']);

function formatOf(words: Words, metric: string) {
  return (value: number | null, sign: 'auto' | 'always') => {
    if (MONEY.has(metric)) return words.money(value, { sign });
    if (metric === 'months_to_cashflow') return words.number(value, { sign });
    if (metric === 'dscr') return words.number(value, { sign, decimals: 2 });
    return words.percent(value, { sign });
  };
}

/** In the language of the paper, which need not be that of the report's labels. */
function nameOf(words: Words, { metric, label }: Row): string {
  const known = knownMeasure(metric);
  return known ? words.metric(`name.${known}`) : label;
}

function drawRecommendation(sheet: Sheet, { property }: PropertyReport): void {
  const roi = property.average_roi_per_year;
  if (roi === null) return;
  const { words, left, width } = sheet;
  const isStrong = roi > RECOMMENDED_ABOVE;
  const text = words.t(isStrong ? 'performance.strong' : 'performance.weak');
  const look = { width: width - 170, size: 13, face: 'serif' } as const;
  const height = heightOf(sheet, text, look) + 38;
  makeRoom(sheet, height + 16);
  const y = sheet.y + 16;
  decoration(sheet, () => {
    sheet.doc.roundedRect(left, y, width, height, 6).fill(isStrong ? INK.gainWash : INK.greyWash);
  });
  tagged(sheet, 'H3', () => {
    const heading = words.t('performance.recommendation');
    write(sheet, heading, { x: left + 16, y: y + 14, width: 130, size: 10, face: 'bold' });
  });
  tagged(sheet, 'P', () => {
    const x = left + 150;
    const at = write(sheet, text, { ...look, x, y: y + 12 });
    const rule = words.t('performance.rule', { roi: words.percent(roi) });
    const small = { width: look.width, size: 8, colour: INK.second } as const;
    write(sheet, rule, { ...small, x, y: y + 12 + at + 4 });
  });
  sheet.y = y + height;
}
