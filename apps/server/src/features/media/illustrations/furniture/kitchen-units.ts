import { darken, lighten } from '../drawing/colour.ts';
import { box, circle, d, path, polygon, rect, repeat, ruled, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { topShown } from '../rooms/space.ts';
import { ground } from './seating.ts';

/** Base units with a worktop, width in cm; the oven takes one bay when asked. */
export function baseUnits(brush: RoomBrush, width: number, ovenBay = -1): string {
  const { interior } = brush;
  const bays = Math.max(1, Math.round(width / 60));
  const bay = width / bays;
  const x = -width / 2;
  const front = interior.cabinet;
  const doors = repeat(bays, (i) => {
    const left = x + i * bay;
    if (i === ovenBay) return oven(left, bay, interior.metal);
    const leaf = rect(left + 1.5, -84, bay - 3, 74, lighten(front, 0.1));
    return leaf + rect(left + 1.5, -66, bay - 3, 1.2, darken(front, 0.16)) + box(left + bay / 2 - 8, -78, 16, 2.4, 1, interior.metal);
  });
  const top = topShown(92, 60);
  return (
    rect(x, -88, width, 88, darken(front, 0.14)) +
    rect(x, -9, width, 9, darken(front, 0.5)) +
    doors +
    rect(x - 2, -92, width + 4, 5, darken(interior.counter, 0.08)) +
    polygon([[x - 2, -92], [x + width + 2, -92], [x + width - 2, -92 - top], [x + 2, -92 - top]], lighten(interior.counter, 0.1))
  );
}

export function wallUnits(brush: RoomBrush, width: number): string {
  const { interior } = brush;
  const bays = Math.max(1, Math.round(width / 50));
  const bay = width / bays;
  const front = interior.cabinet;
  return (
    rect(-width / 2, -74, width, 74, darken(front, 0.12)) +
    repeat(bays, (i) => rect(-width / 2 + i * bay + 1.5, -72, bay - 3, 70, lighten(front, 0.12)) + box(-width / 2 + i * bay + bay / 2 - 6, -8, 12, 2.2, 1, interior.metal)) +
    rect(-width / 2, 0, width, 5, '#2c2a3c', 'opacity=".12"')
  );
}

/** Splash-back: plain slab, brick tile or slim uprights. */
export function splash(brush: RoomBrush, width: number, height: number): string {
  const { interior, random } = brush;
  const tile = random.pick(['#eee9df', lighten(interior.second, 0.6), interior.counter]);
  const lines = random.pick(['across', 'upright', 'none'] as const);
  const area = [-width / 2, -height, width, height] as const;
  const grid =
    lines === 'none'
      ? ''
      : ruled(area, lines, lines === 'across' ? 8 : 10, 0.8, darken(tile, 0.16)) +
        (lines === 'across' ? ruled(area, 'upright', 20, 0.8, darken(tile, 0.12)) : '');
  return rect(-width / 2, -height, width, height, tile) + grid;
}

export function hood(brush: RoomBrush): string {
  const { interior, random } = brush;
  const fill = random.pick([interior.wall, interior.metal, interior.cabinet]);
  return (
    path(d`M-46 0V-14L-22 -46V-118H22V-46L46 -14V0Z`, darken(fill, 0.04)) +
    path(d`M10 -118H22V-46L46 -14V0H22V-14L10 -46Z`, darken(fill, 0.14)) +
    rect(-48, -8, 96, 9, darken(fill, 0.22))
  );
}

export function fridge(brush: RoomBrush, height = 196): string {
  const { interior, random } = brush;
  const steel = random.pick(['#c3c6c5', interior.cabinet, '#b4b8b8']);
  return (
    ground(90) +
    rect(-44, -height, 88, height - 4, steel) +
    rect(28, -height, 16, height - 4, darken(steel, 0.1)) +
    rect(-44, -height * 0.42, 88, 1.6, darken(steel, 0.3)) +
    rect(-0.8, -height, 1.6, height * 0.58, darken(steel, 0.3)) +
    rect(-8, -height * 0.86, 3, height * 0.34, darken(steel, 0.34)) +
    rect(5, -height * 0.86, 3, height * 0.34, darken(steel, 0.34))
  );
}

export function island(brush: RoomBrush, width: number): string {
  const { interior, random } = brush;
  const half = width / 2;
  const front = random.chance(0.5) ? interior.accent : interior.wood;
  const top = topShown(92, 95);
  return (
    ground(width) +
    rect(-half + 6, -88, width - 12, 88, front) +
    ruled([-half + 8, -84, width - 16, 78], 'upright', random.pick([12, 44]), 1.2, darken(front, 0.18)) +
    rect(-half + 6, -88, width - 12, 9, '#2c2a3c', 'opacity=".18"') +
    rect(-half, -93, width, 6, darken(interior.counter, 0.06)) +
    polygon([[-half, -93], [half, -93], [half * 0.88, -93 - top], [-half * 0.88, -93 - top]], lighten(interior.counter, 0.16))
  );
}

export const tap = (x: number, y: number, metal: string) =>
  stroke(d`M${x} ${y}V${y - 24}Q${x} ${y - 34} ${x + 9} ${y - 34}T${x + 18} ${y - 25}`, metal, 3, 'stroke-linecap="round"');

export const pots = (x: number, y: number, fill: string) =>
  box(x - 15, y - 17, 30, 16, 3, fill) + rect(x - 17, y - 19, 34, 3, darken(fill, 0.2)) + circle(x, y - 21, 2.4, darken(fill, 0.3));

function oven(x: number, w: number, metal: string): string {
  return rect(x + 1.5, -84, w - 3, 74, '#54575a') + rect(x + 7, -62, w - 14, 40, '#3a3e42') + box(x + 8, -70, w - 16, 3, 1, metal) + repeat(4, (i) => circle(x + w * (0.2 + i * 0.2), -78, 2, metal));
}
