import { HORIZON_YEARS } from '@alpha/engine';
import { rentForecast } from '@alpha/report-model/rent-forecast';
import { rentHistory, yearlyGrowth } from '@alpha/report-model/rent-history';
import { COLORS } from '../../render-worker/colors.ts';
import { drawLines } from '../charts/line-chart.ts';
import { drawFigures, type Figure } from '../layout/figure.ts';
import { openSection } from '../layout/section.ts';
import { type Sheet, tall } from '../layout/sheet.ts';
import type { ReportInput } from '../report-input.ts';

type Property = ReportInput['report']['property'];

const HEIGHT = 196;

export function drawRental(sheet: Sheet, { report: { property } }: ReportInput): void {
  if (property.rental_rate_histories.length < 2) return;
  const figures = [areaFigure(sheet, property), forecastFigure(sheet, property)].filter(
    (figure) => figure !== null,
  );
  if (figures.length === 0) return;
  openSection(sheet, { heading: sheet.words.charts('rent.title'), room: tall(sheet, HEIGHT) + 60 });
  drawFigures(sheet, figures, tall(sheet, HEIGHT));
}

function areaFigure(sheet: Sheet, { rental_rate_histories: recorded }: Property): Figure | null {
  const { words } = sheet;
  const history = rentHistory(recorded);
  const growth = history && yearlyGrowth(history);
  if (!history || growth === null) return null;
  const { months, points, ticks } = history;
  const evenYears = ticks.flatMap(({ at, month }) =>
    month.slice(5, 7) === '01' && Number(month.slice(0, 4)) % 2 === 0
      ? [{ at, text: month.slice(0, 4) }]
      : [],
  );
  return {
    title: words.t(growth < 0 ? 'rent.fell' : 'rent.rose', {
      rate: words.rate(Math.abs(growth), { decimals: 1 }),
      year: (months[0]?.month ?? '').slice(0, 4),
    }),
    caption: words.t('rent.caption'),
    draw: (box) =>
      void drawLines(sheet, box, {
        lines: [{ values: points.map(({ y }) => y), color: COLORS.accent }],
        places: points.map(({ x }) => x),
        labels: evenYears,
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
        labels: [0, 3, 6, HORIZON_YEARS - 1].map((at) => ({
          at,
          text: words.t('years.yearNumber', { year: String(at + 1) }),
        })),
        format: (value) => words.money(value),
      }),
  };
}
