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

/** Guide line, dots and a small box on the side with more room. */
export function StepTooltip({ step, area }: { step: Step; area: PlotArea }) {
  const isLeftHalf = step.x < (area.left + area.right) / 2;
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
        className="absolute z-1 grid gap-1 rounded-2 border border-line bg-surface px-3 py-2 text-13 whitespace-nowrap shadow-2"
        style={{
          top: area.top,
          ...(isLeftHalf ? { left: step.x + 12 } : { right: area.width - step.x + 12 }),
        }}
      >
        <span className="font-medium">{step.title}</span>
        {step.rows.map((row) => (
          <span key={row.label} className="flex items-center gap-2 text-ink-2">
            {row.color && <LegendKey color={row.color} shape={row.shape ?? 'box'} />}
            <span className="flex-1">{row.label}</span>
            <span className="figures pl-2 font-medium text-ink">{row.value}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
