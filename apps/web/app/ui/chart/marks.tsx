import type { Mark, PlotArea } from './chart.types';
import { proseWidth } from './ticks';

const TONES = {
  ink: ['stroke-ink', 'fill-ink'],
  accent: ['stroke-accent', 'fill-accent'],
  loss: ['stroke-loss', 'fill-loss'],
} as const;

const LINE_PX = 16;
const GAP_PX = 6;
const NARROW = 480;

/** Space above the plot for the labels. */
export function marksHeight(count: number, width: number): number {
  if (count === 0) return 12;
  return 28 + (width < NARROW ? (count - 1) * LINE_PX : 0);
}

/** Lines with a label above the plot; a label without room on its side changes sides. */
export function Marks({
  marks,
  xOf,
  area,
}: {
  marks: readonly Mark[];
  xOf: (at: number) => number;
  area: PlotArea;
}) {
  return marks.map((mark, index) => {
    const { at, label, before, tone = 'ink', side = 'end' } = mark;
    const x = xOf(at);
    const width = proseWidth(label);
    const fits = { start: x - GAP_PX >= width, end: x + GAP_PX + width <= area.width };
    const shown = fits[side] ? side : side === 'end' ? 'start' : 'end';
    const left = shown === 'end' ? x + GAP_PX : x - GAP_PX - width;
    // In a narrow chart each label has its own line.
    const row = area.width < NARROW ? (index - marks.length + 1) * LINE_PX : 0;
    const y = area.top - 8 + row;
    const [stroke, fill] = TONES[tone];
    return (
      <g key={`${at}`} className="stroke-surface" paintOrder="stroke">
        <line x1={x} x2={x} y1={y - 10} y2={area.bottom} className={stroke} strokeWidth={1.5} />
        <text
          x={shown === 'start' && left >= 0 ? x - GAP_PX : Math.max(0, left)}
          y={y}
          textAnchor={shown === 'start' && left >= 0 ? 'end' : 'start'}
          className={`${fill} font-medium`}
          strokeWidth={3}
        >
          {label}
        </text>
        {before && shown === 'end' && x - GAP_PX >= proseWidth(before) && (
          <text x={x - GAP_PX} y={y} textAnchor="end" className="fill-ink-2" strokeWidth={3}>
            {before}
          </text>
        )}
      </g>
    );
  });
}
