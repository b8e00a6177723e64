import { darken, lighten } from '../drawing/colour.ts';
import { d, path, polygon, rect, repeat } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import type { FacadeDrawing } from './facade.ts';
import { castShadow } from './roof.ts';
import { balconyStack, lobby, windowGrid } from './tower-grid.ts';

const FLOOR = 34;

/** Concrete slabs with balconies right across, waving or straight. */
export const slabTower: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(20, home.style.storeys);
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
    polygon([[half, -h], [half + 26, -h + 12], [half + 26, 0], [half, 0]], darken(paint.wall, 0.26)) +
    rect(-half, -h, w, h, paint.wall) +
    windowGrid(brush, { x: -half + 10, y: -h + 11, columns, rows: floors, stepX: (w - 14) / columns, stepY: FLOOR, w: (w - 14) / columns - 7, h: 22 }) +
    (random.chance(0.5) ? core : '') +
    balconyStack('slab', unit, floors, FLOOR) +
    crownOf(brush, -half, w, h) +
    rect(-half, -44, w, 44, darken(paint.wall, 0.1)) +
    lobby(brush, -half * 0.6, w * 0.6, 36);
  return { art, width: w + 60, height: h + 34, doors: [0], drives: [] };
};

/** A glass tower in two blades of different height, with a podium. */
export const glassTower: FacadeDrawing = (brush) => {
  const { paint, random, home, light } = brush;
  const floors = Math.min(22, home.style.storeys);
  const h = floors * FLOOR + 40;
  const low = h - random.integer(2, 5) * FLOOR;
  const glass = light.tone(random.pick(['#9fb9bf', '#a9bcc4', '#94b0b0']));
  const w = 220;
  const blade = (x: number, bw: number, bh: number, fill: string) =>
    rect(x, -bh, bw, bh, fill) +
    windowGrid(brush, { x: x + 6, y: -bh + 8, columns: Math.floor((bw - 8) / 22), rows: Math.floor((bh - 50) / FLOOR), stepX: 22, stepY: FLOOR, w: 18, h: 24 }) +
    rect(x, -bh - 6, bw, 7, paint.trim);
  const balcony = rect(-w / 2 - 12, -40, w * 0.5, 4, paint.trim) + rect(-w / 2 - 10, -52, w * 0.5 - 4, 12, '#eaf0ee', 'opacity=".5"');
  const art =
    polygon([[w / 2, -low], [w / 2 + 22, -low + 10], [w / 2 + 22, 0], [w / 2, 0]], darken(glass, 0.34)) +
    blade(0, w / 2, low, darken(glass, 0.14)) +
    blade(-w / 2, w / 2 + 12, h, glass) +
    balconyStack('deck', balcony, floors - 1, FLOOR, (i) => i % 5 === 4) +
    rect(10, -h, 6, h, paint.trim) +
    rect(-w / 2 - 40, -58, w + 110, 58, paint.second) +
    rect(-w / 2 - 46, -64, w + 122, 8, paint.trim) +
    lobby(brush, -w / 2 - 10, w * 0.7, 42) +
    repeat(4, (i) => rect(w / 2 - 20 + i * 20, -44, 12, 22, darken(paint.second, 0.25)));
  return { art, width: w + 130, height: h + 12, doors: [-34], drives: [{ x: w / 2 + 30, width: 60 }] };
};

/** Five to twelve floors with pairs of balconies and a coloured stair spine. */
export const midRise: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const floors = Math.min(12, home.style.storeys);
  const storey = 42;
  const h = floors * storey + 20;
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
      : rect(x + 4, -20, bayW - 8, 15, lighten(paint.accent, 0.6), 'opacity=".6"') + rect(x + 4, -21, bayW - 8, 2, paint.frame)) +
    rect(x + 2, -5, bayW - 4, 5, paint.trim);
  const row = repeat(bays, (i) => deck(bayX(i)));
  const glow = windowGrid(brush, { x: spine + 15, y: -h + 14, columns: 1, rows: floors - 1, stepX: 20, stepY: storey, w: 20, h: 26 });
  const art =
    polygon([[half, -h], [half + 20, -h + 10], [half + 20, 0], [half, 0]], darken(paint.wall, 0.26)) +
    rect(-half, -h, w, h, paint.wall) +
    `<g transform="translate(0 ${-storey})">${balconyStack('bays', row, floors - 1, storey)}</g>` +
    rect(spine, -h - 24, 50, h + 24, lighten(paint.accent, 0.2)) +
    rect(spine + 38, -h - 24, 12, h + 24, darken(paint.accent, 0.05), 'opacity=".5"') +
    glow +
    rect(-half - 6, -h - 8, w + 12, 9, paint.trim) +
    rect(-half, -40, w, 40, darken(paint.wall, 0.12)) +
    lobby(brush, Math.max(-half + 16, spine - 26), 102, 36);
  const doorX = Math.max(-half + 16, spine - 26) + 51;
  return { art, width: w + 40, height: h + 26, doors: [doorX], drives: [] };
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
