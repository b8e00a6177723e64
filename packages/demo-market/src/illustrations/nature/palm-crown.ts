import { darken, lighten } from '../drawing/color.ts';
import { coarse, path, stroke } from '../drawing/svg.ts';
import type { Random } from '../random.ts';

export function featherCrown(
  random: Random,
  x: number,
  y: number,
  reach: number,
  leaf: string,
  count: number,
): string {
  const layer = (share: number, offset: number) =>
    Array.from({ length: share }, (_, i) => {
      const angle = Math.PI * (-0.16 + (1.32 * (i + offset)) / Math.max(share - 1 + offset * 2, 1));
      return frond(x, y, angle + random.between(-0.08, 0.08), reach * random.between(0.86, 1.05));
    });
  const back = layer(Math.floor(count / 2), 0);
  const front = layer(Math.ceil(count / 2), 0.5);
  return (
    path(back.map((f) => f.outline).join(''), darken(leaf, 0.2)) +
    path(front.map((f) => f.outline).join(''), leaf) +
    stroke(front.map((f) => f.spine).join(''), lighten(leaf, 0.28), 1.2)
  );
}

// Leaflets hang from the lower edge as a saw line: the cheapest outline that still reads as a palm.
function frond(x: number, y: number, angle: number, reach: number) {
  const dx = Math.cos(angle);
  const rise = Math.sin(angle);
  const tip = { x: x + dx * reach, y: y - rise * reach * 0.62 + (1.1 - rise) * reach * 0.34 };
  const bend = { x: x + dx * reach * 0.52, y: y - rise * reach * 0.78 - reach * 0.2 };
  const at = (t: number) => ({
    x: (1 - t) ** 2 * x + 2 * t * (1 - t) * bend.x + t * t * tip.x,
    y: (1 - t) ** 2 * y + 2 * t * (1 - t) * bend.y + t * t * tip.y,
  });
  const teeth = [0.84, 0.66, 0.48, 0.3, 0.14].map((t) => {
    const edge = at(t);
    const hang = reach * 0.22 * Math.sin(Math.PI * Math.min(1, t + 0.12));
    const notch = at(t - 0.04);
    return coarse`L${edge.x + dx * 3} ${edge.y + hang}L${notch.x} ${notch.y + hang * 0.36}`;
  });
  const spine = coarse`M${x} ${y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`;
  return { spine, outline: `${spine}${teeth.join('')}Z` };
}
