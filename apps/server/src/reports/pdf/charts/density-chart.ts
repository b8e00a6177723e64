import { COLORS } from '../../render-worker/colors.ts';
import type { Box } from '../layout/figure.ts';
import type { Sheet } from '../layout/sheet.ts';
import { drawMark, drawXLabel, type Plot } from './axis.ts';
import { linear, niceTicks, type Scale } from './scale.ts';

export type Zone = { from: number; to: number; fill: string };
export type Mark = { at: number; label: string; color: string; side: 'left' | 'right' };

/** Scaled to 1 at the peak. */
type Curve = { density: (value: number) => number };

type DensityChart = {
  range: readonly [number, number];
  /** Histogram heights or a smooth curve. */
  shape: { edges: readonly number[]; counts: readonly number[] } | Curve;
  fill: string;
  line: string;
  zones: readonly Zone[];
  marks: readonly Mark[];
  format: (value: number) => string;
};

const STEPS = 160;

/** Probability density without a y axis: only shape and x positions carry meaning. */
export function drawDensity(sheet: Sheet, box: Box, chart: DensityChart): void {
  const [low, high] = chart.range;
  const plot: Plot = {
    left: box.x,
    right: box.x + box.width,
    top: box.y + 2,
    bottom: box.y + box.height - 14,
    y: (value) => value,
  };
  const x = linear([low, high], [plot.left, plot.right]);
  const ground = { top: plot.top + 14, bottom: plot.bottom };
  if ('density' in chart.shape) drawCurve(sheet, chart, chart.shape, x, ground);
  else drawHistogram(sheet, chart, chart.shape, x, ground);
  const { doc } = sheet;
  doc.lineWidth(0.5).strokeColor(COLORS.gray);
  doc.moveTo(plot.left, plot.bottom).lineTo(plot.right, plot.bottom).stroke();
  for (const mark of chart.marks)
    if (mark.at > low && mark.at < high) drawMark(sheet, plot, x(mark.at), mark);
  for (const tick of niceTicks(low, high, 5))
    if (tick >= low && tick <= high) drawXLabel(sheet, plot, x(tick), chart.format(tick));
}

type Ground = { top: number; bottom: number };

const fillAt = ({ zones, fill }: DensityChart, value: number) =>
  zones.find(({ from, to }) => value >= from && value < to)?.fill ?? fill;

function drawCurve(
  { doc }: Sheet,
  chart: DensityChart,
  { density }: Curve,
  x: Scale,
  ground: Ground,
): void {
  const [low, high] = chart.range;
  const edges = chart.zones.flatMap(({ from, to }) => [from, to]);
  const even = Array.from({ length: STEPS + 1 }, (_, i) => low + ((high - low) * i) / STEPS);
  const places = [...even, ...edges.filter((edge) => edge > low && edge < high)].sort(
    (a, b) => a - b,
  );
  const peak = Math.max(...places.map(density));
  const y = linear([0, peak], [ground.bottom, ground.top]);
  for (let i = 0; i < places.length; ) {
    const fill = fillAt(chart, places[i] as number);
    let end = i;
    while (end + 1 < places.length && fillAt(chart, places[end] as number) === fill) end += 1;
    doc.moveTo(x(places[i] as number), ground.bottom);
    for (const place of places.slice(i, end + 1)) doc.lineTo(x(place), y(density(place)));
    doc
      .lineTo(x(places[end] as number), ground.bottom)
      .closePath()
      .fill(fill);
    i = end === i ? i + 1 : end;
    if (end === places.length - 1) break;
  }
  doc.lineWidth(1.4).strokeColor(chart.line);
  for (const [i, place] of places.entries()) {
    if (i === 0) doc.moveTo(x(place), y(density(place)));
    else doc.lineTo(x(place), y(density(place)));
  }
  doc.stroke();
}

function drawHistogram(
  { doc }: Sheet,
  chart: DensityChart,
  { edges, counts }: { edges: readonly number[]; counts: readonly number[] },
  x: Scale,
  ground: Ground,
): void {
  const y = linear([0, Math.max(...counts, 1)], [ground.bottom, ground.top]);
  for (const [i, count] of counts.entries()) {
    const [from, to] = [edges[i] as number, edges[i + 1] as number];
    const middle = (from + to) / 2;
    if (count === 0 || middle < chart.range[0] || middle > chart.range[1]) continue;
    const width = Math.max(0.5, x(to) - x(from) - 0.8);
    doc.rect(x(from), y(count), width, ground.bottom - y(count)).fill(fillAt(chart, middle));
  }
}
