import { darken, lighten, SHADE } from '../drawing/color.ts';
import { box, circle, polygon, rect, repeat } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { topShown } from '../rooms/space.ts';

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
    return (
      leaf +
      rect(left + 1.5, -66, bay - 3, 1.2, darken(front, 0.16)) +
      box(left + bay / 2 - 8, -78, 16, 2.4, 1, interior.metal)
    );
  });
  const top = topShown(92, 60);
  return (
    rect(x, -88, width, 88, darken(front, 0.14)) +
    rect(x, -9, width, 9, darken(front, 0.5)) +
    doors +
    rect(x - 2, -92, width + 4, 5, darken(interior.counter, 0.08)) +
    polygon(
      [
        [x - 2, -92],
        [x + width + 2, -92],
        [x + width - 2, -92 - top],
        [x + 2, -92 - top],
      ],
      lighten(interior.counter, 0.1),
    )
  );
}

export function wallUnits(brush: RoomBrush, width: number): string {
  const { interior } = brush;
  const bays = Math.max(1, Math.round(width / 50));
  const bay = width / bays;
  const front = interior.cabinet;
  return (
    rect(-width / 2, -74, width, 74, darken(front, 0.12)) +
    repeat(
      bays,
      (i) =>
        rect(-width / 2 + i * bay + 1.5, -72, bay - 3, 70, lighten(front, 0.12)) +
        box(-width / 2 + i * bay + bay / 2 - 6, -8, 12, 2.2, 1, interior.metal),
    ) +
    rect(-width / 2, 0, width, 5, SHADE, 'opacity=".12"')
  );
}

function oven(x: number, w: number, metal: string): string {
  return (
    rect(x + 1.5, -84, w - 3, 74, '#54575a') +
    rect(x + 7, -62, w - 14, 40, '#3a3e42') +
    box(x + 8, -70, w - 16, 3, 1, metal) +
    repeat(4, (i) => circle(x + w * (0.2 + i * 0.2), -78, 2, metal))
  );
}
