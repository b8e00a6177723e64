import type { AmortizationRow } from '@alpha/contract';
import { HORIZON_YEARS } from '@alpha/engine';
import { firstYears, loanCourse, rentGap } from '@alpha/report-model/amortization-years';
import { amortizationLead, loanTexts, rentGapTexts } from '@alpha/report-model/texts/years';
import { COLORS } from '../../render-worker/colors.ts';
import { drawKeys } from '../charts/axis.ts';
import { drawBars } from '../charts/bar-chart.ts';
import { drawLines } from '../charts/line-chart.ts';
import type { Figure } from '../layout/figure.ts';
import { drawFlexibleFigures, openSection } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { type Cell, drawTable } from '../layout/table.ts';
import type { ReportInput } from '../report-input.ts';
import { cashflowFigure } from './cashflow-figure.ts';

const HEIGHT = 112;
const RANGE_HEIGHT = 92;
const ROW = 15;

export function drawTenYears(sheet: Sheet, { report: { property } }: ReportInput): void {
  const rows = firstYears(property.property_annual_amortizations);
  if (rows.length === 0 || !property.property_estimates) return;
  const { words } = sheet;
  const range = cashflowFigure(sheet, property);
  const lead = amortizationLead(property, loanCourse(rows), words.phrases) ?? '';
  openSection(sheet, {
    heading: words.charts('amortization.title'),
    text: words.t('years.text', { lead, unit: words.amountUnit }),
    room: (HORIZON_YEARS + 2) * ROW,
  });
  drawYears(sheet, rows);
  const figures = [loanFigure(sheet, rows), flowFigure(sheet, rows)];
  drawFlexibleFigures(
    sheet,
    figures.filter((figure) => figure !== null),
    HEIGHT,
  );
  if (range) drawFlexibleFigures(sheet, [range], RANGE_HEIGHT);
}

const COLUMNS = [
  ['rent', 'yearly_rent'],
  ['mortgage', 'mortgage_payment'],
  ['taxes', 'taxes'],
  ['insurance', 'insurance'],
  ['hoa', 'hoa'],
  ['management', 'pmf'],
  ['maintenance', 'maintenance_and_repairs'],
  ['fixedFees', 'fixed_fees'],
  ['expenses', 'total_expenses'],
  ['cashFlow', 'yearly_cashflow'],
] as const satisfies readonly (readonly [string, keyof AmortizationRow])[];

const FIRST = 0.055;

function drawYears(sheet: Sheet, rows: readonly AmortizationRow[]): void {
  const { words } = sheet;
  const share = (1 - FIRST) / (COLUMNS.length + 1);
  const total = (key: keyof AmortizationRow) => rows.reduce((sum, row) => sum + row[key], 0);
  const cells = (label: string, figure: (key: keyof AmortizationRow) => number, balance: Cell) => [
    { text: label, face: 'medium' as const },
    ...COLUMNS.map(([name, key]): Cell => {
      const value = figure(key);
      if (name !== 'cashFlow') return { text: words.amount(value) };
      const color = value < 0 ? COLORS.loss : COLORS.gain;
      return { text: words.amount(value, { sign: 'always' }), color, face: 'medium' };
    }),
    balance,
  ];
  drawTable(sheet, {
    size: 7.5,
    rowHeight: ROW,
    columns: [
      { label: words.t('years.year'), share: FIRST, align: 'left' },
      ...COLUMNS.map(([name]) => ({ label: words.t(`years.${name}`), share })),
      { label: words.t('years.balance'), share },
    ],
    rows: [
      ...rows.map((row) =>
        cells(String(row.year), (key) => row[key], { text: words.amount(row.loan_balance) }),
      ),
      cells(words.t('years.total'), total, { text: '' }),
    ],
    hasTotal: true,
  });
}

function loanFigure(sheet: Sheet, rows: readonly AmortizationRow[]): Figure | null {
  const { words } = sheet;
  const course = loanCourse(rows);
  // No loan.
  if (!course) return null;
  const { title, description } = loanTexts(course, rows.length, words.phrases);
  return {
    title,
    caption: description,
    draw: (box) => {
      drawBars(
        sheet,
        { ...box, height: box.height - 16 },
        {
          bars: rows.map((row) => ({
            label: String(row.year),
            parts: [
              { value: row.interest, fill: COLORS.orange },
              { value: row.principal, fill: COLORS.accent },
            ],
          })),
          format: words.moneyShort,
        },
      );
      drawKeys(sheet, box.x, box.y + box.height - 10, [
        { label: words.charts('loan.principal'), color: COLORS.accent },
        { label: words.charts('loan.interest'), color: COLORS.orange },
      ]);
    },
  };
}

function flowFigure(sheet: Sheet, rows: readonly AmortizationRow[]): Figure | null {
  const { words } = sheet;
  const gap = rentGap(rows);
  // One year is a point: its figures are in the table.
  if (!gap || rows.length < 2) return null;
  const { title, description } = rentGapTexts(gap, rows.length, words.phrases);
  const [rent, costs] = [
    rows.map(({ yearly_rent }) => yearly_rent),
    rows.map(({ total_expenses }) => total_expenses),
  ];
  return {
    title,
    caption: description,
    draw: (box) => {
      drawLines(
        sheet,
        { ...box, height: box.height - 16 },
        {
          lines: [
            { values: rent, color: COLORS.gain },
            { values: costs, color: COLORS.orange, dash: true },
          ],
          band: { low: costs, high: rent, fill: COLORS.grayWash },
          labels: rows.map(({ year }, at) => ({ at, text: String(year) })),
          format: words.moneyShort,
        },
      );
      drawKeys(sheet, box.x, box.y + box.height - 10, [
        { label: words.charts('gap.rent'), color: COLORS.gain },
        { label: words.charts('gap.expenses'), color: COLORS.orange },
      ]);
    },
  };
}
