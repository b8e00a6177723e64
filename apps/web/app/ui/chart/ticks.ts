import type { Tick } from './chart.types';

/** Average width of a 12 px digit or letter in Geist. */
const CHARACTER_PX = 6.8;

export function textWidth(text: string): number {
  return text.length * CHARACTER_PX;
}

/** Letters are narrower than digits. */
export function proseWidth(text: string): number {
  return text.length * 6.2;
}

export function widestLabel(labels: readonly string[]): number {
  return Math.max(0, ...labels.map(textWidth));
}

/** Drops labels evenly, keeping the first, until the rest don't overlap. */
export function thinTicks(ticks: readonly Tick[], gap = 12): Tick[] {
  const [first, second] = ticks;
  if (!first || !second) return [...ticks];
  const distance = Math.abs(second.at - first.at) || 1;
  const needed = widestLabel(ticks.map((tick) => tick.label)) + gap;
  const fewest = Math.max(1, Math.ceil(needed / distance));
  const every = rhythmThatEndsOnLast(ticks.length - 1, fewest) ?? fewest;
  return ticks.filter((_, index) => index % every === 0);
}

/** Adds a label aligned to the right edge and drops those it would overlap. */
export function withEnd(ticks: readonly Tick[], end: Tick, gap = 12): Tick[] {
  const from = end.at - textWidth(end.label) - gap;
  return [...ticks.filter(({ at, label }) => at + textWidth(label) / 2 <= from), end];
}

/** How many round values fit an axis of this length. */
export function tickCount(length: number, pixelsEach: number): number {
  return Math.max(2, Math.floor(length / pixelsEach));
}

/** Slightly wider spacing is accepted if it includes the last label. */
function rhythmThatEndsOnLast(span: number, fewest: number): number | undefined {
  for (let every = fewest; every <= Math.min(2 * fewest, span); every++)
    if (span % every === 0) return every;
  return undefined;
}
