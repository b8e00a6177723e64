import { yearsOf } from '@alpha/report-model/outcome';
import { growthText } from '@alpha/report-model/texts/growth';
import { saleTexts, valueTexts } from '@alpha/report-model/texts/value';
import { valueBins } from '@alpha/report-model/value-bins';
import { type ValueYears, valueYears } from '@alpha/report-model/value-years';
import { COLORS } from '../../render-worker/colors.ts';
import { type Bar, drawBars } from '../charts/bar-chart.ts';
import { drawDensity } from '../charts/density-chart.ts';
import { drawMarks, placeMarks } from '../charts/marks.ts';
import type { Figure } from '../layout/figure.ts';
import { drawFigureSection } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import type { ReportInput } from '../report-input.ts';

type Property = ReportInput['report']['property'];

const HEIGHT = 164;

export function drawPriceHistory(
  sheet: Sheet,
  { report: { property }, scenario, madeAt }: ReportInput,
): void {
  const found = valueYears(property, madeAt);
  if (!found) return;
  const figures = [historyFigure(sheet, found), valueFigure(sheet, property)].filter(
    (figure) => figure !== null,
  );
  const growth = growthText(property, sheet.words.phrases, scenario !== undefined);
  drawFigureSection(sheet, {
    heading: sheet.words.charts('value.title'),
    ...(growth && { text: growth }),
    figures,
    chartHeight: HEIGHT,
  });
}

function historyFigure(sheet: Sheet, found: ValueYears): Figure {
  const { words } = sheet;
  const { years, split, projection } = found;
  const { title, description } = valueTexts(found, words.phrases);
  const bars = years.map(({ year, value }, i): Bar => {
    const look =
      i < split ? { fill: COLORS.accent } : { fill: COLORS.accentWash, stroke: COLORS.accent };
    return {
      label: String(year),
      parts: value === null ? [] : [{ value, ...look }],
    };
  });
  return {
    share: projection ? 0.6 : 1,
    title,
    caption: description,
    draw: (box) => {
      const { plot, center } = drawBars(sheet, box, {
        bars,
        format: words.moneyShort,
        labelEvery: 4,
        fan: [years.map(({ range }) => range), years.map(({ middle }) => middle)],
      });
      if (!projection) return;
      const at = (center(split - 1) + center(split)) / 2;
      const mark = { x: at, color: COLORS.text };
      const marks = placeMarks(sheet, plot, [
        { ...mark, side: 'start', label: words.charts('value.recorded') },
        { ...mark, side: 'end', label: words.charts('value.projected') },
      ]);
      drawMarks(sheet, plot, marks);
    },
  };
}

function valueFigure(sheet: Sheet, property: Property): Figure | null {
  const { monte_carlo_results: results, value_distribution: shape } = property;
  const bins = shape && valueBins(shape);
  if (!results || !bins) return null;
  const { words } = sheet;
  const { title, description } = saleTexts(results, bins, yearsOf(property), words.phrases);
  const { percentile_5: low, median_simulated: median, percentile_95: high } = results;
  const range = [bins[0]?.from ?? low, bins.at(-1)?.to ?? high] as const;
  return {
    share: 0.4,
    title,
    caption: description,
    draw: (box) =>
      drawDensity(sheet, box, {
        range,
        shape: { bins },
        fill: '#bcc6f0',
        line: COLORS.accent,
        zones: [{ from: low, to: high, fill: '#7f92de' }],
        marks: [
          {
            at: median,
            label: words.charts('sale.median', { value: words.moneyShort(median) }),
            color: COLORS.text,
            side: 'end',
          },
        ],
        format: words.moneyShort,
        printedPer: words.unit?.perUsd,
      }),
  };
}
