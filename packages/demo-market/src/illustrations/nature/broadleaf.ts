import { darken, lighten } from '../drawing/color.ts';
import { lobedOutline } from '../drawing/shape.ts';
import { coarse, path, repeat } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export function crown(
  brush: Brush,
  height: number,
  wide: number,
  deep: number,
  leaf: string,
): string {
  const { random, light } = brush;
  const rx = height * 0.36 * wide;
  const ry = height * 0.36 * deep;
  const cy = -height + ry;
  const bark = light.tone('#7d6a58');
  const foot = height * 0.034;
  const trunk = path(
    coarse`M${-foot * 1.5} 0Q${-foot * 0.7} ${-height * 0.2} ${-foot} ${-height * 0.45}L${-rx * 0.4} ${cy}L${-foot * 0.4} ${-height * 0.42}L${foot * 0.2} ${cy}L${foot * 0.8} ${-height * 0.4}L${rx * 0.42} ${cy}L${foot} ${-height * 0.32}Q${foot * 0.8} ${-height * 0.16} ${foot * 1.6} 0Z`,
    bark,
  );
  const lobes = Math.round(9 + wide * 3);
  return (
    trunk +
    path(lobedOutline(random, 0, cy, rx, ry, lobes), darken(leaf, 0.16)) +
    path(lobedOutline(random, -rx * 0.12, cy - ry * 0.14, rx * 0.8, ry * 0.76, lobes - 1), leaf) +
    path(
      lobedOutline(random, -rx * 0.3, cy - ry * 0.34, rx * 0.42, ry * 0.4, lobes - 4),
      lighten(leaf, 0.14),
    )
  );
}

export function blossoms(brush: Brush, height: number): string {
  const { random, light } = brush;
  const dots = repeat(24, () => {
    const x = random.between(-0.55, 0.5) * height;
    const lift = Math.sqrt(Math.max(0, 1 - (x / (height * 0.62)) ** 2));
    const y = -height + height * 0.22 - lift * height * random.between(-0.04, 0.2);
    const r = random.pick([3, 4, 6]);
    return coarse`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
  });
  return path(dots, light.tone('#cf6f52'));
}
