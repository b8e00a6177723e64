import { darken, lighten } from '../drawing/color.ts';
import { box, rect } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export function hedge(brush: Brush, x: number, y: number, width: number, height: number): string {
  const leaf = darken(brush.light.tone(brush.home.garden.leaf), 0.12);
  return (
    box(x, y - height, width, height, 5, leaf) +
    box(x, y - height, width, height * 0.36, 5, lighten(leaf, 0.13)) +
    rect(x, y - height * 0.12, width, height * 0.12, darken(leaf, 0.2))
  );
}
