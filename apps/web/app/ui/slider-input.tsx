import type { ComponentProps } from 'react';
import { useIsAsleep } from '~/lib/asleep';
import { cx } from './class-names';
import {
  POSITIONS,
  type SliderBounds,
  type SliderScale,
  snap,
  valueAfterKey,
} from './slider-scale';

/** For two inputs on one track: only the thumbs take the pointer. */
const THUMB_ONLY =
  'pointer-events-none [&::-webkit-slider-thumb]:pointer-events-auto [&::-moz-range-thumb]:pointer-events-auto';

type SliderInputProps = SliderBounds & {
  value: number;
  /** Omitted when the track is linear: the input then has the value itself. */
  scale?: SliderScale | undefined;
  isThumbOnly?: boolean;
  onValue: (value: number) => void;
  onCommit?: (() => void) | undefined;
};

export function SliderInput({
  min,
  max,
  step,
  value,
  scale,
  isThumbOnly = false,
  onValue,
  onCommit,
  className,
  ...rest
}: SliderInputProps & ComponentProps<'input'>) {
  const isAsleep = useIsAsleep();
  const bounds = { min, max, step };
  const native = scale
    ? { min: 0, max: POSITIONS, step: 'any', value: scale.toPosition(value) * POSITIONS }
    : { min, max, step, value };
  const toValue = (read: number) => (scale ? scale.toValue(read / POSITIONS) : read);
  if (isAsleep) return null;
  return (
    <input
      type="range"
      {...native}
      onChange={(event) => onValue(snap(toValue(event.target.valueAsNumber), bounds))}
      onKeyDown={(event) => {
        const next = valueAfterKey(event.key, value, bounds);
        if (next === null) return;
        event.preventDefault();
        onValue(next);
      }}
      onKeyUp={onCommit}
      onPointerUp={onCommit}
      className={cx('peer slider-native', isThumbOnly && THUMB_ONLY, className)}
      {...rest}
    />
  );
}
