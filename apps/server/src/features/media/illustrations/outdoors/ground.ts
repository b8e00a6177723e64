import { darken, lighten, mix } from '../drawing/colour.ts';
import { verticalGradient } from '../drawing/gradient.ts';
import { coarse, d, path, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import type { Way } from './framing.ts';

export function lawnGradient(brush: Brush): string {
  const lawn = brush.light.tone(brush.home.garden.lawn);
  return verticalGradient('lawn', [
    [0, darken(lawn, 0.06)],
    [0.3, lawn],
    [1, mix(lawn, brush.light.tone('#7f9666'), 0.4)],
  ]);
}

export function lawn(brush: Brush, y: number): string {
  const { random, light, home } = brush;
  const tufts = repeat(16, () => {
    const x = random.between(0, 960);
    const tuftY = random.between(y + 14, 636);
    return coarse`M${x} ${tuftY}l2 -6l2 6l3 -4l2 4`;
  });
  const ink = lighten(light.tone(home.garden.lawn), 0.3);
  return rect(0, y, 960, 640 - y, 'url(#lawn)') + stroke(tufts, ink, 1.2, 'opacity=".5"');
}

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
    rect(0, y + 27, 960, 5, '#2c2a3c', 'opacity=".15"')
  );
}

export function picketFence(brush: Brush, x1: number, x2: number, y: number): string {
  const white = brush.light.tone('#f6f1e6');
  const pickets = repeat((x2 - x1) / 13, (i) => d`M${x1 + i * 13} ${y}v-30l4 -5l4 5v30Z`);
  return rect(x1, y - 25, x2 - x1, 4, darken(white, 0.08)) + rect(x1, y - 10, x2 - x1, 4, darken(white, 0.08)) + path(pickets, white);
}

export function gardenWall(brush: Brush, x1: number, x2: number, y: number): string {
  const { paint } = brush;
  return (
    rect(x1, y - 26, x2 - x1, 26, lighten(paint.wall, 0.12)) +
    rect(x1 - 3, y - 31, x2 - x1 + 6, 7, paint.trim) +
    rect(x1, y - 24, x2 - x1, 5, '#2c2a3c', 'opacity=".12"')
  );
}
