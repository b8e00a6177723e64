import { darken, lighten } from '../drawing/colour.ts';
import { box, circle, d, ellipse, path, polygon, rect, repeat, ruled, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { topShown } from '../rooms/space.ts';
import { ground } from './seating.ts';

const PORCELAIN = '#fbf7ef';

export function freestandingTub(brush: RoomBrush): string {
  const { interior } = brush;
  const rim = topShown(58, 76);
  return (
    ground(170) +
    path(d`M-86 -58Q-84 -6 -62 -3H62Q84 -6 86 -58Z`, PORCELAIN) +
    path(d`M30 -58Q34 -8 20 -3H62Q84 -6 86 -58Z`, darken(PORCELAIN, 0.08)) +
    ellipse(0, -58 - rim / 2 + 4, 88, rim / 2 + 5, PORCELAIN) +
    ellipse(0, -58 - rim / 2 + 5, 80, rim / 2 + 1, darken('#c6d4d4', 0.04)) +
    stroke(d`M98 0V-92Q98 -104 88 -104T74 -92`, interior.metal, 4, 'stroke-linecap="round"') +
    rect(-58, -60, 34, 26, interior.accent) +
    ruled([-58, -34, 34, 5], 'upright', 3, 1.2, interior.accent)
  );
}

/** A tub set between walls with a tiled apron. */
export function builtInTub(brush: RoomBrush, width: number): string {
  const { interior } = brush;
  const half = width / 2;
  const apron = lighten(interior.second, 0.5);
  const top = topShown(56, 75);
  return (
    rect(-half, -56, width, 56, apron) +
    ruled([-half, -50, width, 50], 'across', 14, 1, darken(apron, 0.14)) +
    ruled([-half, -50, width, 50], 'upright', 28, 1, darken(apron, 0.14)) +
    rect(-half - 2, -60, width + 4, 7, PORCELAIN) +
    polygon([[-half - 2, -60], [half + 2, -60], [half - 6, -60 - top], [-half + 6, -60 - top]], darken(PORCELAIN, 0.05)) +
    polygon([[-half + 12, -61], [half - 12, -61], [half - 18, -59 - top], [-half + 18, -59 - top]], '#c9d6d6')
  );
}

export function vanity(brush: RoomBrush, width: number, basins: number): string {
  const { interior, random } = brush;
  const half = width / 2;
  const front = random.pick([interior.wood, interior.cabinet, interior.wood]);
  const isHung = random.chance(0.5);
  const drawers = Math.max(2, Math.round(width / 55));
  const leaf = width / drawers;
  const top = topShown(86, 52);
  const sinks = repeat(basins, (i) => {
    const x = ((i + 0.5) / basins - 0.5) * width;
    return (
      path(d`M${x - 22} -96H${x + 22}Q${x + 18} -86 ${x + 10} -86H${x - 10}Q${x - 18} -86 ${x - 22} -96Z`, PORCELAIN) +
      ellipse(x, -96, 22, 3, darken(PORCELAIN, 0.1)) +
      stroke(d`M${x} -98V-112Q${x} -118 ${x + 8} -116`, interior.metal, 3, 'stroke-linecap="round"')
    );
  });
  return (
    ground(width) +
    rect(-half, -84, width, isHung ? 48 : 78, front) +
    repeat(drawers, (i) => rect(-half + i * leaf + 2, -80, leaf - 4, isHung ? 40 : 34, lighten(front, 0.1)) + box(-half + (i + 0.5) * leaf - 8, -74, 16, 2.2, 1, interior.metal)) +
    (isHung ? '' : rect(-half + 2, -42, width - 4, 1.5, darken(front, 0.2)) + rect(-half + 4, -6, width - 8, 6, darken(front, 0.4))) +
    rect(-half - 2, -88, width + 4, 5, interior.counter) +
    polygon([[-half - 2, -88], [half + 2, -88], [half - 3, -88 - top], [-half + 3, -88 - top]], lighten(interior.counter, 0.2)) +
    sinks
  );
}

export function toilet(): string {
  return (
    ground(44) +
    box(-21, -82, 42, 40, 4, darken(PORCELAIN, 0.06)) +
    rect(-22, -85, 44, 5, PORCELAIN) +
    path(d`M-19 -44H19Q22 -24 12 -14L11 0H-11L-12 -14Q-22 -24 -19 -44Z`, PORCELAIN) +
    ellipse(0, -44, 21, 5, darken(PORCELAIN, 0.1))
  );
}

/** Tiled shower behind a glass screen; origin at the middle of its sill. */
export function shower(brush: RoomBrush, width: number): string {
  const { interior } = brush;
  const half = width / 2;
  const tile = lighten(interior.second, 0.42);
  return (
    rect(-half, -232, width, 232, tile) +
    ruled([-half, -232, width, 232], 'across', 16, 1, darken(tile, 0.12)) +
    ruled([-half, -232, width, 232], 'upright', 16, 1, darken(tile, 0.1)) +
    rect(-half + 16, -150, 36, 30, darken(tile, 0.2)) +
    rect(-half + 22, -140, 7, 20, interior.accent) +
    rect(-half + 34, -136, 7, 16, PORCELAIN) +
    stroke(d`M${half * 0.3} -206H${half * 0.3 + 26}V-196M${half * 0.3 + 26} -100V-190`, interior.metal, 3) +
    rect(half * 0.3 + 12, -198, 28, 4, interior.metal) +
    circle(half * 0.3 + 26, -104, 5, interior.metal) +
    rect(-half, -6, width, 6, PORCELAIN) +
    rect(-half - 4, -214, width * 0.56, 212, '#e6f0ef', 'opacity=".34"') +
    polygon([[-half + 8, -20], [-half + 40, -200], [-half + 56, -200], [-half + 24, -20]], '#ffffff', 'opacity=".3"') +
    stroke(d`M${-half - 4} -214H${-half + width * 0.52}V-2`, interior.metal, 2)
  );
}

export const towels = (brush: RoomBrush) =>
  rect(-32, -58, 64, 3, brush.interior.metal) + rect(-24, -58, 26, 56, brush.interior.accent) + rect(6, -58, 20, 44, brush.interior.linen) + rect(-24, -14, 26, 3, darken(brush.interior.accent, 0.2));
