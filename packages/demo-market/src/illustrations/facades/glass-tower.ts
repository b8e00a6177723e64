import { darken } from '../drawing/color.ts';
import { polygon, rect, repeat } from '../drawing/svg.ts';
import type { FacadeDrawing } from './facade.ts';
import { balconyStack, FLOOR, lobby, windowGrid } from './tower-grid.ts';

/** A glass tower in two blades of different height, with a podium. */
export const glassTower: FacadeDrawing = (brush) => {
  const { paint, random, home, light } = brush;
  const floors = home.style.stories;
  const h = floors * FLOOR + 40;
  const low = h - random.integer(2, 5) * FLOOR;
  const glass = light.tone(random.pick(['#9fb9bf', '#a9bcc4', '#94b0b0']));
  const w = random.pick([240, 286]);
  const blade = (x: number, bw: number, bh: number, fill: string) =>
    rect(x, -bh, bw, bh, fill) +
    windowGrid(brush, {
      x: x + 6,
      y: -bh + 8,
      columns: Math.floor((bw - 8) / 22),
      rows: Math.floor((bh - 50) / FLOOR),
      stepX: 22,
      stepY: FLOOR,
      w: 18,
      h: 24,
    }) +
    rect(x, -bh - 6, bw, 7, paint.trim);
  const balcony =
    rect(-w / 2 - 12, -40, w * 0.5, 4, paint.trim) +
    rect(-w / 2 - 10, -52, w * 0.5 - 4, 12, '#eaf0ee', 'opacity=".5"');
  const art =
    polygon(
      [
        [w / 2, -low],
        [w / 2 + 22, -low + 10],
        [w / 2 + 22, 0],
        [w / 2, 0],
      ],
      darken(glass, 0.34),
    ) +
    blade(0, w / 2, low, darken(glass, 0.14)) +
    blade(-w / 2, w / 2 + 12, h, glass) +
    balconyStack('deck', balcony, floors - 1, FLOOR, (i) => i % 5 === 4) +
    rect(10, -h, 6, h, paint.trim) +
    rect(-w / 2 - 40, -58, w + 110, 58, paint.second) +
    rect(-w / 2 - 46, -64, w + 122, 8, paint.trim) +
    lobby(brush, -w / 2 - 10, w * 0.7, 42) +
    repeat(4, (i) => rect(w / 2 - 20 + i * 20, -44, 12, 22, darken(paint.second, 0.25)));
  return {
    art,
    width: w + 130,
    height: h + 12,
    doors: [-34],
    drives: [{ x: w / 2 + 30, width: 60 }],
  };
};
