import type { Facade } from '../facades/facade.ts';
import type { Brush } from '../home.ts';
import { createRandom } from '../random.ts';

/** Position of the building in the picture, in pixels. */
export type Frame = {
  x: number;
  ground: number;
  scale: number;
  left: number;
  right: number;
  isTower: boolean;
  /** Height of a grown tree beside this building. */
  treeHeight: number;
};

// The street and the evening share the choice of distance, so the home keeps its place in both.
export function framing(brush: Brush, front: Facade): Frame {
  const random = createRandom(brush.home.traits.seed, 'framing');
  const { kind, priceClass } = brush.home.traits;
  const isTower = front.height > 420 || (kind === 'condo' && brush.home.style.stories > 5);
  const room = isTower ? random.between(430, 475) : random.between(315, 360);
  const nearest = Math.min(room / front.height, random.between(640, 780) / front.width, 1.32);
  // A modest home is smaller on its lot.
  const scale = priceClass === 'modest' && !isTower ? nearest * 0.84 : nearest;
  const ground = isTower ? random.between(520, 545) : random.between(462, 494);
  const x = 480 + random.between(-56, 56);
  const half = (front.width * scale) / 2;
  const treeHeight = isTower
    ? Math.min(190, Math.max(120, 260 * scale))
    : Math.min(340, 210 + scale * 90);
  return { x, ground, scale, left: x - half, right: x + half, isTower, treeHeight };
}
