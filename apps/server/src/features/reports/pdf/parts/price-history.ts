import { INK } from '../../press/ink.ts';
import { drawMark } from '../charts/axis.ts';
import { type Bar, drawBars } from '../charts/bar-chart.ts';
import { drawDensity } from '../charts/density-chart.ts';
import { drawFigures, type Figure } from '../paper/figure.ts';
import { openSection } from '../paper/section.ts';
import { type Sheet, tall } from '../paper/sheet.ts';
import { type ReportInput, YEARS } from '../report-input.ts';
import { yearEnds } from '../year-ends.ts';

type Property = ReportInput['report']['property'];

const HEIGHT = 214;

export function drawPriceHistory(sheet: Sheet, { report: { property } }: ReportInput): void {
  if (yearEnds(property.home_value_histories).length === 0) return;
  const figures = [historyFigure(sheet, property), valueFigure(sheet, property)].filter(
    (figure) => figure !== null,
  );
  openSection(sheet, { heading: sheet.words.t('price.heading'), room: tall(sheet, HEIGHT) + 60 });
  drawFigures(sheet, figures, tall(sheet, HEIGHT));
}

/** The area's index ends at this home's price, so that past and projection are one story. */
function historyFigure(sheet: Sheet, property: Property): Figure {
  const { words } = sheet;
  const estimates = property.property_estimates;
  const past = yearEnds(property.home_value_histories);
  const last = past.at(-1) as (typeof past)[number];
  const scale = property.list_price / last.value;
  const fan = property.value_fan;
  const recorded: Bar[] = past.map(({ year, value }) => ({
    label: String(year),
    parts: [{ value: value * scale, fill: INK.accent }],
  }));
  const projected: Bar[] = property.property_annual_amortizations
    .slice(0, YEARS)
    .map(({ year, property_value: value }) => {
      const spread = fan.find((each) => each.year === year);
      return {
        label: String(last.year + year),
        parts: [{ value, fill: INK.accentWash, stroke: INK.accent }],
        whisker: spread && { low: spread.p5, high: spread.p95, colour: INK.text },
      };
    });
  const first = past[0] as (typeof past)[number];
  const rate = words.rate(estimates?.appreciation_rate_annual, { decimals: 1 });
  return {
    share: projected.length > 0 ? 0.6 : 1,
    title: words.t('price.title', {
      from: words.moneyShort(first.value * scale),
      year: String(first.year),
      today: words.moneyShort(property.list_price),
    }),
    caption: words.t(fan.length > 0 ? 'price.captionFan' : 'price.caption', { rate }),
    draw: (box) => {
      const { plot, centre } = drawBars(sheet, box, {
        bars: [...recorded, ...projected],
        format: words.moneyShort,
        labelEvery: 4,
      });
      if (projected.length === 0) return;
      const split = (centre(recorded.length - 1) + centre(recorded.length)) / 2;
      const mark = { colour: INK.text, side: 'left' } as const;
      drawMark(sheet, plot, split, { ...mark, label: words.t('price.recorded') });
      const label = words.t('price.projected');
      drawMark(sheet, plot, split, { ...mark, side: 'right', label });
    },
  };
}

function valueFigure(sheet: Sheet, property: Property): Figure | null {
  const { monte_carlo_results: results, value_distribution: shape } = property;
  if (!results || !shape) return null;
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
        shape,
        fill: '#bcc6f0',
        line: INK.accent,
        zones: [{ from: low, to: high, fill: '#7f92de' }],
        marks: [
          {
            at: median,
            label: words.t('price.valueMedian', { amount: words.moneyShort(median) }),
            colour: INK.text,
            side: 'right',
          },
        ],
        format: words.moneyShort,
      }),
  };
}
