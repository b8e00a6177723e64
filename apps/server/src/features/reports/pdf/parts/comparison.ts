import type { PropertyReport } from '@alpha/contract';
import { INK } from '../../press/ink.ts';
import { openSection } from '../paper/section.ts';
import { decoration, type Sheet, tagged } from '../paper/sheet.ts';
import { write } from '../paper/text.ts';
import type { ReportInput } from '../report-input.ts';

const METRICS = [
  'roi_mean',
  'annual_roi',
  'rent_to_price',
  'months_to_cashflow',
  'cap_rate',
] as const;
type Metric = (typeof METRICS)[number];
type Compared = PropertyReport['comparison_stats'][Metric];

const HEIGHT = 114;
const NEVER_MONTHS = 120;

/** The home beside the specification's two cities. */
export function drawComparison(sheet: Sheet, { report: { comparison_stats: stats } }: ReportInput) {
  const shown = METRICS.filter((metric) => stats[metric].current !== null);
  if (shown.length === 0) return;
  const { words, left, width } = sheet;
  openSection(sheet, {
    heading: words.t('comparison.heading'),
    text: words.t('comparison.text'),
    room: HEIGHT,
  });
  const column = width / shown.length;
  const top = sheet.y;
  decoration(sheet, () => {
    const { doc } = sheet;
    doc.lineWidth(0.75).strokeColor(INK.text);
    doc
      .moveTo(left, top)
      .lineTo(left + width, top)
      .stroke();
    doc.lineWidth(0.5).strokeColor(INK.line);
    for (let i = 1; i < shown.length; i += 1)
      doc
        .moveTo(left + i * column, top + 8)
        .lineTo(left + i * column, top + HEIGHT)
        .stroke();
  });
  for (const [i, metric] of shown.entries()) {
    const x = left + i * column + (i === 0 ? 0 : 10);
    drawMetric(sheet, metric, stats[metric], {
      x,
      y: top + 8,
      width: column - (i === 0 ? 10 : 20),
    });
  }
  sheet.y = top + HEIGHT;
}

type Place = { x: number; y: number; width: number };

function drawMetric(sheet: Sheet, metric: Metric, values: Compared, { x, y, width }: Place): void {
  const { words } = sheet;
  const format = (value: number | null) => {
    if (metric === 'annual_roi') return words.yearly(value);
    if (metric !== 'months_to_cashflow') return words.percent(value);
    return value !== null && value >= NEVER_MONTHS
      ? words.t('comparison.never')
      : words.number(value);
  };
  const verdict = verdictOf(sheet, metric, values);
  tagged(sheet, 'P', () => {
    const line = { x, width: width + 8, lines: 1 } as const;
    write(sheet, words.t(`comparison.${metric}`), { ...line, y, size: 8, face: 'medium' });
    write(sheet, format(values.current), { ...line, y: y + 12, size: 15, face: 'bold' });
    write(sheet, verdict.text, { ...line, y: y + 33, size: 7, colour: verdict.colour });
    if (metric === 'months_to_cashflow')
      write(sheet, words.t('comparison.lower'), {
        ...line,
        y: y + 42,
        size: 6.5,
        colour: INK.third,
      });
  });
  const rows = [
    { label: words.t('comparison.home'), value: values.current, fill: INK.accent },
    { label: 'Hialeah', value: values.hialeah, fill: INK.grey },
    { label: 'Miami', value: values.miami, fill: INK.grey },
  ];
  const longest = Math.max(...rows.map(({ value }) => Math.max(0, value ?? 0)), 1e-9);
  tagged(sheet, 'P', () => {
    for (const [i, { label, value, fill }] of rows.entries()) {
      const at = y + 58 + i * 16;
      write(sheet, label, { x, y: at, width, size: 6.5, colour: INK.second, lines: 1 });
      write(sheet, format(value), { x, y: at, width, size: 6.5, align: 'right', lines: 1 });
      const length = (width * Math.max(0, value ?? 0)) / longest;
      sheet.doc.rect(x, at + 9, width, 3).fill(INK.greyWash);
      if (length > 0) sheet.doc.rect(x, at + 9, length, 3).fill(fill);
    }
  });
}

function verdictOf({ words }: Sheet, metric: Metric, { current, hialeah, miami }: Compared) {
  const cities = [
    { city: 'Hialeah', value: hialeah },
    { city: 'Miami', value: miami },
  ].flatMap(({ city, value }) =>
    value === null || current === null ? [] : [{ city, value, current }],
  );
  const beaten = cities.filter(({ current, value }) => beats(metric, current, value));
  const ahead = cities.filter(({ current, value }) => beats(metric, value, current));
  const [level] = cities.filter(({ current, value }) => current === value);
  if (beaten.length === 2) return { text: words.t('comparison.beatsBoth'), colour: INK.gain };
  if (beaten[0]) return { text: words.t('comparison.beatsOne', beaten[0]), colour: INK.gain };
  if (level) return { text: words.t('comparison.level', level), colour: INK.second };
  if (ahead.length === 2) return { text: words.t('comparison.behindBoth'), colour: INK.loss };
  if (ahead[0]) return { text: words.t('comparison.behindOne', ahead[0]), colour: INK.loss };
  return { text: '', colour: INK.second };
}

const beats = (metric: Metric, own: number, other: number) =>
  metric === 'months_to_cashflow' ? own < other : own > other;
