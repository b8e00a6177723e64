import { darken, lighten, mix, SHADE } from '../drawing/color.ts';
import { d, polygon, rect, repeat, ruled, stroke } from '../drawing/svg.ts';
import type { RoofForm } from '../style-rules.ts';

/** A building from above and a little from the front: plan at (x, y, w, depth), walls `h` tall. */
export type Mass = { x: number; y: number; w: number; depth: number; h: number; roof: RoofForm };

type Colors = { wall: string; roof: string; trim: string };

export function mass(form: Mass, colors: Colors): string {
  const { x, y, w, depth, h } = form;
  const front = y + depth;
  const shadow = polygon(
    [
      [x + w, front],
      [x + w + h * 0.6, front - h * 0.1],
      [x + w + h * 0.6, y - h * 0.1],
      [x + w, y],
    ],
    SHADE,
    'opacity=".18"',
  );
  const floors = Math.max(1, Math.round(h / 26));
  const storyHeight = h / floors;
  const windows = repeat(floors, (i) =>
    ruled(
      [x + 8, front - h + 8 + i * storyHeight, w - 16, storyHeight * 0.42],
      'upright',
      26,
      13,
      darken(colors.wall, 0.4),
      'opacity=".7"',
    ),
  );
  return (
    shadow + rect(x, front - h, w, h, darken(colors.wall, 0.06)) + windows + roofFrom(form, colors)
  );
}

function roofFrom({ x, y, w, depth, h, roof }: Mass, { roof: fill, trim, wall }: Colors): string {
  const eave = 7;
  const left = x - eave;
  const right = x + w + eave;
  const top = y - h - eave;
  const bottom = y + depth - h + eave;
  const middle = (top + bottom) / 2;
  const lit = lighten(fill, 0.16);
  const shade = darken(fill, 0.14);
  if (roof === 'flat') {
    return (
      rect(left, top, right - left, bottom - top, trim) +
      rect(left + 6, top + 6, right - left - 12, bottom - top - 12, mix(wall, '#cfcac0', 0.72)) +
      rect(left + 6, top + 6, right - left - 12, 6, SHADE, 'opacity=".14"') +
      repeat(2, (i) => rect(left + 26 + i * 40, middle - 8, 24, 16, darken(trim, 0.18)))
    );
  }
  if (roof === 'gable' || roof === 'shed') {
    const ridge = roof === 'gable' ? middle : top + (bottom - top) * 0.28;
    return (
      rect(left, top, right - left, ridge - top, lit) +
      rect(left, ridge, right - left, bottom - ridge, fill) +
      ruled(
        [left, ridge + 5, right - left, bottom - ridge - 6],
        'across',
        8,
        1,
        shade,
        'opacity=".5"',
      ) +
      rect(left, ridge - 1.5, right - left, 3, lighten(fill, 0.4)) +
      rect(left, bottom - 3, right - left, 4, trim)
    );
  }
  const hip = Math.min((right - left) * 0.4, (bottom - top) * 0.62);
  return (
    polygon(
      [
        [left, top],
        [right, top],
        [right - hip, middle],
        [left + hip, middle],
      ],
      lit,
    ) +
    polygon(
      [
        [left, top],
        [left + hip, middle],
        [left, bottom],
      ],
      lighten(fill, 0.07),
    ) +
    polygon(
      [
        [right, top],
        [right - hip, middle],
        [right, bottom],
      ],
      shade,
    ) +
    polygon(
      [
        [left, bottom],
        [left + hip, middle],
        [right - hip, middle],
        [right, bottom],
      ],
      fill,
    ) +
    stroke(
      d`M${left + hip} ${middle}H${right - hip}M${left} ${top}L${left + hip} ${middle}L${left} ${bottom}M${right} ${top}L${right - hip} ${middle}L${right} ${bottom}`,
      lighten(fill, 0.34),
      1.6,
    ) +
    rect(left, bottom - 2, right - left, 4, trim)
  );
}
