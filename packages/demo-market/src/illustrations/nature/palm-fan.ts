import { darken } from '../drawing/color.ts';
import { circle, coarse, path } from '../drawing/svg.ts';
import type { Random } from '../random.ts';

export function fanCrown(
  random: Random,
  x: number,
  y: number,
  reach: number,
  leaf: string,
): string {
  const fan = (cx: number, cy: number, turn: number, size: number) => {
    const rays = Array.from({ length: 7 }, (_, i) => {
      const angle = turn + ((i - 3) / 3) * 1.1;
      const inner = angle + 0.18;
      const long = size * (1 - Math.abs(i - 3) * 0.06);
      return coarse`L${cx + Math.cos(angle) * long} ${cy - Math.sin(angle) * long}L${cx + Math.cos(inner) * long * 0.68} ${cy - Math.sin(inner) * long * 0.68}`;
    });
    return `${coarse`M${cx} ${cy}`}${rays.join('')}Z`;
  };
  const ring = (count: number, spread: number, size: number) =>
    Array.from({ length: count }, (_, i) => {
      const turn = -0.7 + (i / (count - 1)) * (Math.PI + 1.4) + random.between(-0.1, 0.1);
      const out = reach * spread;
      return fan(x + Math.cos(turn) * out, y - Math.sin(turn) * out * 0.8, turn, reach * size);
    }).join('');
  // The fans start off the middle; without a heart the sky would show through the crown.
  const heart = circle(x, y, reach * 0.42, darken(leaf, 0.22));
  return heart + path(ring(7, 0.4, 0.62), darken(leaf, 0.22)) + path(ring(5, 0.2, 0.55), leaf);
}
