import { mix } from '../drawing/color.ts';
import { rect } from '../drawing/svg.ts';
import { tree } from '../nature/tree.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { isHigh } from '../rooms/outlook.ts';
import { HORIZON, type Space } from '../rooms/space.ts';
import { bay } from './bay.ts';
import { skyline } from './skyline.ts';
import { treeline } from './treeline.ts';

export function view(brush: RoomBrush, space: Space): string {
  const { light, home, random } = brush;
  const [, base] = space.at(0, 0, 0);
  const high = isHigh(brush);
  const land = mix(light.tone(home.garden.lawn), light.sky[2], 0.25);
  const below = home.traits.nearWater ? '' : rect(0, HORIZON, 960, base - HORIZON, land);
  const water = home.traits.nearWater ? deepWater(brush, base) : '';
  const far = high ? skyline(brush, HORIZON + 4, 12) : treeline(brush, HORIZON + 4, 40, 0.5);
  const [first, second = first] = home.garden.trees;
  const near = high
    ? treeline(brush, base, 70, 0.25)
    : tree(brush, first, random.between(240, 420), base + 60, 380) +
      tree(brush, second, random.between(620, 800), base + 30, 300);
  return below + far + water + near;
}

function deepWater(brush: RoomBrush, base: number): string {
  const water = mix(brush.light.tone('#7fa6ad'), brush.light.sky[1], 0.25);
  return rect(0, HORIZON - 2, 960, base - HORIZON, water) + bay(brush, HORIZON + 42);
}
