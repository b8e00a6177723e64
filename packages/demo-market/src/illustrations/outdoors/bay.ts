import { lighten, mix } from '../drawing/color.ts';
import { d, group, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export function bay(brush: Brush, ground: number): string {
  const { random, light } = brush;
  const water = mix(light.tone('#7fa6ad'), light.sky[1], 0.25);
  const top = ground - 40;
  const glints = repeat(18, () => {
    const x = random.between(0, 940);
    return d`M${x} ${random.between(top + 6, ground - 4)}h${random.between(10, 34)}`;
  });
  const sailX = random.between(30, 930);
  const hull = [
    [sailX - 8, top + 6],
    [sailX + 18, top + 6],
    [sailX + 13, top + 11],
    [sailX - 4, top + 11],
  ] as const;
  return group(
    rect(0, top, 960, 46, water) +
      rect(0, top, 960, 2, lighten(water, 0.4)) +
      stroke(glints, lighten(water, 0.5), 1.4, 'opacity=".7"') +
      polygon(
        [
          [sailX, top - 26],
          [sailX, top + 4],
          [sailX + 15, top + 4],
        ],
        light.tone('#fbf7ee'),
      ) +
      polygon(hull, light.tone('#6e6660')),
    'data-part="water"',
  );
}
