import { mix } from '../drawing/color.ts';
import { d, path, rect, repeat } from '../drawing/svg.ts';
import { tree } from '../nature/tree.ts';
import { bay } from '../outdoors/bay.ts';
import { treeline } from '../outdoors/treeline.ts';
import type { RoomBrush } from './interior.ts';

export const isHigh = (brush: RoomBrush) =>
  brush.home.traits.kind === 'condo' && brush.home.style.stories > 5;

export function outside(brush: RoomBrush, x1: number, y1: number, x2: number, y2: number): string {
  const { home, random } = brush;
  const high = isHigh(brush);
  const ground = high ? Math.min(y2, 330) : 352;
  const water = home.traits.nearWater ? bay(brush, ground + 4) : '';
  const land = rect(x1, ground, x2 - x1, Math.max(0, y2 - ground), 'url(#lawn)');
  const [first, second = first] = home.garden.trees;
  const trees = high
    ? ''
    : tree(brush, second, x1 + (x2 - x1) * random.between(0.1, 0.3), ground + 14, 170) +
      tree(brush, first, x1 + (x2 - x1) * random.between(0.7, 0.95), ground + 40, 270);
  const far = high ? lowSkyline(brush, ground) : treeline(brush, ground, 44, 0.45);
  return rect(x1, y1, x2 - x1, y2 - y1, 'url(#sky)') + far + water + land + trees;
}

// From a high floor the town lies below: roofs of different heights in one pale color.
function lowSkyline(brush: RoomBrush, y: number): string {
  const { random, light } = brush;
  const fill = mix(light.tone('#a3adb2'), light.sky[2], 0.45);
  const data = repeat(
    26,
    (i) => d`M${i * 38 - 10} ${y}v${-random.between(12, 74)}h${random.between(20, 40)}V${y}Z`,
  );
  return path(data, fill);
}
