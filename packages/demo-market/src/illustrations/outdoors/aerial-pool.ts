import { lighten } from '../drawing/color.ts';
import { box, d, group, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import type { Mass } from './aerial-mass.ts';

// Behind the home when the roof leaves room, otherwise on the lawn in front.
export const isPoolBehind = (main: Mass) => main.y - main.h - 96 > 118;

export function poolFromAbove(brush: Brush, main: Mass): string {
  const { random, light, home } = brush;
  const coping = lighten(light.tone(home.garden.paving), 0.35);
  const isBehind = isPoolBehind(main);
  const x = isBehind ? main.x + random.between(152, 164) : 232;
  const y = isBehind ? main.y - main.h - 96 : main.y + main.depth + 26;
  const radius = random.chance(0.4) ? 28 : 4;
  const ripple = d`M${x + 26} ${y + 22}q8 -4 16 0t16 0M${x + 66} ${y + 38}q8 -4 16 0t16 0`;
  return group(
    box(x - 18, y - 12, 158, 84, radius + 8, light.tone(home.garden.paving)) +
      box(x - 6, y - 4, 134, 68, radius + 3, coping) +
      box(x, y + 2, 122, 56, radius, 'url(#pool)') +
      stroke(ripple, '#f4fbf8', 2, 'opacity=".6"'),
    'data-part="pool"',
  );
}
