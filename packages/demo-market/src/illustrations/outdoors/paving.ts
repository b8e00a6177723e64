import { darken, lighten, SHADE } from '../drawing/color.ts';
import { d, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import type { Way } from './ways.ts';

/** A strip of ground running from the wall to the viewer, widening as it comes closer. */
export function approach({ at, width, to, near }: Way, y: number, fill: string): string {
  const points = [
    [at - width / 2, y],
    [at + width / 2, y],
    [to + near / 2, 640],
    [to - near / 2, 640],
  ] as const;
  return polygon(points, fill);
}

export function pavement(brush: Brush, y: number): string {
  const stone = brush.light.tone('#d5ccbe');
  const joints = repeat(9, (i) => d`M${i * 120 + 30} ${y}l${(i - 3.75) * 6} 22`);
  return (
    rect(0, y, 960, 22, stone) +
    stroke(joints, darken(stone, 0.14), 1.2) +
    rect(0, y + 22, 960, 5, lighten(stone, 0.3)) +
    rect(0, y + 27, 960, 640 - y, brush.light.tone('#8d8a87')) +
    rect(0, y + 27, 960, 5, SHADE, 'opacity=".15"')
  );
}
