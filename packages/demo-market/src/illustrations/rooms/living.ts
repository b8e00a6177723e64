import { darken } from '../drawing/color.ts';
import { rect } from '../drawing/svg.ts';
import { armchair } from '../furniture/armchair.ts';
import { art } from '../furniture/art.ts';
import { pouf } from '../furniture/bench.ts';
import { bookcase } from '../furniture/bookcase.ts';
import { floorLamp, tableLamp } from '../furniture/lamp.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { sideboard } from '../furniture/sideboard.ts';
import { sofa } from '../furniture/sofa.ts';
import { coffeeTable } from '../furniture/table.ts';
import { vase } from '../furniture/vase.ts';
import { backWindow, daylight } from './back-window.ts';
import { curtains } from './curtains.ts';
import type { RoomBrush } from './interior.ts';
import { spaceFor } from './room-space.ts';
import { shell } from './shell.ts';
import { sideWindow } from './side-window.ts';
import { hang, stand } from './space.ts';

/** Five ways to live in a living room. */
export function living(brush: RoomBrush): string {
  return brush.random.pick([sofaWall, windowPair, underWindow, mediaWall, gardenDoors])(brush);
}

function sofaWall(brush: RoomBrush): string {
  const { interior } = brush;
  const space = spaceFor('left');
  return (
    shell(brush, space) +
    sideWindow(brush, space, 50, 330) +
    hang(space, -50, 122, art(brush, 128, 90)) +
    hang(space, 66, 122, art(brush, 70, 90)) +
    rug(brush, space, 20, 205, 330, 150) +
    stand(space, 205, 60, floorLamp(brush)) +
    stand(space, 10, 120, sofa(brush, 262)) +
    stand(space, -248, 70, plant(brush, 165)) +
    stand(space, 20, 235, coffeeTable(brush)) +
    stand(space, 262, 230, armchair(brush, interior.second), true)
  );
}

function windowPair(brush: RoomBrush): string {
  const { interior } = brush;
  const space = spaceFor('both');
  return (
    shell(brush, space) +
    backWindow(brush, space, { x: 0, w: 250, sill: 40, top: 232, columns: 3 }) +
    curtains(brush, space, 0, 250) +
    daylight(space, 0, 230) +
    rug(brush, space, 0, 205, 330, 160) +
    stand(space, -236, 50, plant(brush, 150)) +
    stand(space, 232, 46, floorLamp(brush)) +
    stand(space, -148, 165, armchair(brush, interior.fabric)) +
    stand(space, 148, 165, armchair(brush, interior.fabric), true) +
    stand(space, 0, 225, coffeeTable(brush)) +
    stand(space, 200, 290, pouf(interior.accent))
  );
}

function underWindow(brush: RoomBrush): string {
  const space = spaceFor('flat');
  return (
    shell(brush, space) +
    backWindow(brush, space, { x: -70, w: 230, sill: 92, top: 236, columns: 4, rows: 2 }) +
    stand(space, 250, 30, bookcase(brush, 150, 214)) +
    rug(brush, space, -50, 200, 360, 160) +
    daylight(space, -60, 220) +
    stand(space, -70, 90, sofa(brush, 266)) +
    stand(space, -290, 80, plant(brush, 175)) +
    stand(space, -50, 232, coffeeTable(brush)) +
    stand(space, 170, 215, armchair(brush, brush.interior.accent), true) +
    pendant(brush, space, -50, 190, 216, brush.random.pick(['basket', 'globe', 'drum']), 1)
  );
}

function mediaWall(brush: RoomBrush): string {
  const { interior } = brush;
  const space = spaceFor('both');
  const [x1, y1] = space.at(-80, 0, 272);
  const [x2, y2] = space.at(80, 0, 0);
  const [fx1, fy1] = space.at(-46, 0, 70);
  const [fx2] = space.at(46, 0, 0);
  const chimney =
    rect(x1, y1, x2 - x1, y2 - y1, darken(interior.side, 0.05)) +
    rect(fx1, fy1, fx2 - fx1, y2 - fy1, '#4a4340') +
    rect(fx1 + 14, y2 - 14, fx2 - fx1 - 28, 8, interior.wood) +
    rect(x1 - 8, fy1 - 26, x2 - x1 + 16, 12, interior.wood);
  return (
    shell(brush, space) +
    stand(space, -182, 4, bookcase(brush, 150, 222, interior.wall)) +
    stand(space, 182, 4, bookcase(brush, 150, 222, interior.wall)) +
    chimney +
    hang(space, 0, 116, art(brush, 96, 74)) +
    rug(brush, space, 0, 205, 340, 170) +
    stand(space, -160, 210, armchair(brush, interior.accent)) +
    stand(space, 160, 210, armchair(brush, interior.accent), true) +
    stand(space, 0, 250, coffeeTable(brush)) +
    pendant(brush, space, 0, 170, 214, brush.random.pick(['globe', 'drum', 'dome']), 1)
  );
}

function gardenDoors(brush: RoomBrush): string {
  const space = spaceFor('flat');
  const art1 = art(brush, 74, 92);
  return (
    shell(brush, space) +
    backWindow(brush, space, { x: 96, w: 340, sill: 3, top: 240, columns: 4 }) +
    curtains(brush, space, 96, 344) +
    daylight(space, 96, 340) +
    hang(space, -236, 124, art1) +
    stand(space, -238, 40, sideboard(brush, 170, 66, 3)) +
    stand(space, -290, 30, onSideboard(brush)) +
    rug(brush, space, 10, 215, 330, 150) +
    stand(space, -10, 170, sofa(brush, 226)) +
    stand(space, 0, 275, coffeeTable(brush)) +
    stand(space, 292, 24, plant(brush, 150))
  );
}

// A lamp and a vase lifted to the top of the sideboard.
const onSideboard = (brush: RoomBrush) => tableLamp(brush, 0, -68) + vase(brush, 92, -68, 0.9);
