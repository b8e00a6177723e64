import { ownRents, rentsBesideArea } from '@alpha/report-model/own-rents';
import { rentForecast } from '@alpha/report-model/rent-forecast';
import { rentHistory } from '@alpha/report-model/rent-history';
import { areaRentTexts, rentForecastTexts } from '@alpha/report-model/texts/rent';
import { COLORS } from '../../render-worker/colors.ts';
import { drawKeys } from '../charts/axis.ts';
import { drawLines } from '../charts/line-chart.ts';
import type { Figure } from '../layout/figure.ts';
import { drawFigureSection } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import type { ReportInput } from '../report-input.ts';

type Property = ReportInput['report']['property'];

const HEIGHT = 128;

export function drawRental(sheet: Sheet, { report: { property } }: ReportInput): void {
  if (property.rental_rate_histories.length < 2) return;
  const figures = [areaFigure(sheet, property), forecastFigure(sheet, property)].filter(
    (figure) => figure !== null,
  );
  if (figures.length === 0) return;
  drawFigureSection(sheet, {
    heading: sheet.words.charts('rent.title'),
    figures,
    chartHeight: HEIGHT,
  });
}

function areaFigure(sheet: Sheet, property: Property): Figure | null {
  const { words } = sheet;
  const history = rentHistory(property.rental_rate_histories);
  if (!history) return null;
  const { points, ticks } = history;
  const own = ownRents(property);
  const { title, description } = areaRentTexts({ ...history, own }, words.phrases);
  const evenYears = ticks.flatMap(({ at, month }) =>
    month.slice(5, 7) === '01' && Number(month.slice(0, 4)) % 2 === 0
      ? [{ at, text: month.slice(0, 4) }]
      : [],
  );
  const level = (at: number | null, name: 'estimate' | 'potential', color: string) =>
    at === null ? [] : [{ at, label: words.charts(`rent.${name}`), color }];
  const { estimate, potential } = rentsBesideArea(own);
  const levels = [
    ...level(estimate, 'estimate', COLORS.orange),
    ...level(potential, 'potential', COLORS.gain),
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
            { values: points.map(({ y }) => y), color: COLORS.accent },
            ...levels.map(({ at, color }) => ({
              values: points.map(() => at),
              color,
              dash: true,
            })),
          ],
          places: points.map(({ x }) => x),
          labels: evenYears,
          format: words.unit ? words.moneyShort : words.money,
        },
      );
      drawKeys(sheet, box.x, box.y + box.height - 10, [
        { label: words.charts('rent.area'), color: COLORS.accent },
        ...levels,
      ]);
    },
  };
}

function forecastFigure(sheet: Sheet, property: Property): Figure | null {
  const { property_estimates: estimates } = property;
  const years = rentForecast(property);
  // One year is a point.
  if (!estimates || years.length < 2) return null;
  const { words } = sheet;
  const { title, description } = rentForecastTexts(
    years,
    estimates.rent_growth_rate_annual,
    words.phrases,
  );
  return {
    title,
    caption: description,
    draw: (box) =>
      void drawLines(sheet, box, {
        lines: [{ values: years.map(({ rent }) => rent), color: COLORS.accent }],
        band: {
          low: years.map(({ low }) => low),
          high: years.map(({ high }) => high),
          fill: COLORS.accentWash,
        },
        labels: [...new Set([0, 3, 6, years.length - 1].filter((at) => at < years.length))].map(
          (at) => ({
            at,
            text: words.t('years.yearNumber', { year: String(at + 1) }),
          }),
        ),
        format: words.unit ? words.moneyShort : words.money,
      }),
  };
}
