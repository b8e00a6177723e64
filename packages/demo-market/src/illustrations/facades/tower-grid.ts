import { SHADE } from '../drawing/color.ts';
import { d, path, rect, repeat, round, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

type Grid = {
  x: number;
  y: number;
  columns: number;
  rows: number;
  stepX: number;
  stepY: number;
  w: number;
  h: number;
};

/** Many equal windows as one path; in the evening a part of them glows. */
export function windowGrid(brush: Brush, grid: Grid): string {
  const { light, random } = brush;
  const cells = Array.from({ length: grid.columns * grid.rows }, (_, i) => {
    const x = grid.x + (i % grid.columns) * grid.stepX;
    const y = grid.y + Math.floor(i / grid.columns) * grid.stepY;
    return { data: d`M${x} ${y}h${grid.w}v${grid.h}h${-grid.w}Z`, isLit: random.chance(0.42) };
  });
  const rows = repeat(
    grid.rows,
    (i) => d`M${grid.x} ${grid.y + i * grid.stepY + grid.h / 2}h${grid.columns * grid.stepX - 1}`,
  );
  const dashes = `stroke-dasharray="${round(grid.w)} ${round(grid.stepX - grid.w)}"`;
  const all = stroke(rows, light.isEvening ? '#4d5d78' : '#7f9aa5', grid.h, dashes);
  const lit = cells.filter(({ isLit }) => isLit).map(({ data }) => data);
  return light.isEvening ? all + path(lit.join(''), '#f3cd8a') : all;
}

/** One balcony slab with its rail, repeated up the building by reference. */
export function balconyStack(
  id: string,
  unit: string,
  floors: number,
  storyHeight: number,
  skip: (floor: number) => boolean = () => false,
): string {
  const first = `<g id="${id}">${unit}</g>`;
  return (
    `<defs>${first}</defs>` +
    repeat(floors, (i) =>
      skip(i) ? '' : `<use href="#${id}" y="${-Math.round(i * storyHeight)}"/>`,
    )
  );
}

/** A glazed lobby with a canopy, the foot of every tall building. */
export function lobby(brush: Brush, x: number, w: number, h: number): string {
  const { paint, light } = brush;
  const glass = light.isEvening ? 'url(#lit)' : 'url(#glass)';
  const posts = repeat(Math.floor(w / 26) - 1, (i) => d`M${x + (i + 1) * 26} ${-h}h2v${h}h-2Z`);
  return (
    rect(x, -h, w, h, glass) +
    path(posts, paint.frame) +
    rect(x - 14, -h - 8, w + 28, 9, paint.trim) +
    rect(x, -h, w, 7, SHADE, 'opacity=".25"')
  );
}

export const FLOOR = 34;
