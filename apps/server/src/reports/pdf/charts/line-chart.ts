import { linearScale, roundAxis, widened } from '@alpha/report-model/chart/scale';
import { COLORS } from '../../render-worker/colors.ts';
import type { Box } from '../layout/figure.ts';
import type { Sheet } from '../layout/sheet.ts';
import { drawXLabel, drawYAxis, type Plot } from './axis.ts';

export type Line = { values: readonly number[]; color: string; dash?: boolean };

type LineChart = {
  lines: readonly Line[];
  /** Fills the area between two series. */
  band?: { low: readonly number[]; high: readonly number[]; fill: string } | undefined;
  /** Positions of the steps on the horizontal axis; 0, 1, 2 … by default. */
  places?: readonly number[];
  labels: readonly { at: number; text: string }[];
  format: (value: number) => string;
};

/** Amounts in USD over the same steps. The y axis starts near the lowest value, not at zero. */
export function drawLines(
  sheet: Sheet,
  box: Box,
  { lines, band, places, labels, format }: LineChart,
): Plot {
  const all = [
    ...lines.flatMap(({ values }) => values),
    ...(band?.low ?? []),
    ...(band?.high ?? []),
  ];
  const per = sheet.words.unit?.perUsd ?? 1;
  const axis = roundAxis(widened([Math.min(...all), Math.max(...all)]), { per });
  const plot = drawYAxis(sheet, box, axis, format);
  const steps = Math.max(...lines.map(({ values }) => values.length)) - 1;
  const ends = [places?.[0] ?? 0, places?.at(-1) ?? steps] as const;
  const along = linearScale(ends, [plot.left + 2, plot.right - 2]);
  const x = (index: number) => along(places?.[index] ?? index);
  const { doc } = sheet;
  if (band) {
    follow(sheet, plot, x, band.high);
    for (let i = band.low.length - 1; i >= 0; i -= 1)
      doc.lineTo(x(i), plot.y(band.low[i] as number));
    doc.closePath().fill(band.fill);
  }
  for (const { values, color, dash } of lines) {
    doc.lineWidth(1.4).lineJoin('round').strokeColor(color);
    if (dash) doc.dash(3, { space: 2 });
    follow(sheet, plot, x, values);
    doc.stroke().undash();
    const last = values.length - 1;
    doc.circle(x(last), plot.y(values[last] as number), 2).fillAndStroke('#ffffff', color);
  }
  for (const { at, text } of labels) drawXLabel(sheet, plot, along(at), text);
  doc.strokeColor(COLORS.text);
  return plot;
}

function follow(
  { doc }: Sheet,
  plot: Plot,
  x: (index: number) => number,
  values: readonly number[],
): void {
  for (const [i, value] of values.entries()) {
    if (i === 0) doc.moveTo(x(i), plot.y(value));
    else doc.lineTo(x(i), plot.y(value));
  }
}
