import { darken, lighten, mix, SHADE } from '../drawing/color.ts';
import { lobedOutline } from '../drawing/shape.ts';
import { box, circle, path, polygon } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import type { Mass } from './aerial-mass.ts';

/** Low shrubs along the front wall, between the path and the drive. */
export function frontBeds(brush: Brush, first: Mass): string {
  const { random, light, home } = brush;
  const y = first.y + first.depth + 6;
  return [first.x + 8, first.x + 30, first.x + 110, first.x + 134, first.x + 158]
    .map((x) => {
      const leaf = light.tone(mix(home.garden.leaf, '#82915f', random.between(0, 0.6)));
      const flower = circle(x - 3, y - 2, 3, light.tone(home.garden.flower));
      return path(lobedOutline(random, x, y, 12, 10, 8), leaf) + flower;
    })
    .join('');
}

/** Sun beds, or a table under an umbrella, on the terrace behind the home. */
export function terraceLife(brush: Brush, x: number, y: number): string {
  const { light, paint, home } = brush;
  const cloth = lighten(paint.accent, 0.35);
  const bed = (at: number) =>
    box(at, y, 15, 36, 3, light.tone('#f5efe2')) +
    box(at + 2, y + 2, 11, 8, 2, light.tone(home.garden.flower));
  const umbrella =
    circle(x + 9, y + 26, 27, SHADE, 'opacity=".15"') +
    circle(x, y + 18, 26, cloth) +
    polygon(
      [
        [x, y + 18],
        [x + 26, y + 18],
        [x + 18, y + 36],
      ],
      darken(cloth, 0.1),
    ) +
    polygon(
      [
        [x, y + 18],
        [x - 18, y],
        [x, y - 8],
      ],
      lighten(cloth, 0.2),
    ) +
    circle(x, y + 18, 2.5, paint.trim);
  return home.traits.hasPool ? bed(x - 22) + bed(x + 4) : umbrella;
}
