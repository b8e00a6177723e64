import { COLORS } from '../../render-worker/colors.ts';
import type { Box } from '../layout/figure.ts';
import type { Sheet } from '../layout/sheet.ts';
import { drawXLabel, drawYAxis, type Plot } from './axis.ts';
import { linear, niceTicks } from './scale.ts';

export type Line = { values: readonly number[]; color: string; dash?: boolean };

type LineChart = {
  lines: readonly Line[];
  /** Fills the area between two series. */
  band?: { low: readonly number[]; high: readonly number[]; fill: string } | undefined;
  labels: readonly { index: number; text: string }[];
  format: (value: number) => string;
};

/** Series over the same steps. The y axis starts near the lowest value, not at zero. */
export function drawLines(
  sheet: Sheet,
  box: Box,
  { lines, band, labels, format }: LineChart,
): Plot {
  const all = [
    ...lines.flatMap(({ values }) => values),
    ...(band?.low ?? []),
    ...(band?.high ?? []),
  ];
  const ticks = niceTicks(Math.min(...all), Math.max(...all));
  const plot = drawYAxis(sheet, box, ticks, format);
  const steps = Math.max(...lines.map(({ values }) => values.length)) - 1;
  const x = linear([0, steps], [plot.left + 2, plot.right - 2]);
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
  for (const { index, text } of labels) drawXLabel(sheet, plot, x(index), text);
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
