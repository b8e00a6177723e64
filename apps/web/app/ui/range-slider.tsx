import { type PointerEvent, type ReactNode, useId } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from './class-names';
import { SliderInput } from './slider-input';
import { linearScale, type SliderScale, snap } from './slider-scale';
import { SliderThumb, SliderTrack } from './slider-track';

export type Range = readonly [low: number, high: number];

type RangeSliderProps = {
  label: string;
  value: Range;
  min: number;
  max: number;
  step?: number;
  onChange: (value: Range) => void;
  /** Once, when the finger or key is released. */
  onCommit?: () => void;
  format: (value: number) => string;
  /** Beside the label; the two formatted values by default. */
  summary?: ReactNode;
  scale?: SliderScale;
  histogram?: readonly number[];
  histogramHeight?: number;
  className?: string;
};

export function RangeSlider({
  label,
  value: [low, high],
  min,
  max,
  step = 1,
  onChange,
  onCommit,
  format,
  summary,
  scale,
  histogram,
  histogramHeight = 20,
  className,
}: RangeSliderProps) {
  const t = useT('ui');
  const id = useId();
  const bounds = { min, max, step };
  const { toPosition, toValue } = scale ?? linearScale(bounds);
  const from = toPosition(low);
  const to = toPosition(high);
  const setLow = (next: number) => onChange([Math.min(next, high), high]);
  const setHigh = (next: number) => onChange([low, Math.max(next, low)]);

  /** A click beside the thumbs moves the nearer one there. */
  function jump(event: PointerEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget) return;
    const box = event.currentTarget.getBoundingClientRect();
    const position = (event.clientX - box.left) / box.width;
    const next = snap(toValue(position), bounds);
    if (Math.abs(position - from) < Math.abs(position - to)) setLow(next);
    else setHigh(next);
  }

  const shared = { min, max, step, scale, onCommit, isThumbOnly: true };
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap justify-between gap-x-3 text-14">
        <span aria-hidden="true" className="font-medium">
          {label}
        </span>
        <output id={id} className="figures font-semibold">
          {summary ?? `${format(low)} – ${format(high)}`}
        </output>
      </div>
      <SliderTrack {...{ from, to, histogram, histogramHeight }}>
        <div
          className="absolute inset-0 cursor-pointer"
          onPointerDown={jump}
          onPointerUp={onCommit}
        />
        <div className={cx('contents', from > 0.5 && '[&>input]:z-1')}>
          <SliderInput
            {...shared}
            value={low}
            onValue={setLow}
            aria-label={t('range.lowest', { name: label })}
            aria-valuetext={format(low)}
          />
          <SliderThumb at={from} />
        </div>
        <div className="contents">
          <SliderInput
            {...shared}
            value={high}
            onValue={setHigh}
            aria-label={t('range.highest', { name: label })}
            aria-valuetext={format(high)}
          />
          <SliderThumb at={to} />
        </div>
      </SliderTrack>
    </fieldset>
  );
}
