import { darken } from '../drawing/color.ts';
import { moved } from '../drawing/share.ts';
import { rect, repeat, ruled } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export function columns(
  brush: Brush,
  places: readonly number[],
  top: number,
  base: number,
  width: number,
  fill?: string,
): string {
  const color = fill ?? brush.paint.trim;
  const h = base - top;
  const art =
    rect(-width / 2, 0, width, h, color) +
    rect(width * 0.15, 0, width * 0.35, h, darken(color, 0.12)) +
    rect(-width * 0.72, 0, width * 1.44, 5, color) +
    rect(-width * 0.72, h - 6, width * 1.44, 6, color);
  return places.map((x) => moved(x, top, art)).join('');
}

export function railing(x1: number, x2: number, base: number, height: number, color: string) {
  return (
    ruled([x1, base - height, x2 - x1, height - 2], 'upright', 7, 1.7, color) +
    rect(x1 - 1, base - height - 3, x2 - x1 + 2, 4, color) +
    rect(x1 - 1, base - 5, x2 - x1 + 2, 3, color)
  );
}

/** Steps that widen toward the viewer, ending on the ground. */
export function steps(x: number, w: number, height: number, count: number, fill: string): string {
  const flight = repeat(count, (i) => {
    const y = -height + (height * i) / count;
    const grow = i * 3;
    return (
      rect(-grow, y, w + grow * 2, height / count, darken(fill, 0.05 + i * 0.02)) +
      rect(-grow, y, w + grow * 2, 2, fill)
    );
  });
  return moved(x, 0, flight);
}
