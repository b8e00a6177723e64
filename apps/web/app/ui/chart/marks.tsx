import type { Mark, PlotArea } from './chart.types';
import { textWidth } from './ticks';

const TONES = {
  ink: ['stroke-ink', 'fill-ink'],
  accent: ['stroke-accent', 'fill-accent'],
  loss: ['stroke-loss', 'fill-loss'],
} as const;

const LINE_PX = 16;
const NARROW = 480;

/** Room above the plot for the names. */
export function marksHeight(count: number, width: number): number {
  if (count === 0) return 12;
  return 28 + (width < NARROW ? (count - 1) * LINE_PX : 0);
}

/** Lines with a name above the plot; a name that finds no room on its side changes sides. */
export function Marks({
  marks,
  xOf,
  area,
}: {
  marks: readonly Mark[];
  xOf: (at: number) => number;
  area: PlotArea;
}) {
  return (
    <g>
      {marks.map(({ at, label, tone = 'ink', side = 'end' }, index) => {
        const x = xOf(at);
        const isEnd =
          side === 'end' ? x + textWidth(label) + 8 < area.width : x < textWidth(label) + 8;
        const [stroke, fill] = TONES[tone];
        // In a narrow picture each name has a line of its own.
        const row = area.width < NARROW ? (index - marks.length + 1) * LINE_PX : 0;
        return (
          <g key={`${at}`}>
            <line
              x1={x}
              x2={x}
              y1={area.top - 18 + row}
              y2={area.bottom}
              className={stroke}
              strokeWidth={1.5}
            />
            <text
              x={isEnd ? x + 6 : x - 6}
              y={area.top - 8 + row}
              textAnchor={isEnd ? 'start' : 'end'}
              className={`${fill} stroke-surface font-medium`}
              strokeWidth={3}
              paintOrder="stroke"
            >
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}
