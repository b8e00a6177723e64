import { darken, SHADE } from '../drawing/color.ts';
import { d, rect, ruled, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export const STREET = 566;

export function road(brush: Brush): string {
  const { light } = brush;
  const stone = light.tone('#d9d0c1');
  return (
    rect(0, STREET, 960, 16, stone) +
    ruled([0, STREET, 960, 16], 'upright', 48, 1.2, darken(stone, 0.14)) +
    rect(0, STREET + 16, 960, 60, light.tone('#93908c')) +
    rect(0, STREET + 16, 960, 4, SHADE, 'opacity=".16"') +
    stroke(
      d`M0 ${STREET + 48}H960`,
      light.tone('#e9e0cd'),
      2.5,
      'stroke-dasharray="26 20" opacity=".8"',
    )
  );
}
