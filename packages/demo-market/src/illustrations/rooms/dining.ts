import { mix } from '../drawing/color.ts';
import { art } from '../furniture/art.ts';
import { bench } from '../furniture/bench.ts';
import { bookcase } from '../furniture/bookcase.ts';
import { diningChair } from '../furniture/chair.ts';
import { mirror } from '../furniture/mirror.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { sideboard } from '../furniture/sideboard.ts';
import { table } from '../furniture/table.ts';
import { bowl, vase } from '../furniture/vase.ts';
import { backWindow, daylight } from './back-window.ts';
import { curtains } from './curtains.ts';
import type { RoomBrush } from './interior.ts';
import { spaceFor } from './room-space.ts';
import { shell } from './shell.ts';
import { sideWindow } from './side-window.ts';
import { hang, type Space, stand } from './space.ts';

export function dining(brush: RoomBrush): string {
  return brush.random.pick([atWindow, withSideboard, roundTable, withBench])(brush);
}

function atWindow(brush: RoomBrush): string {
  const space = spaceFor('both');
  return (
    shell(brush, space) +
    backWindow(brush, space, { x: 0, w: 300, sill: 3, top: 238, columns: 4 }) +
    curtains(brush, space, 0, 304) +
    daylight(space, 0, 300) +
    rug(brush, space, 0, 210, 380, 190) +
    stand(space, -250, 40, plant(brush, 160)) +
    longTable(brush, space, 0, 230)
  );
}

function withSideboard(brush: RoomBrush): string {
  const { interior } = brush;
  const space = spaceFor('left');
  return (
    shell(brush, space, mix(interior.wall, interior.accent, 0.2)) +
    sideWindow(brush, space, 50, 320) +
    hang(
      space,
      20,
      118,
      brush.random.chance(0.5) ? mirror(92, 92, interior.metal, true) : art(brush, 130, 84),
    ) +
    stand(space, 20, 46, sideboard(brush, 220, 78, 4)) +
    stand(space, -56, 36, vase(brush, 0, -80, 1)) +
    stand(space, 92, 36, bowl(0, -80, interior.second, '#c98a4e')) +
    stand(space, 234, 60, plant(brush, 150)) +
    rug(brush, space, 10, 225, 360, 170) +
    longTable(brush, space, 10, 250)
  );
}

function roundTable(brush: RoomBrush): string {
  const { interior, random } = brush;
  const space = spaceFor('flat');
  const chair = random.pick([interior.fabric, interior.accent, interior.second]);
  return (
    shell(brush, space) +
    backWindow(brush, space, { x: -150, w: 220, sill: 70, top: 234, columns: 3, rows: 2 }) +
    daylight(space, -150, 220) +
    stand(space, 250, 30, bookcase(brush, 160, 210, interior.cabinet)) +
    hang(space, 90, 138, art(brush, 64, 82)) +
    rug(brush, space, 0, 220, 300, 160) +
    [-105, 0, 105]
      .map((x) => stand(space, x, x === 0 ? 150 : 190, diningChair(brush, false, chair)))
      .join('') +
    stand(space, 0, 255, table(160, 75, 130, interior.wood, true)) +
    stand(space, 0, 235, vase(brush, 0, -86, 1.1)) +
    [-88, 88].map((x) => stand(space, x, 290, diningChair(brush, true, chair))).join('') +
    pendant(brush, space, 0, 235, 164, random.pick(['basket', 'dome', 'drum', 'globe']), 1.3) +
    stand(space, -320, 90, plant(brush, 170))
  );
}

function withBench(brush: RoomBrush): string {
  const { interior, random } = brush;
  const space = spaceFor('both');
  return (
    shell(brush, space) +
    [-96, 0, 96].map((x) => hang(space, x, 138, art(brush, 70, 88))).join('') +
    stand(space, -232, 50, plant(brush, 150)) +
    stand(space, 226, 40, sideboard(brush, 96, 110, 2, interior.cabinet)) +
    [-70, 0, 70]
      .map((x) => stand(space, x, 165, diningChair(brush, false, interior.accent)))
      .join('') +
    stand(space, 0, 235, table(230, 75, 95, interior.wood)) +
    stand(space, -20, 222, bowl(0, -82, '#e9e1d2', '#b7b257')) +
    stand(space, 60, 222, vase(brush, 0, -82, 1)) +
    stand(space, 0, 285, bench(brush, 180)) +
    [-60, 60]
      .map((x) => pendant(brush, space, x, 215, 166, random.pick(['dome', 'cone', 'globe']), 0.9))
      .join('')
  );
}

function longTable(brush: RoomBrush, space: Space, x: number, z: number): string {
  const { interior, random } = brush;
  const chair = random.pick([interior.fabric, interior.accent, interior.second]);
  const form = random.pick(['dome', 'drum', 'globe', 'basket', 'cone'] as const);
  const lamps = form === 'drum' || form === 'basket' ? [0] : [-62, 62];
  return (
    [-78, 0, 78]
      .map((at) => stand(space, x + at, z - 60, diningChair(brush, false, chair)))
      .join('') +
    stand(space, x, z, table(236, 75, 95, interior.wood)) +
    stand(space, x + 6, z - 12, vase(brush, 0, -82, 1.1)) +
    stand(space, x - 70, z - 10, bowl(0, -80, '#e9e1d2', '#c98a4e')) +
    [-86, -4, 82]
      .map((at) => stand(space, x + at, z + 40, diningChair(brush, true, chair)))
      .join('') +
    lamps
      .map((at) => pendant(brush, space, x + at, z - 20, 168, form, lamps.length === 1 ? 1.3 : 0.9))
      .join('')
  );
}
