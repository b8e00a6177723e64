import { rentForecast } from '@alpha/report-model/rent-forecast';
import { COLORS } from '../../render-worker/colors.ts';
import { drawLines } from '../charts/line-chart.ts';
import { drawFigures, type Figure } from '../layout/figure.ts';
import { openSection } from '../layout/section.ts';
import { type Sheet, tall } from '../layout/sheet.ts';
import { type ReportInput, YEARS } from '../report-input.ts';
import { inTime, yearlyGrowth } from '../series-growth.ts';

type Property = ReportInput['report']['property'];

const HEIGHT = 196;

export function drawRental(sheet: Sheet, { report: { property } }: ReportInput): void {
  if (property.rental_rate_histories.length < 2) return;
  const figures = [areaFigure(sheet, property), forecastFigure(sheet, property)].filter(
    (figure) => figure !== null,
  );
  if (figures.length === 0) return;
  openSection(sheet, { heading: sheet.words.t('rent.heading'), room: tall(sheet, HEIGHT) + 60 });
  drawFigures(sheet, figures, tall(sheet, HEIGHT));
}

function areaFigure(sheet: Sheet, { rental_rate_histories: history }: Property): Figure | null {
  const { words } = sheet;
  const growth = yearlyGrowth(history);
  const series = inTime(history);
  if (growth === null) return null;
  const januaries = series.flatMap(({ date }, index) =>
    date.slice(5, 7) === '01' && Number(date.slice(0, 4)) % 2 === 0
      ? [{ index, text: date.slice(0, 4) }]
      : [],
  );
  return {
    title: words.t(growth < 0 ? 'rent.fell' : 'rent.rose', {
      rate: words.rate(Math.abs(growth), { decimals: 1 }),
      year: (series[0]?.date ?? '').slice(0, 4),
    }),
    caption: words.t('rent.caption'),
    draw: (box) =>
      void drawLines(sheet, box, {
        lines: [{ values: series.map(({ value }) => value), color: COLORS.accent }],
        labels: januaries,
        format: (value) => words.money(value),
      }),
  };
}

function forecastFigure(sheet: Sheet, { property_estimates: estimates }: Property): Figure | null {
  const years = rentForecast(estimates);
  const [first, last] = [years[0], years.at(-1)];
  if (!estimates || !first || !last) return null;
  const { words } = sheet;
  return {
    title: words.t('rent.forecastTitle', {
      from: words.money(first.rent),
      to: words.money(last.rent),
    }),
    caption: words.t('rent.forecastCaption', {
      rate: words.rate(estimates.rent_growth_rate_annual, { decimals: 1 }),
    }),
    draw: (box) =>
      void drawLines(sheet, box, {
        lines: [{ values: years.map(({ rent }) => rent), color: COLORS.accent }],
        band: {
          low: years.map(({ low }) => low),
          high: years.map(({ high }) => high),
          fill: COLORS.accentWash,
        },
        labels: [0, 3, 6, YEARS - 1].map((index) => ({
          index,
          text: words.t('years.yearNumber', { year: String(index + 1) }),
        })),
        format: (value) => words.money(value),
      }),
  };
}
