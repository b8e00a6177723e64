import { darken, lighten, mix } from '../drawing/color.ts';
import { d, path, repeat, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { treeline } from './treeline.ts';

export function skyline(brush: Brush, y: number, count = 13): string {
  const { random, light } = brush;
  const far = mix(light.tone('#a9b3b8'), light.sky[2], 0.55);
  const blocks = Array.from({ length: count }, (_, i) => {
    const w = random.between(40, 84);
    const h = random.between(50, 190);
    const x = (i / count) * 1000 - 40 + random.between(-12, 12);
    return { x, w, h };
  });
  const shapes = blocks.map(({ x, w, h }) => d`M${x} ${y}v${-h}h${w}v${h}Z`).join('');
  const sides = blocks
    .map(({ x, w, h }) => d`M${x + w * 0.7} ${y}v${-h}h${w * 0.3}v${h}Z`)
    .join('');
  const bands = blocks
    .map(({ x, w, h }) =>
      repeat(Math.floor(h / 12) - 1, (k) => d`M${x + 5} ${y - h + 10 + k * 12}h${w - 10}`),
    )
    .join('');
  const ink = light.isEvening ? '#f0cd92' : lighten(far, 0.4);
  const dash = light.isEvening ? 'stroke-dasharray="3 9 5 14" opacity=".6"' : 'opacity=".5"';
  return (
    path(shapes, far) +
    path(sides, darken(far, 0.08)) +
    stroke(bands, ink, 3, dash) +
    treeline(brush, y, 34, 0.5)
  );
}
