/** Position of a value on the track, 0 to 1, and back. The two halves can have different scales. */
export type SliderScale = {
  toPosition: (value: number) => number;
  toValue: (position: number) => number;
};

export type SliderBounds = { min: number; max: number; step: number };

/** Steps of the native input when the scale is not linear. */
export const POSITIONS = 1000;

export function linearScale({ min, max }: SliderBounds): SliderScale {
  const span = max - min || 1;
  return {
    toPosition: (value) => (value - min) / span,
    toValue: (position) => min + position * span,
  };
}

/** `middle` is in the middle of the track. */
export function splitScale(min: number, middle: number, max: number): SliderScale {
  return {
    toPosition: (value) =>
      value <= middle
        ? (0.5 * (value - min)) / (middle - min)
        : 0.5 + (0.5 * (value - middle)) / (max - middle),
    toValue: (position) =>
      position <= 0.5
        ? min + 2 * position * (middle - min)
        : middle + 2 * (position - 0.5) * (max - middle),
  };
}

export function snap(value: number, { min, max, step }: SliderBounds): number {
  const snapped = min + Math.round((value - min) / step) * step;
  // Twelve digits remove floating-point noise (0.1 + 0.2).
  return Math.min(max, Math.max(min, Number(snapped.toPrecision(12))));
}

/** Keys step by values, not by pixels: one arrow is one step everywhere on the track. */
export function valueAfterKey(key: string, value: number, bounds: SliderBounds): number | null {
  const page = Math.max(bounds.step, (bounds.max - bounds.min) / 10);
  const moves: Record<string, number> = {
    ArrowRight: value + bounds.step,
    ArrowUp: value + bounds.step,
    ArrowLeft: value - bounds.step,
    ArrowDown: value - bounds.step,
    PageUp: value + page,
    PageDown: value - page,
    Home: bounds.min,
    End: bounds.max,
  };
  const next = moves[key];
  return next === undefined ? null : snap(next, bounds);
}
