// Axes of the page's and the PDF's charts. The algorithm is that of d3-scale 4 (`ticks`, `nice`).

export type Scale = (value: number) => number;
type Span = readonly [low: number, high: number];

/** A domain of a single value maps to the middle of the range. */
export function linearScale([a, b]: Span, [c, d]: Span): Scale {
  return (value) => {
    const share = a === b ? 0.5 : (value - a) / (b - a);
    return c * (1 - share) + d * share;
  };
}

/** Gives a single value some width, so that it is centered. */
export function widened([low, high]: Span): Span {
  return low === high ? [low - 1, high + 1] : [low, high];
}

const NICE_STEPS = 4;

/**
 * An axis that starts and ends on a round number, with about `count` steps. `per` is what is printed for
 * one unit of the values, such as pesos for a dollar: the printed numbers are the round ones.
 */
export function roundAxis(
  [low, high]: Span,
  { count = NICE_STEPS, per = 1 }: { count?: number; per?: number } = {},
): { domain: Span; ticks: number[] } {
  const printed = roundDomain([low * per, high * per]);
  const domain = [printed[0] / per, printed[1] / per] as const;
  return { domain, ticks: roundPrinted(printed, count).map((value) => value / per) };
}

/** Values within a span, about `count` of them, that are printed as round numbers; `per` as above. */
export function roundValues([low, high]: Span, count: number, per = 1): number[] {
  return roundPrinted([low * per, high * per], count).map((value) => value / per);
}

function roundPrinted([low, high]: Span, count: number): number[] {
  if (low === high) return [low];
  const step = stepOf([low, high], count);
  if (!Number.isFinite(step)) return [];
  const at = (index: number) => (step > 0 ? index * step : index / -step);
  const near = (value: number) => Math.round(step > 0 ? value / step : value * -step);
  const first = at(near(low)) < low ? near(low) + 1 : near(low);
  const last = at(near(high)) > high ? near(high) - 1 : near(high);
  return Array.from({ length: last - first + 1 }, (_, index) => at(first + index));
}

/** Extended to whole steps. The longer domain may need a longer step, so it repeats. */
function roundDomain(span: Span): Span {
  let [low, high] = span;
  let before = 0;
  for (let pass = 0; pass < 10; pass += 1) {
    const step = stepOf([low, high], NICE_STEPS);
    if (!Number.isFinite(step)) return span;
    if (step === before) return [low, high];
    if (step > 0) [low, high] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
    else [low, high] = [Math.ceil(low * step) / step, Math.floor(high * step) / step];
    before = step;
  }
  return span;
}

/** 1, 2, 5 or 10 times a power of ten. Steps below 1 are negative reciprocals, which are exact: −5 is 0.2. */
function stepOf([low, high]: Span, count: number): number {
  const rough = (high - low) / count;
  const power = Math.floor(Math.log10(rough));
  const rest = rough / 10 ** power;
  const factor =
    rest >= Math.sqrt(50) ? 10 : rest >= Math.sqrt(10) ? 5 : rest >= Math.SQRT2 ? 2 : 1;
  return power >= 0 ? factor * 10 ** power : -(10 ** -power) / factor;
}
