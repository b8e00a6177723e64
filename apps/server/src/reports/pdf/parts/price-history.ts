import { valueBins } from '@alpha/report-model/value-bins';
import { type ValueYears, valueYears } from '@alpha/report-model/value-years';
import { COLORS } from '../../render-worker/colors.ts';
import { drawMark } from '../charts/axis.ts';
import { type Bar, drawBars } from '../charts/bar-chart.ts';
import { drawDensity } from '../charts/density-chart.ts';
import { drawFigures, type Figure } from '../layout/figure.ts';
import { openSection } from '../layout/section.ts';
import { type Sheet, tall } from '../layout/sheet.ts';
import type { ReportInput } from '../report-input.ts';

type Property = ReportInput['report']['property'];

const HEIGHT = 214;

export function drawPriceHistory(
  sheet: Sheet,
  { report: { property }, madeAt }: ReportInput,
): void {
  const found = valueYears(property, madeAt);
  if (!found) return;
  const figures = [historyFigure(sheet, property, found), valueFigure(sheet, property)].filter(
    (figure) => figure !== null,
  );
  openSection(sheet, {
    heading: sheet.words.charts('value.title'),
    room: tall(sheet, HEIGHT) + 60,
  });
  drawFigures(sheet, figures, tall(sheet, HEIGHT));
}

function historyFigure(sheet: Sheet, property: Property, found: ValueYears): Figure {
  const { words } = sheet;
  const { years, split, projection } = found;
  const bars = years.map(({ year, value, range }, i): Bar => {
    const look =
      i < split ? { fill: COLORS.accent } : { fill: COLORS.accentWash, stroke: COLORS.accent };
    return {
      label: String(year),
      parts: value === null ? [] : [{ value, ...look }],
      whisker: range ? { low: range[0], high: range[1], color: COLORS.text } : undefined,
    };
  });
  const hasFan = years.some(({ range }) => range !== null);
  const first = years[0] as (typeof years)[number];
  const rate = words.rate(projection?.rate, { decimals: 1 });
  return {
    share: projection ? 0.6 : 1,
    title: words.t('price.title', {
      from: words.moneyShort(first.value ?? 0),
      year: String(first.year),
      today: words.moneyShort(years[split - 1]?.value ?? property.list_price),
    }),
    caption: words.t(hasFan ? 'price.captionFan' : 'price.caption', { rate }),
    draw: (box) => {
      const { plot, center } = drawBars(sheet, box, {
        bars,
        format: words.moneyShort,
        labelEvery: 4,
      });
      if (!projection) return;
      const at = (center(split - 1) + center(split)) / 2;
      const mark = { color: COLORS.text, side: 'left' } as const;
      drawMark(sheet, plot, at, { ...mark, label: words.t('price.recorded') });
      const label = words.t('price.projected');
      drawMark(sheet, plot, at, { ...mark, side: 'right', label });
    },
  };
}

function valueFigure(sheet: Sheet, property: Property): Figure | null {
  const { monte_carlo_results: results, value_distribution: shape } = property;
  const bins = shape && valueBins(shape);
  if (!results || !bins) return null;
  const { words } = sheet;
  const { median_simulated: median } = results;
  const { percentile_25: low, percentile_75: high } = results;
  const range = [
    results.percentile_1 - 0.15 * (median - results.percentile_1),
    results.percentile_99 + 0.1 * (results.percentile_99 - median),
  ] as const;
  return {
    share: 0.4,
    title: words.t('price.valueTitle', {
      low: words.moneyShort(low),
      high: words.moneyShort(high),
    }),
    caption: words.t('price.valueCaption'),
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
            label: words.t('price.valueMedian', { amount: words.moneyShort(median) }),
            color: COLORS.text,
            side: 'right',
          },
        ],
        format: words.moneyShort,
      }),
  };
}
