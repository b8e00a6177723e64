import type { PropertyReport } from '@alpha/contract';
import { COMPARISON_METRICS } from '@alpha/engine/city';
import {
  type ComparedCity,
  type ComparedMetric,
  comparedCities,
  leadOf,
  ownCityOf,
  toneOf,
  verdictOf,
} from '@alpha/report-model/comparison';
import { leftOutText } from '@alpha/report-model/measure-sentences';
import { yearsOf } from '@alpha/report-model/outcome';
import { verdictText } from '@alpha/report-model/sentences';
import { NEVER_MONTHS, unitOf } from '@alpha/report-model/units';
import { COLORS } from '../../render-worker/colors.ts';
import { openSection } from '../layout/section.ts';
import { decoration, type Sheet, tagged } from '../layout/sheet.ts';
import { heightOf, write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';

type Compared = PropertyReport['comparison_stats'][ComparedMetric];

/** Heights above the verdict, below it, and of each bar. */
const ABOVE = 32;
const BELOW = 11;
const BAR = 15;
const VERDICT = 7;
/** Width of the longest value, right of its name. */
const FIGURE = 30;

/** The property compared with its own city and the two cities of the specification. */
export function drawComparison(sheet: Sheet, { report }: ReportInput) {
  const { comparison_stats: stats, comparison_left_out: leftOut, property } = report;
  const shown = COMPARISON_METRICS.filter(
    (metric) => stats[metric].current !== null && !leftOut.includes(metric),
  );
  if (shown.length === 0) return;
  const { words, left, width } = sheet;
  const own = ownCityOf(property);
  const cities = comparedCities(stats, own);
  const years = yearsOf(property);
  const column = width / shown.length;
  const verdicts = shown.map((metric) =>
    heightOf(sheet, verdictLine(words, metric, stats[metric], { own, years }), {
      width: column - 12,
      size: VERDICT,
    }),
  );
  const head = ABOVE + Math.max(...verdicts) + BELOW;
  const height = head + BAR * (1 + cities.length);
  openSection(sheet, {
    heading: words.t('comparison.heading'),
    text: [
      words.report('compare.lead', leadOf(cities)),
      leftOutText(leftOut, { locale: words.locale, metrics: words.metric }),
    ]
      .filter(Boolean)
      .join(' '),
    room: height,
  });
  const top = sheet.y;
  decoration(sheet, () => {
    const { doc } = sheet;
    doc.lineWidth(0.75).strokeColor(COLORS.text);
    doc
      .moveTo(left, top)
      .lineTo(left + width, top)
      .stroke();
    doc.lineWidth(0.5).strokeColor(COLORS.line);
    for (let i = 1; i < shown.length; i += 1)
      doc
        .moveTo(left + i * column, top + 8)
        .lineTo(left + i * column, top + height)
        .stroke();
  });
  for (const [i, metric] of shown.entries()) {
    const x = left + i * column + (i === 0 ? 0 : 10);
    const place = { x, y: top + 8, width: column - (i === 0 ? 10 : 20) };
    drawMetric(sheet, metric, { values: stats[metric], cities, own, years, head }, place);
  }
  sheet.y = top + height;
}

/** `years` until the sale; the cities' figures are for ten. */
type Whose = { own: string | null; years: number };
type Metric = Whose & { values: Compared; cities: ComparedCity[]; head: number };
type Place = { x: number; y: number; width: number };

function drawMetric(
  sheet: Sheet,
  metric: ComparedMetric,
  { values, cities, own, years, head }: Metric,
  { x, y, width }: Place,
): void {
  const { words } = sheet;
  const format = (value: number | null, lastMonth = NEVER_MONTHS) => {
    if (metric === 'annual_roi') return words.yearly(value);
    const { unit, decimals } = unitOf(metric);
    if (unit === 'percent') return words.percent(value, { decimals });
    return value !== null && value >= lastMonth
      ? words.report('compare.atLeast', { months: lastMonth })
      : words.number(value);
  };
  const verdict = verdictOf(metric, values, own, years);
  tagged(sheet, 'P', () => {
    const line = { x, width: width + 8, lines: 1 } as const;
    write(sheet, words.t(`comparison.${metric}`), { ...line, y, size: 8, face: 'medium' });
    write(sheet, format(values.current, 12 * years), {
      ...line,
      y: y + 12,
      size: 15,
      face: 'bold',
    });
    write(sheet, verdictLine(words, metric, values, { own, years }), {
      ...line,
      y: y + ABOVE,
      size: VERDICT,
      color: TONES[toneOf(verdict)],
      lines: 3,
    });
  });
  const rows = [
    { label: words.t('comparison.home'), value: values.current, fill: COLORS.accent },
    ...cities.map(({ key, name }) => ({
      label: name,
      value: values[key],
      fill: COLORS.gray,
    })),
  ];
  const longest = Math.max(...rows.map(({ value }) => Math.max(0, value ?? 0)), 1e-9);
  tagged(sheet, 'P', () => {
    for (const [i, { label, value, fill }] of rows.entries()) {
      const at = y + head - 10 + i * BAR;
      write(sheet, label, {
        x,
        y: at,
        width: width - FIGURE,
        size: 6.5,
        color: COLORS.second,
        lines: 1,
      });
      const figure = format(value, i === 0 ? 12 * years : NEVER_MONTHS);
      write(sheet, figure, { x, y: at, width, size: 6.5, align: 'right', lines: 1 });
      const length = (width * Math.max(0, value ?? 0)) / longest;
      sheet.doc.rect(x, at + 9, width, 3).fill(COLORS.grayWash);
      if (length > 0) sheet.doc.rect(x, at + 9, length, 3).fill(fill);
    }
  });
}

function verdictLine(
  words: Sheet['words'],
  metric: ComparedMetric,
  values: Compared,
  { own, years }: Whose,
): string {
  const verdict = verdictOf(metric, values, own, years);
  const text = verdictText(verdict, words.report);
  return metric === 'months_to_cashflow' && verdict.kind !== 'otherYears'
    ? words.report('compare.lower', { verdict: text })
    : text;
}

const TONES = { gain: COLORS.gain, loss: COLORS.loss, plain: COLORS.second };
