import { placeMarkLabels, rowsOf } from '@alpha/report-model/chart/mark-labels';
import type { Mark, PlotArea } from './chart.types';
import { proseWidth } from './ticks';

const TONES = {
  ink: ['stroke-ink', 'fill-ink'],
  accent: ['stroke-accent', 'fill-accent'],
  loss: ['stroke-loss', 'fill-loss'],
} as const;

const LINE_PX = 16;
const GAP_PX = 6;

type XOf = (at: number) => number;

/** Space above the plot for the labels. */
export function marksHeight(marks: readonly Mark[], xOf: XOf, width: number): number {
  if (marks.length === 0) return 12;
  return 28 + (rowsOf(placed(marks, xOf, width)) - 1) * LINE_PX;
}

/** Lines with labels above the plot that cover neither each other nor another line. */
export function Marks({ marks, xOf, area }: { marks: readonly Mark[]; xOf: XOf; area: PlotArea }) {
  const places = placed(marks, xOf, area.width);
  return marks.map(({ at, label, before, tone = 'ink' }, index) => {
    const x = xOf(at);
    const { side = 'end', row = 0, left = 0, isOver = false } = places[index] ?? {};
    const y = area.top - 8 - row * LINE_PX;
    const isEnding = side === 'start' && !isOver;
    const [stroke, fill] = TONES[tone];
    return (
      <g key={`${at}`} className="stroke-surface" paintOrder="stroke">
        <line
          x1={x}
          x2={x}
          y1={isOver ? y + 4 : y - 10}
          y2={area.bottom}
          className={stroke}
          strokeWidth={1.5}
        />
        <text
          x={isEnding ? x - GAP_PX : left}
          y={y}
          textAnchor={isEnding ? 'end' : 'start'}
          className={`${fill} font-medium`}
          strokeWidth={3}
        >
          {label}
        </text>
        {before && side === 'end' && x - GAP_PX >= proseWidth(before) && (
          <text x={x - GAP_PX} y={y} textAnchor="end" className="fill-ink-2" strokeWidth={3}>
            {before}
          </text>
        )}
      </g>
    );
  });
}

const placed = (marks: readonly Mark[], xOf: XOf, width: number) =>
  placeMarkLabels(
    marks.map(({ at, label, side = 'end' }) => ({ x: xOf(at), width: proseWidth(label), side })),
    { left: 0, right: width, gap: GAP_PX },
  );
