import { darken, lighten } from '../drawing/color.ts';
import { d, rect, repeat, ruled, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

/** Lap boards over a wall. */
export function boards(x: number, y: number, w: number, h: number, wall: string, step = 9): string {
  const lines = ruled(
    [x, y + step - 1, w, h - step],
    'across',
    step,
    1,
    darken(wall, 0.16),
    'opacity=".6"',
  );
  return rect(x, y, w, h, wall) + lines;
}

/** Upright board and batten over a wall. */
export function battens(x: number, y: number, w: number, h: number, wall: string, step = 14) {
  const lines = ruled(
    [x + step, y, w - step, h],
    'upright',
    step,
    1.2,
    darken(wall, 0.16),
    'opacity=".6"',
  );
  return rect(x, y, w, h, wall) + lines;
}

/** Courses of brick, with a broken line every few courses for the headers. */
export function bricks(x: number, y: number, w: number, h: number, wall: string): string {
  const ink = darken(wall, 0.2);
  const headers = repeat(
    h / 28,
    (i) => d`M${x + (i % 3) * 9} ${y + 10 + i * 28}h${w - (i % 3) * 9}`,
  );
  return (
    rect(x, y, w, h, wall) +
    ruled([x, y + 6, w, h - 6], 'across', 7, 1, ink, 'opacity=".32"') +
    stroke(headers, lighten(wall, 0.25), 6, 'stroke-dasharray="14 37 14 61 14 23" opacity=".28"')
  );
}

/** The wall of a home in its own material. */
export function wallOf(brush: Brush, x: number, y: number, w: number, h: number, fill?: string) {
  const wall = fill ?? brush.paint.wall;
  const { finish } = brush.home.style;
  if (finish === 'brick') return bricks(x, y, w, h, wall);
  if (finish === 'siding') return boards(x, y, w, h, wall);
  return rect(x, y, w, h, wall);
}
