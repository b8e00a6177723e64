import { darken, lighten } from '../drawing/color.ts';
import { box, d, ellipse, path, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { topShown } from '../rooms/space.ts';
import { PORCELAIN } from './bathtub.ts';
import { ground } from './footprint.ts';

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
      path(
        d`M${x - 22} -96H${x + 22}Q${x + 18} -86 ${x + 10} -86H${x - 10}Q${x - 18} -86 ${x - 22} -96Z`,
        PORCELAIN,
      ) +
      ellipse(x, -96, 22, 3, darken(PORCELAIN, 0.1)) +
      stroke(d`M${x} -98V-112Q${x} -118 ${x + 8} -116`, interior.metal, 3, 'stroke-linecap="round"')
    );
  });
  return (
    ground(width) +
    rect(-half, -84, width, isHung ? 48 : 78, front) +
    repeat(
      drawers,
      (i) =>
        rect(-half + i * leaf + 2, -80, leaf - 4, isHung ? 40 : 34, lighten(front, 0.1)) +
        box(-half + (i + 0.5) * leaf - 8, -74, 16, 2.2, 1, interior.metal),
    ) +
    (isHung
      ? ''
      : rect(-half + 2, -42, width - 4, 1.5, darken(front, 0.2)) +
        rect(-half + 4, -6, width - 8, 6, darken(front, 0.4))) +
    rect(-half - 2, -88, width + 4, 5, interior.counter) +
    polygon(
      [
        [-half - 2, -88],
        [half + 2, -88],
        [half - 3, -88 - top],
        [-half + 3, -88 - top],
      ],
      lighten(interior.counter, 0.2),
    ) +
    sinks
  );
}
