import { darken, lighten, mix } from '../drawing/color.ts';
import { lobedOutline } from '../drawing/shape.ts';
import { circle, coarse, path } from '../drawing/svg.ts';
import type { Brush, TreeSpecies } from '../home.ts';

/** A crown from above: palms are stars, the others are rounded masses. */
export function crown(
  brush: Brush,
  species: TreeSpecies,
  x: number,
  y: number,
  size: number,
): string {
  const { random, light, home } = brush;
  const leaf = light.tone(
    mix(home.garden.leaf, random.pick(['#708a5d', '#5b7a58', '#82915f']), 0.5),
  );
  const shadow = `<ellipse cx="${Math.round(x + size * 0.55)}" cy="${Math.round(y + size * 0.28)}" rx="${Math.round(size)}" ry="${Math.round(size * 0.8)}" fill="#2c2a3c" opacity=".15"/>`;
  if (species === 'royal' || species === 'coconut' || species === 'date' || species === 'sabal') {
    const arms = Array.from({ length: 9 }, (_, i) => {
      const angle = (i / 9) * Math.PI * 2 + random.between(-0.12, 0.12);
      const tip = [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.85] as const;
      const bend = (turn: number) =>
        [x + Math.cos(angle + turn) * size * 0.6, y + Math.sin(angle + turn) * size * 0.5] as const;
      const [a, b] = [bend(0.34), bend(-0.34)];
      return coarse`M${x} ${y}Q${a[0]} ${a[1]} ${tip[0]} ${tip[1]}Q${b[0]} ${b[1]} ${x} ${y}Z`;
    });
    return shadow + path(arms.join(''), leaf) + circle(x, y, size * 0.1, lighten(leaf, 0.3));
  }
  const top = species === 'poinciana' ? light.tone('#c9765a') : lighten(leaf, 0.12);
  return (
    shadow +
    path(lobedOutline(random, x, y, size, size * 0.88, 11), darken(leaf, 0.12)) +
    path(
      lobedOutline(random, x - size * 0.12, y - size * 0.14, size * 0.72, size * 0.62, 9),
      leaf,
    ) +
    path(lobedOutline(random, x - size * 0.28, y - size * 0.3, size * 0.36, size * 0.3, 7), top)
  );
}
