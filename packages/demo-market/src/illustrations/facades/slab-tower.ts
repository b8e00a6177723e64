import { darken, lighten } from '../drawing/color.ts';
import { d, path, polygon, rect } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import type { FacadeDrawing } from './facade.ts';
import { castShadow } from './shadow.ts';
import { balconyStack, FLOOR, lobby, windowGrid } from './tower-grid.ts';

/** Concrete slabs with balconies right across, waving or straight. */
export const slabTower: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = home.style.stories;
  const h = floors * FLOOR + 44;
  const w = random.pick([230, 260, 300]);
  const isWavy = random.chance(0.5);
  const half = w / 2;
  const y = -44;
  const columns = Math.round((w - 20) / 34);
  const wave = isWavy
    ? d`M${-half - 16} ${y}Q${-half * 0.5} ${y + 9} 0 ${y}T${half + 16} ${y}v5Q${half * 0.5} ${y - 4} 0 ${y + 5}T${-half - 16} ${y + 5}Z`
    : d`M${-half - 14} ${y}h${w + 28}v5h${-w - 28}Z`;
  const unit =
    rect(-half - 12, y - 15, w + 24, 15, lighten(paint.accent, 0.55), 'opacity=".55"') +
    path(wave, paint.trim) +
    castShadow(-half, y + 5, w, 6);
  const core = rect(-22, -h, 44, h, darken(paint.wall, 0.14));
  const art =
    polygon(
      [
        [half, -h],
        [half + 26, -h + 12],
        [half + 26, 0],
        [half, 0],
      ],
      darken(paint.wall, 0.26),
    ) +
    rect(-half, -h, w, h, paint.wall) +
    windowGrid(brush, {
      x: -half + 10,
      y: -h + 11,
      columns,
      rows: floors,
      stepX: (w - 14) / columns,
      stepY: FLOOR,
      w: (w - 14) / columns - 7,
      h: 22,
    }) +
    (random.chance(0.5) ? core : '') +
    balconyStack('slab', unit, floors, FLOOR) +
    crownOf(brush, -half, w, h) +
    rect(-half, -44, w, 44, darken(paint.wall, 0.1)) +
    lobby(brush, -half * 0.6, w * 0.6, 36);
  return { art, width: w + 60, height: h + 34, doors: [0], drives: [] };
};

function crownOf(brush: Brush, x: number, w: number, h: number): string {
  const { paint, random } = brush;
  const setback = random.between(0.2, 0.5);
  return (
    rect(x + w * setback, -h - 26, w * (0.92 - setback), 28, darken(paint.wall, 0.1)) +
    rect(x + w * setback - 8, -h - 31, w * (0.92 - setback) + 16, 7, paint.trim) +
    rect(x - 8, -h - 5, w + 16, 8, paint.trim)
  );
}
