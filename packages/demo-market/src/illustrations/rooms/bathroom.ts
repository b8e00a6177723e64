import { darken, lighten } from '../drawing/color.ts';
import { rect, ruled } from '../drawing/svg.ts';
import { builtInTub, freestandingTub } from '../furniture/bathtub.ts';
import { pouf } from '../furniture/bench.ts';
import { mirror } from '../furniture/mirror.ts';
import { pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { shower, towels } from '../furniture/shower.ts';
import { toilet } from '../furniture/toilet.ts';
import { vanity } from '../furniture/vanity.ts';
import { backWindow, daylight } from './back-window.ts';
import type { RoomBrush } from './interior.ts';
import { closeSpaceFor } from './room-space.ts';
import { shell } from './shell.ts';
import { sideWindow } from './side-window.ts';
import { hang, type Space, stand } from './space.ts';

export function bathroom(brush: RoomBrush): string {
  const wantsTwoBasins = brush.home.traits.baths > 1;
  const ways = wantsTwoBasins
    ? ([tubWindow, twoBasins, walkIn, builtIn] as const)
    : ([builtIn, walkIn, tubWindow, compact] as const);
  return brush.random.pick(ways)(brush);
}

function tubWindow(brush: RoomBrush): string {
  const space = closeSpaceFor('both');
  return (
    shell(brush, space) +
    wainscot(brush, space) +
    backWindow(brush, space, { x: 0, w: 200, sill: 110, top: 234, columns: 2, rows: 2 }) +
    daylight(space, 0, 190) +
    hang(space, -214, 96, towels(brush)) +
    stand(space, 214, 40, plant(brush, 150)) +
    rug(brush, space, 0, 260, 170, 60) +
    stand(space, 0, 170, freestandingTub(brush)) +
    stand(space, -196, 220, pouf(brush.interior.wood)) +
    pendant(brush, space, 0, 140, 206, brush.random.pick(['globe', 'drum', 'basket']), 1)
  );
}

function twoBasins(brush: RoomBrush): string {
  const { interior, random } = brush;
  const space = closeSpaceFor('left');
  const isRound = random.chance(0.5);
  return (
    shell(brush, space) +
    sideWindow(brush, space, 60, 300, 80) +
    wainscot(brush, space) +
    [-40, 62]
      .map((x) =>
        hang(
          space,
          x + 10,
          128,
          mirror(isRound ? 74 : 66, isRound ? 74 : 96, interior.metal, isRound),
        ),
      )
      .join('') +
    [-92, 22, 124].map((x) => pendant(brush, space, x, 20, 168, 'globe', 0.6)).join('') +
    stand(space, 20, 64, vanity(brush, 220, 2)) +
    hang(space, 196, 92, towels(brush)) +
    rug(brush, space, 20, 150, 190, 70) +
    stand(space, -190, 50, plant(brush, 140)) +
    stand(space, 196, 150, pouf(interior.fabric))
  );
}

function walkIn(brush: RoomBrush): string {
  const { interior, random } = brush;
  const space = closeSpaceFor('both');
  return (
    shell(brush, space) +
    stand(space, 138, 8, shower(brush, 250)) +
    hang(space, -150, 124, mirror(86, 86, interior.metal, random.chance(0.6))) +
    [-216, -84].map((x) => pendant(brush, space, x, 20, 166, 'cone', 0.55)).join('') +
    stand(space, -150, 62, vanity(brush, 130, 1)) +
    rug(brush, space, 60, 150, 150, 70) +
    stand(space, -222, 150, plant(brush, 110)) +
    stand(space, 190, 120, pouf(interior.wood))
  );
}

function builtIn(brush: RoomBrush): string {
  const { interior } = brush;
  const space = closeSpaceFor('both');
  const tile = lighten(interior.second, 0.55);
  const [x1, y1] = space.at(-60, 0, 180);
  const [x2, y2] = space.at(266, 0, 0);
  return (
    shell(brush, space) +
    rect(x1, y1, x2 - x1, y2 - y1, tile) +
    ruled([x1, y1, x2 - x1, y2 - y1], 'across', 18, 1.2, darken(tile, 0.12)) +
    ruled([x1, y1, x2 - x1, y2 - y1], 'upright', 36, 1.2, darken(tile, 0.1)) +
    backWindow(brush, space, { x: 112, w: 110, sill: 150, top: 234, columns: 2 }) +
    stand(space, 103, 76, builtInTub(brush, 326)) +
    stand(space, -226, 60, toilet()) +
    hang(space, -140, 130, mirror(70, 84, interior.wood, false)) +
    stand(space, -140, 62, vanity(brush, 96, 1)) +
    rug(brush, space, 90, 150, 170, 60) +
    stand(space, 190, 190, plant(brush, 100)) +
    hang(space, -232, 132, towels(brush))
  );
}

function compact(brush: RoomBrush): string {
  const { interior } = brush;
  const space = closeSpaceFor('flat');
  return (
    shell(brush, space) +
    wainscot(brush, space) +
    backWindow(brush, space, { x: -190, w: 110, sill: 132, top: 226, columns: 2, rows: 2 }) +
    hang(space, 10, 126, mirror(78, 78, interior.metal, true)) +
    stand(space, 10, 62, vanity(brush, 120, 1)) +
    stand(space, -190, 70, toilet()) +
    stand(space, 240, 10, shower(brush, 200)) +
    hang(space, -286, 100, towels(brush)) +
    rug(brush, space, 10, 170, 180, 70) +
    stand(space, -270, 120, plant(brush, 90))
  );
}

function wainscot(brush: RoomBrush, space: Space): string {
  if (brush.random.chance(0.35)) return '';
  const tile = lighten(brush.interior.second, 0.62);
  const [x1, y1] = space.at(space.left, 0, 108);
  const [x2, y2] = space.at(space.right, 0, 9);
  return (
    rect(x1, y1, x2 - x1, y2 - y1, tile) +
    ruled([x1, y1, x2 - x1, y2 - y1], 'upright', 18, 1.2, darken(tile, 0.12)) +
    rect(x1, y1 - 4, x2 - x1, 5, darken(tile, 0.12))
  );
}
