import { linearScale, roundValues, type Scale } from '@alpha/report-model/chart/scale';
import { smoothCurve } from '@alpha/report-model/chart/smooth-curve';
import { COLORS } from '../../render-worker/colors.ts';
import type { Box } from '../layout/figure.ts';
import type { Sheet } from '../layout/sheet.ts';
import { widthOf } from '../layout/text.ts';
import { drawXLabel, LABEL, type Plot } from './axis.ts';
import { drawMarks, type LineMark, MARK_ROW, placeMarks } from './marks.ts';

export type Zone = { from: number; to: number; fill: string };
export type Mark = Omit<LineMark, 'x'> & { at: number };

type Curve = { points: readonly { x: number; y: number }[] };
type Bins = { bins: readonly { from: number; to: number; count: number }[] };

type DensityChart = {
  range: readonly [number, number];
  /** Histogram heights or a smooth curve. */
  shape: Bins | Curve;
  fill: string;
  line: string;
  zones: readonly Zone[];
  marks: readonly Mark[];
  format: (value: number) => string;
  /** What is printed for one unit of the values; axis steps are round in it. */
  printedPer?: number | undefined;
};

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
  const x = linearScale([low, high], [plot.left, plot.right]);
  const marks = placeMarks(
    sheet,
    plot,
    chart.marks
      .filter(({ at }) => at > low && at < high)
      .map(({ at, ...mark }) => ({ ...mark, x: x(at) })),
  );
  const labels = 14 + Math.max(0, marks.rows - 1) * MARK_ROW;
  const ground = { top: plot.top + labels, bottom: plot.bottom };
  if ('points' in chart.shape) drawCurve(sheet, chart, chart.shape, x, ground);
  else drawHistogram(sheet, chart, chart.shape, x, ground);
  const { doc } = sheet;
  doc.lineWidth(0.5).strokeColor(COLORS.gray);
  doc.moveTo(plot.left, plot.bottom).lineTo(plot.right, plot.bottom).stroke();
  drawMarks(sheet, plot, marks);
  for (const tick of roundValues([low, high], labelCount(sheet, box, chart), chart.printedPer))
    drawXLabel(sheet, plot, x(tick), chart.format(tick));
}

const MOST_LABELS = 5;
const LABEL_GAP = 20;

/** How many x-axis labels fit without touching. */
function labelCount(sheet: Sheet, { width }: Box, { range, format }: DensityChart): number {
  const widest = Math.max(...range.map((value) => widthOf(sheet, format(value), LABEL)));
  return Math.min(MOST_LABELS, Math.floor(width / (widest + LABEL_GAP)));
}

type Ground = { top: number; bottom: number };

const fillAt = ({ zones, fill }: DensityChart, value: number) =>
  zones.find(({ from, to }) => value >= from && value < to)?.fill ?? fill;

function drawCurve(
  { doc }: Sheet,
  chart: DensityChart,
  { points }: Curve,
  x: Scale,
  ground: Ground,
): void {
  const [low, high] = chart.range;
  const peak = Math.max(...points.map((point) => point.y));
  const y = linearScale([0, peak], [ground.bottom, ground.top]);
  const inside = (value: number) => x(Math.min(Math.max(value, low), high));
  const places = points.map((point) => [x(point.x), y(point.y)] as const);
  const pieces = smoothCurve(places);
  const trace = () => {
    doc.moveTo(...(places[0] ?? [x(low), ground.bottom]));
    for (const { control1, control2, end } of pieces)
      doc.bezierCurveTo(...control1, ...control2, ...end);
  };
  for (const { from, to, fill } of chart.zones) {
    const width = inside(to) - inside(from);
    if (width <= 0) continue;
    doc.save();
    doc.rect(inside(from), ground.top, width, ground.bottom - ground.top).clip();
    trace();
    doc.lineTo(x(high), ground.bottom).lineTo(x(low), ground.bottom).closePath().fill(fill);
    doc.restore();
  }
  doc.lineWidth(1.4).strokeColor(chart.line);
  trace();
  doc.stroke();
}

function drawHistogram(
  { doc }: Sheet,
  chart: DensityChart,
  { bins }: Bins,
  x: Scale,
  ground: Ground,
): void {
  const highest = Math.max(...bins.map(({ count }) => count), 1);
  const y = linearScale([0, highest], [ground.bottom, ground.top]);
  for (const { from, to, count } of bins) {
    const middle = (from + to) / 2;
    if (count === 0 || middle < chart.range[0] || middle > chart.range[1]) continue;
    const width = Math.max(0.5, x(to) - x(from) - 0.8);
    doc.rect(x(from), y(count), width, ground.bottom - y(count)).fill(fillAt(chart, middle));
  }
}
