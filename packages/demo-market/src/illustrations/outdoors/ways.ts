import type { Facade } from '../facades/facade.ts';
import type { Frame } from './framing.ts';

export type Span = readonly [from: number, to: number];

/** Paths and drives as they leave the wall and as they reach the lower edge of the picture. */
export type Way = { at: number; width: number; to: number; near: number; isDrive: boolean };

export function waysOf(front: Facade, frame: Frame): Way[] {
  const way = (x: number, width: number, isDrive: boolean): Way => {
    const at = frame.x + x * frame.scale;
    const reach = isDrive ? 1.65 : 1.6;
    return {
      at,
      width: width * frame.scale,
      to: 480 + (at - 480) * 1.5,
      near: width * frame.scale * reach,
      isDrive,
    };
  };
  return [
    ...front.doors.map((x) => way(x, 44, false)),
    ...front.drives.map(({ x, width }) => way(x, width, true)),
  ];
}

/** The stretches between two ends that no way crosses at the height y. */
export function clearSpans(
  ways: readonly Way[],
  frame: Frame,
  y: number,
  ends: Span,
  margin: number,
): Span[] {
  const t = (y - frame.ground) / (640 - frame.ground);
  const blocked = ways
    .map(({ at, width, to, near }): Span => {
      const middle = at + (to - at) * t;
      const half = (width + (near - width) * t) / 2 + margin;
      return [middle - half, middle + half];
    })
    .sort((a, b) => a[0] - b[0]);
  const spans: Span[] = [];
  let from = ends[0];
  for (const [start, end] of blocked) {
    if (start > from) spans.push([from, Math.min(start, ends[1])]);
    from = Math.max(from, end);
  }
  if (from < ends[1]) spans.push([from, ends[1]]);
  return spans;
}
