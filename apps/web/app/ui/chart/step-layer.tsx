import { type PointerEvent, useRef, useState } from 'react';
import { useIsAsleep } from '~/lib/asleep';
import { useT } from '~/lib/i18n/use-t';
import type { PlotArea } from './chart.types';
import { type StepRow, StepTooltip } from './step-tooltip';

/** One position along the axis and its values, formatted. */
export type Step = {
  x: number;
  /** For charts without a single axis: vertical position. */
  y?: number;
  title: string;
  rows: readonly StepRow[];
};

/**
 * Reads a chart value by value: by pointer, touch, or arrow keys through a hidden native range input,
 * which also announces every step.
 */
export function StepLayer({
  label,
  steps,
  area,
  onOpen,
}: {
  label: string;
  steps: readonly Step[];
  area: PlotArea;
  /** What is behind a step: by click, Enter, or a second tap. */
  onOpen?: ((index: number) => void) | undefined;
}) {
  const t = useT('ui');
  const isAsleep = useIsAsleep();
  const input = useRef<HTMLInputElement>(null);
  const [index, setIndex] = useState<number | null>(null);
  /** The one that was shown before this tap. */
  const shown = useRef<number | null>(null);
  const step = index === null ? undefined : steps[index];
  const last = steps.length - 1;

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setIndex(nearest(steps, event.clientX - box.left, event.clientY - box.top));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer's shortcut to the range input inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard uses the range input.
    <div
      className={`absolute inset-0 ${onOpen ? 'cursor-pointer ' : ''}touch-pan-y rounded-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent`}
      onPointerDown={(event) => {
        shown.current = index;
        follow(event);
      }}
      onPointerMove={follow}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setIndex(null)}
      onClick={() => {
        input.current?.focus({ preventScroll: true });
        if (index !== null && shown.current === index) onOpen?.(index);
      }}
    >
      {!isAsleep && (
        <input
          ref={input}
          type="range"
          min={0}
          max={last}
          step={1}
          value={index ?? 0}
          aria-label={t('chart.step', { name: label })}
          aria-valuetext={spoken(step ?? steps[0])}
          onChange={(event) => setIndex(event.target.valueAsNumber)}
          onKeyDown={(event) => event.key === 'Enter' && onOpen?.(index ?? 0)}
          onFocus={() => setIndex((now) => now ?? 0)}
          onBlur={() => setIndex(null)}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      )}
      {step && <StepTooltip step={step} area={area} />}
    </div>
  );
}

function nearest(steps: readonly Step[], x: number, y: number): number {
  const distances = steps.map((step) => Math.hypot(step.x - x, (step.y ?? y) - y));
  return distances.indexOf(Math.min(...distances));
}

function spoken(step: Step | undefined): string {
  if (!step) return '';
  return [step.title, ...step.rows.map((row) => `${row.label} ${row.value}`)].join(', ');
}
