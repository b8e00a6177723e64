import { darken, lighten, mix } from '../drawing/colour.ts';
import { d, path, polygon, rect, repeat, ruled } from '../drawing/svg.ts';
import { plant, rug } from '../furniture/decor.ts';
import { armchair, diningChair, pouf, sofa } from '../furniture/seating.ts';
import { coffeeTable, table, vase } from '../furniture/tables.ts';
import { skyGradient, sky } from '../nature/sky.ts';
import { tree, treeStamps } from '../nature/tree.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { enclosure, floorGradient } from '../rooms/shell.ts';
import { HORIZON, openSpace, stand, type Space } from '../rooms/space.ts';
import { isHigh } from '../rooms/window.ts';
import { bay, skyline, treeline } from './backdrop.ts';

/** Outside but at home: the rail, the view this home has, and somewhere to sit. */
export function balcony(brush: RoomBrush): string {
  const { light, interior, paint, random, home } = brush;
  const outside = { ...interior, side: paint.wall, wall: paint.wall, floor: mix(home.garden.paving, paint.base, 0.3), floorKind: 'tiles' as const };
  const own: RoomBrush = { ...brush, interior: outside };
  const space = random.chance(0.5) ? openSpace(540, -300, 700, 262) : openSpace(480, -270, 270, 262);
  const seat = random.pick([bistro, lounge, pair, green]);
  const defs = skyGradient(light) + floorGradient(own) + treeStamps(brush);
  return (
    `<defs>${defs}</defs>` +
    sky(random, { ...light, sun: false }, 960, 560) +
    view(own, space) +
    enclosure(own, space) +
    rail(own, space) +
    seat(own, space)
  );
}

function view(brush: RoomBrush, space: Space): string {
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
    : tree(brush, first, random.between(240, 420), base + 60, 380) + tree(brush, second, random.between(620, 800), base + 30, 300);
  return below + far + water + near;
}

function deepWater(brush: RoomBrush, base: number): string {
  const water = mix(brush.light.tone('#7fa6ad'), brush.light.sky[1], 0.25);
  return rect(0, HORIZON - 2, 960, base - HORIZON, water) + bay(brush, HORIZON + 42);
}

function rail(brush: RoomBrush, space: Space): string {
  const { paint, random } = brush;
  const [x1, y1] = space.at(space.left, 0, 106);
  const [x2, y2] = space.at(space.right, 0, 2);
  const form = random.pick(['glass', 'bars', 'glass', 'half'] as const);
  const w = x2 - x1;
  const h = y2 - y1;
  const cap = rect(x1, y1 - 5, w, 7, darken(paint.frame, 0.1));
  if (form === 'bars') return ruled([x1, y1, w, h], 'upright', 15, 2.6, paint.frame) + rect(x1, y2 - 6, w, 5, paint.frame) + cap;
  if (form === 'half') return rect(x1, y1 + h * 0.45, w, h * 0.55, lighten(paint.wall, 0.1)) + rect(x1, y1 + h * 0.45, w, 6, paint.trim) + ruled([x1, y1, w, h * 0.45], 'upright', 40, 3, paint.frame) + cap;
  const panes = repeat(5, (i) => rect(x1 + (w * i) / 5 + 2, y1, w / 5 - 4, h, '#e4efee', 'opacity=".3"'));
  const glints = repeat(5, (i) => {
    const px = x1 + (w * i) / 5;
    return d`M${px + w * 0.04} ${y2}L${px + w * 0.1} ${y1}h${w * 0.03}L${px + w * 0.07} ${y2}Z`;
  });
  return panes + path(glints, '#ffffff', 'opacity=".2"') + rect(x1, y2 - 8, w, 8, paint.base) + cap;
}

function bistro(brush: RoomBrush, space: Space): string {
  const { interior } = brush;
  return (
    stand(space, -230, 60, plant(brush, 140)) +
    stand(space, -80, 150, diningChair(brush, false, interior.accent)) +
    stand(space, 80, 150, diningChair(brush, false, interior.accent)) +
    stand(space, 0, 190, table(76, 74, 76, interior.wood, true)) +
    stand(space, 0, 180, vase(brush, 0, -82, 0.9)) +
    stand(space, 200, 90, plant(brush, 110))
  );
}

function lounge(brush: RoomBrush, space: Space): string {
  return (
    rug(brush, space, 10, 190, 320, 140) +
    stand(space, -236, 50, plant(brush, 150)) +
    stand(space, 20, 120, sofa(brush, 190)) +
    stand(space, 20, 235, coffeeTable(brush)) +
    stand(space, 214, 110, plant(brush, 120))
  );
}

function pair(brush: RoomBrush, space: Space): string {
  const { interior } = brush;
  return (
    rug(brush, space, 0, 180, 280, 130) +
    stand(space, -120, 150, armchair(brush, interior.fabric)) +
    stand(space, 120, 150, armchair(brush, interior.fabric), true) +
    stand(space, 0, 180, table(56, 46, 50, interior.wood, true)) +
    stand(space, 0, 174, vase(brush, 0, -54, 0.7)) +
    stand(space, -220, 240, pouf(interior.accent)) +
    stand(space, 226, 60, plant(brush, 150))
  );
}

function green(brush: RoomBrush, space: Space): string {
  const { interior, paint } = brush;
  const trough = (x: number) => stand(space, x, 40, plant(brush, 90) + polygon([[-40, -30], [40, -30], [36, 0], [-36, 0]], lighten(paint.base, 0.1)));
  return (
    [-210, -110, -10].map(trough).join('') +
    stand(space, 130, 140, armchair(brush, interior.accent), true) +
    stand(space, 30, 190, table(50, 46, 50, interior.wood, true)) +
    stand(space, 220, 80, plant(brush, 160)) +
    stand(space, -160, 220, pouf(interior.second))
  );
}
