import { roundAxis } from '@alpha/report-model/chart/scale';
import { COLORS } from '../../render-worker/colors.ts';
import type { Box } from '../layout/figure.ts';
import type { Sheet } from '../layout/sheet.ts';
import { drawXLabel, drawYAxis, type Plot } from './axis.ts';

const FAN_OPACITY = 0.2;

export type Bar = {
  label: string;
  /** From zero outwards; all of one sign. */
  parts: readonly { value: number; fill: string; stroke?: string }[];
  /** Error bar from low to high. */
  whisker?: { low: number; high: number; color: string } | undefined;
};

type BarChart = {
  bars: readonly Bar[];
  format: (value: number) => string;
  /** Label every n-th bar. */
  labelEvery?: number;
  /** Bands over the bars from low to high, the widest first; null where a band is not drawn. */
  fan?: readonly (readonly (readonly [low: number, high: number] | null)[])[];
};

/** Stacked bars of amounts in USD; returns the x position of bar `i`. */
export function drawBars(
  sheet: Sheet,
  box: Box,
  { bars, format, labelEvery = 1, fan = [] }: BarChart,
): { plot: Plot; center: (i: number) => number } {
  const { doc } = sheet;
  const ends = [
    ...bars.flatMap(({ parts, whisker }) => [
      parts.reduce((sum, { value }) => sum + value, 0),
      whisker?.low ?? 0,
      whisker?.high ?? 0,
    ]),
    ...fan.flat().flatMap((range) => range ?? []),
  ];
  const per = sheet.words.unit?.perUsd ?? 1;
  const axis = roundAxis([Math.min(0, ...ends), Math.max(0, ...ends)], { per });
  const plot = drawYAxis(sheet, box, axis, format);
  const slot = (plot.right - plot.left) / bars.length;
  const thickness = Math.min(slot * 0.68, 26);
  const center = (i: number) => plot.left + slot * (i + 0.5);
  for (const [i, { label, parts, whisker }] of bars.entries()) {
    const x = center(i) - thickness / 2;
    let ground = 0;
    for (const { value, fill, stroke } of parts) {
      const [from, to] = [plot.y(ground), plot.y(ground + value)];
      doc.rect(x, Math.min(from, to), thickness, Math.abs(from - to));
      if (stroke) doc.lineWidth(0.6).fillAndStroke(fill, stroke);
      else doc.fill(fill);
      ground += value;
    }
    if (whisker) {
      doc.lineWidth(0.7).strokeColor(whisker.color);
      doc.moveTo(center(i), plot.y(whisker.low)).lineTo(center(i), plot.y(whisker.high)).stroke();
    }
    if (i % labelEvery === 0) drawXLabel(sheet, plot, center(i), label);
  }
  for (const ranges of fan) drawBand(sheet, plot, center, ranges);
  return { plot, center };
}

function drawBand(
  { doc }: Sheet,
  plot: Plot,
  center: (i: number) => number,
  ranges: readonly (readonly [low: number, high: number] | null)[],
): void {
  const points = ranges.flatMap((range, i) =>
    range ? [{ x: center(i), low: plot.y(range[0]), high: plot.y(range[1]) }] : [],
  );
  const [start] = points;
  if (!start) return;
  doc.moveTo(start.x, start.high);
  for (const { x, high } of points) doc.lineTo(x, high);
  for (const { x, low } of points.toReversed()) doc.lineTo(x, low);
  doc.closePath().fillOpacity(FAN_OPACITY).fill(COLORS.text).fillOpacity(1);
}
