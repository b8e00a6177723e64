import { darken, mix } from '../drawing/color.ts';
import { rect, ruled } from '../drawing/svg.ts';
import { armchair } from '../furniture/armchair.ts';
import { art } from '../furniture/art.ts';
import { bed } from '../furniture/bed.ts';
import { bench } from '../furniture/bench.ts';
import { tableLamp } from '../furniture/lamp.ts';
import { mirror } from '../furniture/mirror.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { sideBed } from '../furniture/side-bed.ts';
import { nightstand, sideboard } from '../furniture/sideboard.ts';
import { vase } from '../furniture/vase.ts';
import { backWindow, daylight } from './back-window.ts';
import { curtains } from './curtains.ts';
import type { RoomBrush } from './interior.ts';
import { spaceFor } from './room-space.ts';
import { shell } from './shell.ts';
import { sideWindow } from './side-window.ts';
import { hang, type Space, stand } from './space.ts';

export function bedroom(brush: RoomBrush): string {
  return brush.random.pick([artWall, windowBed, panelled, alongWall, cornerSeat])(brush);
}

function artWall(brush: RoomBrush): string {
  const { interior, random } = brush;
  const space = spaceFor('left');
  const isTriptych = random.chance(0.5);
  return (
    shell(brush, space, mix(interior.wall, interior.accent, 0.16)) +
    sideWindow(brush, space, 40, 320, 40) +
    (isTriptych
      ? [-62, 0, 62].map((x) => hang(space, x + 20, 150, art(brush, 46, 62))).join('')
      : hang(space, 20, 146, art(brush, 120, 74))) +
    rug(brush, space, 20, 230, 330, 150) +
    besides(brush, space, 20, 60) +
    stand(space, 20, 190, bed(brush)) +
    stand(space, -262, 60, plant(brush, 150)) +
    stand(space, 236, 120, armchair(brush, interior.second), true)
  );
}

function windowBed(brush: RoomBrush): string {
  const space = spaceFor('both');
  return (
    shell(brush, space) +
    backWindow(brush, space, { x: 0, w: 260, sill: 62, top: 236, columns: 3 }) +
    curtains(
      brush,
      space,
      0,
      264,
      brush.random.chance(0.5) ? brush.interior.fabric : brush.interior.linen,
    ) +
    rug(brush, space, 0, 240, 340, 150) +
    daylight(space, 0, 260) +
    besides(brush, space, 0, 60) +
    stand(space, 0, 190, bed(brush)) +
    stand(space, 0, 262, bench(brush, 130)) +
    stand(space, 244, 130, plant(brush, 130))
  );
}

function panelled(brush: RoomBrush): string {
  const { interior } = brush;
  const space = spaceFor('both');
  const [x1, y1] = space.at(-285, 0, 130);
  const [x2, y2] = space.at(285, 0, 9);
  const panel = mix(interior.wood, interior.wall, 0.35);
  return (
    shell(brush, space, mix(interior.wall, interior.second, 0.2)) +
    rect(x1, y1, x2 - x1, y2 - y1, panel) +
    ruled([x1 + 22, y1, x2 - x1 - 22, y2 - y1], 'upright', 22, 1.4, darken(panel, 0.18)) +
    rect(x1, y1 - 5, x2 - x1, 6, darken(panel, 0.1)) +
    hang(space, 0, 152, art(brush, 150, 64)) +
    rug(brush, space, 0, 235, 330, 140) +
    [-132, 132].map((x) => stand(space, x, 62, nightstand(brush))).join('') +
    stand(space, 0, 190, bed(brush)) +
    [-132, 132].map((x) => pendant(brush, space, x, 50, 128, 'globe', 0.8)).join('') +
    stand(space, -236, 250, armchair(brush, interior.accent))
  );
}

function alongWall(brush: RoomBrush): string {
  const { interior } = brush;
  const space = spaceFor('flat');
  return (
    shell(brush, space) +
    backWindow(brush, space, { x: 190, w: 190, sill: 50, top: 234, columns: 2, rows: 2 }) +
    curtains(brush, space, 190, 194) +
    daylight(space, 190, 190) +
    hang(space, -170, 140, art(brush, 70, 88)) +
    hang(space, -84, 140, art(brush, 60, 76)) +
    rug(brush, space, -30, 220, 340, 150) +
    stand(space, -300, 90, nightstand(brush) + tableLamp(brush, 0, -54)) +
    stand(space, -130, 150, sideBed(brush)) +
    stand(space, 190, 120, armchair(brush, interior.accent), true) +
    stand(space, 320, 80, plant(brush, 170)) +
    pendant(brush, space, -30, 190, 214, brush.random.pick(['basket', 'drum', 'globe']), 1)
  );
}

function cornerSeat(brush: RoomBrush): string {
  const { interior } = brush;
  const space = spaceFor('left');
  return (
    shell(brush, space) +
    sideWindow(brush, space, 60, 340) +
    rug(brush, space, 100, 220, 320, 150) +
    stand(space, -205, 34, sideboard(brush, 130, 84, 3)) +
    hang(space, -205, 112, mirror(76, 76, interior.metal, true)) +
    stand(space, -250, 30, vase(brush, 0, -88, 0.9)) +
    hang(space, 130, 146, art(brush, 96, 70)) +
    besides(brush, space, 130, 60) +
    stand(space, 130, 190, bed(brush)) +
    stand(space, -190, 220, armchair(brush, interior.second))
  );
}

function besides(brush: RoomBrush, space: Space, x: number, z: number): string {
  return [-126, 126]
    .map((side) => stand(space, x + side, z, nightstand(brush) + tableLamp(brush, 0, -55)))
    .join('');
}
