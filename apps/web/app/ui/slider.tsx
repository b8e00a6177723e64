import { type ReactNode, useId } from 'react';
import { cx } from './class-names';
import { SliderInput } from './slider-input';
import { linearScale, type SliderScale } from './slider-scale';
import { SliderThumb, SliderTrack } from './slider-track';

type SliderProps = {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** Once, when the finger or key is released. */
  onCommit?: () => void;
  format: (value: number) => string;
  /** The default: a mark on the track, and struck through beside the value once they differ. */
  assumption?: number;
  scale?: SliderScale;
  histogram?: readonly number[];
  histogramHeight?: number;
  isDisabled?: boolean;
  isHeaderHidden?: boolean;
  name?: string;
  className?: string;
};

export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  onCommit,
  format,
  assumption,
  scale,
  histogram,
  histogramHeight = 24,
  isDisabled = false,
  isHeaderHidden = false,
  name,
  className,
}: SliderProps) {
  const id = useId();
  const { toPosition } = scale ?? linearScale({ min, max, step });
  const at = toPosition(value);
  return (
    <div data-disabled={isDisabled || undefined} className={cx('min-w-0', className)}>
      <div className={cx('flex justify-between gap-3 text-14', isHeaderHidden && 'sr-only')}>
        <label htmlFor={id} className="text-ink-2">
          {label}
        </label>
        <span className="figures whitespace-nowrap">
          {assumption !== undefined && assumption !== value && (
            <s className="mr-2 text-ink-3">{format(assumption)}</s>
          )}
          <output htmlFor={id} className="font-semibold">
            {format(value)}
          </output>
        </span>
      </div>
      <SliderTrack
        from={0}
        to={at}
        mark={assumption === undefined ? undefined : toPosition(assumption)}
        {...{ histogram, histogramHeight }}
      >
        <SliderInput
          {...{ id, name, value, min, max, step, scale, onCommit }}
          onValue={onChange}
          disabled={isDisabled}
          aria-valuetext={format(value)}
        />
        <SliderThumb at={at} />
      </SliderTrack>
    </div>
  );
}
