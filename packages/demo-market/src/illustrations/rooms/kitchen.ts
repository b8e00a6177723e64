import { darken, lighten } from '../drawing/color.ts';
import { rect } from '../drawing/svg.ts';
import { baseUnits, wallUnits } from '../furniture/cabinets.ts';
import { diningChair, stool } from '../furniture/chair.ts';
import { crockery, pots, tap } from '../furniture/crockery.ts';
import { fridge } from '../furniture/fridge.ts';
import { island } from '../furniture/island.ts';
import { type PendantForm, pendant } from '../furniture/pendant.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { hood, splash } from '../furniture/splash.ts';
import { table } from '../furniture/table.ts';
import { bowl, vase } from '../furniture/vase.ts';
import { backWindow, daylight } from './back-window.ts';
import type { RoomBrush } from './interior.ts';
import { spaceFor } from './room-space.ts';
import { shell } from './shell.ts';
import { sideWindow } from './side-window.ts';
import { hang, type Space, stand } from './space.ts';

/** Four kitchens: with an island, under a window, along open shelves, and a galley with a table. */
export function kitchen(brush: RoomBrush): string {
  return brush.random.pick([withIsland, underWindow, openShelves, eatIn])(brush);
}

function withIsland(brush: RoomBrush): string {
  const space = spaceFor('left');
  return (
    shell(brush, space) +
    sideWindow(brush, space, 40, 300, 84) +
    hang(space, -40, 92, splash(brush, 420, 62)) +
    hang(space, -152, 154, wallUnits(brush, 196)) +
    hang(space, 92, 154, wallUnits(brush, 150)) +
    hang(space, -18, 154, hood(brush)) +
    stand(space, -40, 60, baseUnits(brush, 420, 3)) +
    stand(space, -18, 40, pots(0, -94, brush.interior.accent)) +
    stand(space, 226, 62, fridge(brush)) +
    islandGroup(brush, space, -10, 270)
  );
}

function underWindow(brush: RoomBrush): string {
  const { interior } = brush;
  const space = spaceFor('both');
  return (
    shell(brush, space) +
    hang(space, 0, 92, splash(brush, 566, 34)) +
    backWindow(brush, space, { x: 0, w: 190, sill: 116, top: 232, columns: 3, rows: 2 }) +
    hang(space, -196, 154, wallUnits(brush, 170)) +
    hang(space, 196, 154, wallUnits(brush, 170)) +
    stand(space, 0, 60, baseUnits(brush, 566, 7)) +
    stand(space, -12, 36, tap(0, -92, interior.metal)) +
    stand(space, -200, 44, vase(brush, 0, -92, 0.9)) +
    stand(space, 180, 44, pots(0, -94, interior.second)) +
    islandGroup(brush, space, 0, 268)
  );
}

function openShelves(brush: RoomBrush): string {
  const { interior } = brush;
  const space = spaceFor('both');
  const shelf = (width: number) =>
    rect(-width / 2, 0, width, 4, interior.wood) + crockery(brush, width);
  return (
    shell(brush, space) +
    hang(space, 0, 92, splash(brush, 566, 180)) +
    hang(space, 0, 154, hood(brush)) +
    [-176, 176]
      .map((x) => hang(space, x, 146, shelf(178)) + hang(space, x, 192, shelf(178)))
      .join('') +
    stand(space, 0, 60, baseUnits(brush, 566, 4)) +
    stand(space, 0, 40, pots(0, -94, darken(interior.accent, 0.1))) +
    stand(space, -180, 44, bowl(0, -94, lighten(interior.wood, 0.2), '#d08a4e')) +
    rug(brush, space, 0, 150, 250, 70) +
    stand(space, 236, 250, plant(brush, 140)) +
    stand(space, -40, 300, table(190, 75, 90, interior.wood)) +
    stand(space, -60, 292, vase(brush, 0, -82, 1)) +
    [-96, -6].map((x) => stand(space, x, 322, diningChair(brush, true))).join('')
  );
}

function eatIn(brush: RoomBrush): string {
  const { interior, random } = brush;
  const space = spaceFor('flat');
  return (
    shell(brush, space) +
    backWindow(brush, space, { x: 178, w: 190, sill: 60, top: 226, columns: 2, rows: 2 }) +
    daylight(space, 178, 190) +
    hang(space, -172, 92, splash(brush, 300, 62)) +
    hang(space, -172, 154, wallUnits(brush, 300)) +
    stand(space, -158, 60, baseUnits(brush, 276, 1)) +
    stand(space, -90, 40, tap(0, -92, interior.metal)) +
    stand(space, -215, 40, pots(0, -94, interior.accent)) +
    stand(space, -346, 62, fridge(brush)) +
    stand(space, 20, 60, larder(brush)) +
    stand(space, 78, 185, diningChair(brush, false, interior.accent)) +
    stand(space, 182, 185, diningChair(brush, false, interior.accent)) +
    stand(space, 128, 240, table(170, 75, 95, interior.wood, random.chance(0.5))) +
    stand(space, 128, 230, bowl(0, -82, '#e9e1d2', '#c98a4e')) +
    stand(space, 70, 276, diningChair(brush, true, interior.accent)) +
    pendant(brush, space, 128, 225, 172, random.pick(['dome', 'basket', 'globe']), 1)
  );
}

function islandGroup(brush: RoomBrush, space: Space, x: number, z: number): string {
  const { random } = brush;
  const width = random.pick([210, 240]);
  const form: PendantForm = random.pick(['dome', 'globe', 'cone', 'drum']);
  const seats = random.pick([2, 3]);
  const lamps = random.pick([2, 3]);
  const spread = (count: number, i: number, reach: number) => x + (i - (count - 1) / 2) * reach;
  return (
    stand(space, x, z, island(brush, width)) +
    stand(
      space,
      x + 48,
      z - 24,
      bowl(0, -93, '#e9e1d2', random.pick(['#d08a4e', '#b7b257', '#b8574a'])),
    ) +
    stand(space, x - 62, z - 20, vase(brush, 0, -93, 0.9)) +
    Array.from({ length: seats }, (_, i) =>
      stand(space, spread(seats, i, 66), z + 34, stool(brush)),
    ).join('') +
    Array.from({ length: lamps }, (_, i) =>
      pendant(brush, space, spread(lamps, i, 76), z - 30, 178, form, 0.78),
    ).join('')
  );
}

const larder = (brush: RoomBrush) => {
  const { cabinet, metal } = brush.interior;
  return (
    rect(-34, -228, 68, 226, darken(cabinet, 0.06)) +
    rect(-31, -225, 62, 110, lighten(cabinet, 0.08)) +
    rect(-31, -112, 62, 104, lighten(cabinet, 0.04)) +
    rect(22, -150, 3, 28, metal) +
    rect(22, -106, 3, 28, metal)
  );
};
