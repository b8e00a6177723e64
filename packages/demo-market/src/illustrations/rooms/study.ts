import { mix } from '../drawing/color.ts';
import { box, d, rect, stroke } from '../drawing/svg.ts';
import { armchair } from '../furniture/armchair.ts';
import { art } from '../furniture/art.ts';
import { bookcase, shelfLoad } from '../furniture/bookcase.ts';
import { desk } from '../furniture/desk.ts';
import { ground } from '../furniture/footprint.ts';
import { floorLamp, tableLamp } from '../furniture/lamp.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { vase } from '../furniture/vase.ts';
import { backWindow, daylight } from './back-window.ts';
import { curtains } from './curtains.ts';
import type { RoomBrush } from './interior.ts';
import { spaceFor } from './room-space.ts';
import { shell } from './shell.ts';
import { sideWindow } from './side-window.ts';
import { hang, stand } from './space.ts';

export function study(brush: RoomBrush): string {
  return brush.random.pick([windowDesk, libraryWall, shelfDesk, readingCorner])(brush);
}

function windowDesk(brush: RoomBrush): string {
  const space = spaceFor('both');
  return (
    shell(brush, space) +
    backWindow(brush, space, { x: 0, w: 220, sill: 94, top: 236, columns: 3 }) +
    curtains(brush, space, 0, 224) +
    stand(space, -216, 30, bookcase(brush, 110, 200)) +
    stand(space, 226, 40, plant(brush, 160)) +
    rug(brush, space, 0, 190, 280, 140) +
    daylight(space, 0, 220) +
    stand(space, 0, 96, workplace(brush)) +
    stand(space, -10, 180, officeChair(brush))
  );
}

function libraryWall(brush: RoomBrush): string {
  const { interior } = brush;
  const space = spaceFor('left');
  return (
    shell(brush, space, mix(interior.wall, interior.second, 0.25)) +
    sideWindow(brush, space, 50, 320) +
    [-130, 30, 190]
      .map((x) =>
        stand(space, x, 30, bookcase(brush, 160, 232, mix(interior.cabinet, interior.wood, 0.3))),
      )
      .join('') +
    rug(brush, space, 20, 215, 320, 150) +
    stand(space, 10, 130, officeChair(brush)) +
    stand(space, 20, 210, workplace(brush)) +
    stand(space, 240, 200, armchair(brush, interior.accent), true) +
    pendant(brush, space, 20, 180, 200, 'globe', 1)
  );
}

function shelfDesk(brush: RoomBrush): string {
  const { interior } = brush;
  const space = spaceFor('flat');
  const shelf = rect(-105, 0, 210, 4, interior.wood) + shelfLoad(brush, -98, 0, 196, 26, false);
  return (
    shell(brush, space) +
    backWindow(brush, space, { x: 210, w: 180, sill: 60, top: 232, columns: 2, rows: 2 }) +
    daylight(space, 210, 180) +
    hang(space, -70, 150, shelf) +
    hang(space, -70, 196, shelf) +
    hang(space, -250, 134, art(brush, 70, 90)) +
    rug(brush, space, -60, 190, 300, 130) +
    stand(space, -70, 80, workplace(brush)) +
    stand(space, -90, 165, officeChair(brush)) +
    stand(space, 200, 150, armchair(brush, interior.second), true) +
    stand(space, 330, 70, plant(brush, 160)) +
    stand(space, -270, 60, floorLamp(brush))
  );
}

function readingCorner(brush: RoomBrush): string {
  const { interior } = brush;
  const space = spaceFor('both');
  return (
    shell(brush, space) +
    stand(space, -196, 20, bookcase(brush, 160, 216)) +
    backWindow(brush, space, { x: 150, w: 180, sill: 86, top: 234, columns: 2 }) +
    curtains(brush, space, 150, 184) +
    hang(space, -40, 130, art(brush, 84, 100)) +
    rug(brush, space, 0, 210, 320, 150) +
    stand(space, 150, 90, workplace(brush)) +
    stand(space, 130, 165, officeChair(brush)) +
    stand(space, -130, 200, armchair(brush, interior.accent)) +
    stand(space, -44, 130, floorLamp(brush))
  );
}

function workplace(brush: RoomBrush): string {
  const { interior } = brush;
  const screen =
    box(-30, -124, 64, 40, 3, '#3f464d') +
    rect(-27, -121, 58, 34, mix('#8fa3ab', interior.wall, 0.3)) +
    rect(-1, -84, 6, 8, '#3f464d') +
    rect(-10, -78, 24, 3, '#3f464d');
  return desk(brush, 170) + screen + tableLamp(brush, -64, -80) + vase(brush, 62, -79, 0.7);
}

function officeChair(brush: RoomBrush): string {
  const { interior } = brush;
  return (
    ground(60) +
    stroke(
      d`M0 -42V-10M0 -12L-26 -2M0 -12L26 -2M0 -12L6 0`,
      interior.metal,
      4,
      'stroke-linecap="round"',
    ) +
    box(-26, -52, 52, 12, 5, interior.accent) +
    stroke(d`M0 -52V-66`, interior.metal, 4) +
    box(-25, -104, 50, 44, 12, interior.accent) +
    box(-19, -98, 38, 32, 8, mix(interior.accent, '#fffaf0', 0.12))
  );
}
