import { darken, lighten, SHADE } from '../drawing/color.ts';
import { d, path, rect, repeat } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export function picketFence(brush: Brush, x1: number, x2: number, y: number): string {
  const white = brush.light.tone('#f6f1e6');
  const pickets = repeat((x2 - x1) / 13, (i) => d`M${x1 + i * 13} ${y}v-30l4 -5l4 5v30Z`);
  return (
    rect(x1, y - 25, x2 - x1, 4, darken(white, 0.08)) +
    rect(x1, y - 10, x2 - x1, 4, darken(white, 0.08)) +
    path(pickets, white)
  );
}

export function gardenWall(brush: Brush, x1: number, x2: number, y: number): string {
  const { paint } = brush;
  return (
    rect(x1, y - 26, x2 - x1, 26, lighten(paint.wall, 0.12)) +
    rect(x1 - 3, y - 31, x2 - x1 + 6, 7, paint.trim) +
    rect(x1, y - 24, x2 - x1, 5, SHADE, 'opacity=".12"')
  );
}
