import type { ChartColor, LegendItem, PlotArea } from './chart.types';
import { colorVar } from './chart.types';
import { LegendKey } from './legend';
import type { Step } from './step-layer';

export type StepRow = {
  label: string;
  value: string;
  color?: ChartColor;
  shape?: LegendItem['shape'];
  /** Vertical position of the point; drawn as a dot. */
  y?: number;
};

/** Between the point and the box. */
const GAP = 12;

/** Guide line, dots and a small box on the side with more room. */
export function StepTooltip({ step, area }: { step: Step; area: PlotArea }) {
  const isLeftHalf = step.x < (area.left + area.right) / 2;
  // On a phone long labels wrap instead of leaving the chart.
  const maxWidth = (isLeftHalf ? area.width - step.x : step.x) - GAP;
  return (
    <div aria-hidden="true" className="pointer-events-none">
      {step.y === undefined && (
        <span
          className="absolute w-px bg-ink/35"
          style={{ left: step.x, top: area.top, height: area.bottom - area.top }}
        />
      )}
      {step.rows.map(
        (row) =>
          row.y !== undefined && (
            <span
              key={row.label}
              className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface"
              style={{ left: step.x, top: row.y, background: colorVar(row.color ?? 1) }}
            />
          ),
      )}
      <div
        className="absolute z-1 grid gap-1 rounded-2 border border-line bg-surface px-3 py-2 text-13 w-max shadow-2"
        style={{
          top: area.top,
          maxWidth,
          ...(isLeftHalf ? { left: step.x + GAP } : { right: area.width - step.x + GAP }),
        }}
      >
        <span className="font-medium">{step.title}</span>
        {step.rows.map((row) => (
          <span key={row.label} className="flex items-center gap-2 text-ink-2">
            {row.color && <LegendKey color={row.color} shape={row.shape ?? 'box'} />}
            <span className="flex-1">{row.label}</span>
            <span className="figures pl-2 font-medium whitespace-nowrap text-ink">{row.value}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
