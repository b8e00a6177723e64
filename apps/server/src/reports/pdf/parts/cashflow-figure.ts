import type { PropertyDetail } from '@alpha/contract';
import { cashflowSentence, cashflowYears } from '@alpha/report-model/cashflow-years';
import { COLORS } from '../../render-worker/colors.ts';
import { type Bar, drawBars } from '../charts/bar-chart.ts';
import type { Figure } from '../layout/figure.ts';
import type { Sheet } from '../layout/sheet.ts';

type Facts = Pick<PropertyDetail, 'property_annual_amortizations' | 'cashflow_fan'>;

/** Cash flow by year with its range, in the page's words; null without a simulation. */
export function cashflowFigure(sheet: Sheet, facts: Facts): Figure | null {
  const { words } = sheet;
  const years = cashflowYears(facts);
  if (years.length === 0) return null;
  const bars = years.map(
    ({ year, planned, low, high }): Bar => ({
      label: String(year),
      parts: [{ value: planned, fill: COLORS.accentWash, stroke: COLORS.accent }],
      whisker: { low, high, color: COLORS.text },
    }),
  );
  return {
    title: cashflowSentence(years, words.charts, (value) => words.money(value)),
    caption: words.charts('cashflow.measured'),
    draw: (box) => void drawBars(sheet, box, { bars, format: words.moneyShort }),
  };
}
