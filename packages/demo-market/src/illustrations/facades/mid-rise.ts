import { darken, lighten } from '../drawing/color.ts';
import { polygon, rect, repeat } from '../drawing/svg.ts';
import type { FacadeDrawing } from './facade.ts';
import { castShadow } from './shadow.ts';
import { balconyStack, lobby, windowGrid } from './tower-grid.ts';

/** Five to twelve floors with pairs of balconies and a colored stair spine. */
export const midRise: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(12, home.style.stories);
  const storyHeight = 42;
  const h = floors * storyHeight + 20;
  const bays = random.pick([3, 4, 5]);
  const bayW = random.pick([78, 88]);
  const w = bays * bayW + 50;
  const half = w / 2;
  const spine = random.integer(0, bays) * bayW - half;
  const bayX = (i: number) => -half + i * bayW + (-half + i * bayW >= spine ? 50 : 0);
  const isSolid = random.chance(0.4);
  const deck = (x: number) =>
    rect(x + 6, -36, bayW - 12, 30, darken(paint.wall, 0.24)) +
    rect(x + 12, -34, bayW - 24, 28, 'url(#glass)') +
    rect(x + bayW / 2 - 1, -34, 2, 28, paint.frame) +
    castShadow(x + 6, -36, bayW - 12, 8) +
    (isSolid
      ? rect(x + 4, -18, bayW - 8, 14, paint.second)
      : rect(x + 4, -20, bayW - 8, 15, lighten(paint.accent, 0.6), 'opacity=".6"') +
        rect(x + 4, -21, bayW - 8, 2, paint.frame)) +
    rect(x + 2, -5, bayW - 4, 5, paint.trim);
  const row = repeat(bays, (i) => deck(bayX(i)));
  const glow = windowGrid(brush, {
    x: spine + 15,
    y: -h + 14,
    columns: 1,
    rows: floors - 1,
    stepX: 20,
    stepY: storyHeight,
    w: 20,
    h: 26,
  });
  const art =
    polygon(
      [
        [half, -h],
        [half + 20, -h + 10],
        [half + 20, 0],
        [half, 0],
      ],
      darken(paint.wall, 0.26),
    ) +
    rect(-half, -h, w, h, paint.wall) +
    `<g transform="translate(0 ${-storyHeight})">${balconyStack('bays', row, floors - 1, storyHeight)}</g>` +
    rect(spine, -h - 24, 50, h + 24, lighten(paint.accent, 0.2)) +
    rect(spine + 38, -h - 24, 12, h + 24, darken(paint.accent, 0.05), 'opacity=".5"') +
    glow +
    rect(-half - 6, -h - 8, w + 12, 9, paint.trim) +
    rect(-half, -40, w, 40, darken(paint.wall, 0.12)) +
    lobby(brush, Math.max(-half + 16, spine - 26), 102, 36);
  const doorX = Math.max(-half + 16, spine - 26) + 51;
  return { art, width: w + 40, height: h + 26, doors: [doorX], drives: [] };
};
