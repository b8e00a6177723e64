import { darken, lighten } from '../drawing/color.ts';
import { d, path, rect, ruled } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';

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
