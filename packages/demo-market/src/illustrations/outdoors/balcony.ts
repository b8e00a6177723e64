import { mix } from '../drawing/color.ts';
import { sky, skyGradient } from '../nature/sky.ts';
import { treeStamps } from '../nature/tree.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { enclosure, roomGradients } from '../rooms/shell.ts';
import { openSpace } from '../rooms/space.ts';
import { rail } from './balcony-rail.ts';
import { bistro, green, lounge, pair } from './balcony-seats.ts';
import { view } from './balcony-view.ts';

/** Outside but at home: the rail, the view this home has, and somewhere to sit. */
export function balcony(brush: RoomBrush): string {
  const { light, interior, paint, random, home } = brush;
  const outside = {
    ...interior,
    side: paint.wall,
    wall: paint.wall,
    floor: mix(home.garden.paving, paint.base, 0.3),
    floorKind: 'tiles' as const,
  };
  const own: RoomBrush = { ...brush, interior: outside };
  const space = random.chance(0.5)
    ? openSpace(540, -300, 700, 262)
    : openSpace(480, -270, 270, 262);
  const seat = random.pick([bistro, lounge, pair, green]);
  const defs = skyGradient(light) + roomGradients(own) + treeStamps(brush);
  return (
    `<defs>${defs}</defs>` +
    sky(random, { ...light, sun: false }, 960, 560) +
    view(own, space) +
    enclosure(own, space) +
    rail(own, space) +
    seat(own, space)
  );
}
