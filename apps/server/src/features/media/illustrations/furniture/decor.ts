import { darken, lighten, mix } from '../drawing/colour.ts';
import { lobedOutline } from '../drawing/shape.ts';
import { box, circle, d, ellipse, path, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { floorPatch } from '../rooms/shell.ts';
import type { Space } from '../rooms/space.ts';
import { ground } from './seating.ts';

/** A framed picture in cm, origin at its lower middle: abstract shapes in the home's own colours. */
export function art(brush: RoomBrush, width: number, height: number): string {
  const { interior, random } = brush;
  const x = -width / 2;
  const paper = '#f6f0e4';
  const frame = random.pick([interior.wood, interior.metal, '#f7f2e8']);
  const ix = x + width * 0.12;
  const iy = -height * 0.88;
  const w = width * 0.76;
  const h = height * 0.76;
  const motif = random.pick(['hills', 'sun', 'blocks', 'leaf'] as const);
  const inside = {
    hills:
      path(d`M${ix} ${iy + h * 0.6}q${w * 0.25} ${-h * 0.3} ${w * 0.5} ${-h * 0.06}t${w * 0.5} ${-h * 0.1}V${iy + h}H${ix}Z`, interior.second) +
      path(d`M${ix} ${iy + h * 0.8}q${w * 0.3} ${-h * 0.24} ${w * 0.6} ${-h * 0.04}t${w * 0.4} 0V${iy + h}H${ix}Z`, interior.accent),
    sun: circle(ix + w * 0.5, iy + h * 0.42, w * 0.26, interior.accent) + rect(ix, iy + h * 0.66, w, h * 0.34, interior.second),
    blocks:
      rect(ix + w * 0.1, iy + h * 0.1, w * 0.45, h * 0.5, interior.accent) +
      rect(ix + w * 0.4, iy + h * 0.4, w * 0.5, h * 0.48, interior.second, 'opacity=".85"') +
      circle(ix + w * 0.7, iy + h * 0.26, w * 0.13, darken(interior.accent, 0.3)),
    leaf: stroke(d`M${ix + w * 0.5} ${iy + h}Q${ix + w * 0.46} ${iy + h * 0.5} ${ix + w * 0.6} ${iy + h * 0.1}M${ix + w * 0.5} ${iy + h * 0.7}q${-w * 0.3} ${-h * 0.04} ${-w * 0.36} ${-h * 0.3}M${ix + w * 0.5} ${iy + h * 0.55}q${w * 0.28} ${-h * 0.02} ${w * 0.36} ${-h * 0.24}`, interior.second, w * 0.07, 'stroke-linecap="round"'),
  }[motif];
  return (
    rect(x + 2, -height + 3, width, height, '#2c2a3c', 'opacity=".12"') +
    rect(x, -height, width, height, frame) +
    rect(x + 3, -height + 3, width - 6, height - 6, paper) +
    rect(ix, iy, w, h, mix(paper, interior.accent, 0.12)) +
    inside
  );
}

/** A pot plant of one of four habits, height in cm. */
export function plant(brush: RoomBrush, height: number): string {
  const { random, interior, home } = brush;
  const pot = random.pick(['#e6dccb', interior.accent, '#b9a48c', interior.second]);
  const leaf = mix(home.garden.leaf, '#5d7d5e', 0.5);
  const potH = Math.min(34, height * 0.3);
  const potArt = path(d`M-16 ${-potH}H16L12 0H-12Z`, pot) + path(d`M3 ${-potH}H16L12 0H4Z`, darken(pot, 0.14));
  const habit = random.pick(['fig', 'sword', 'palm', 'olive'] as const);
  return ground(40) + HABITS[habit](brush, height, potH, leaf) + potArt;
}

const HABITS = {
  fig: (_brush: RoomBrush, height: number, foot: number, leaf: string) =>
    stroke(d`M0 ${-foot}Q-3 ${-height * 0.6} 2 ${-height * 0.94}`, '#8a715d', 3) +
    repeat(9, (i) => {
      const y = -height * (0.48 + i * 0.06);
      const side = i % 2 === 0 ? 1 : -1;
      const reach = height * (0.2 - i * 0.006);
      return path(d`M0 ${y}Q${side * reach * 0.4} ${y - reach * 0.9} ${side * reach} ${y - reach * 0.5}Q${side * reach * 0.9} ${y + reach * 0.2} 0 ${y}Z`, i % 3 === 0 ? darken(leaf, 0.2) : leaf);
    }),
  sword: (_brush: RoomBrush, height: number, foot: number, leaf: string) =>
    repeat(7, (i) => {
      const lean = (i - 3) * height * 0.06;
      const tip = -height * (0.98 - Math.abs(i - 3) * 0.1);
      return path(d`M${lean * 0.3 - 5} ${-foot}Q${lean * 0.6 - 6} ${tip * 0.6} ${lean} ${tip}Q${lean * 0.6 + 6} ${tip * 0.6} ${lean * 0.3 + 5} ${-foot}Z`, i % 2 === 0 ? darken(leaf, 0.18) : leaf);
    }),
  palm: (_brush: RoomBrush, height: number, foot: number, leaf: string) =>
    repeat(8, (i) => {
      const turn = -1.15 + i * 0.33;
      const tipX = Math.sin(turn) * height * 0.48;
      const tipY = -foot - Math.cos(turn) * (height - foot) * 0.82;
      const lift = tipY - height * 0.14;
      return path(d`M0 ${-foot}Q${tipX * 0.3} ${lift} ${tipX} ${tipY}Q${tipX * 0.5} ${lift + height * 0.16} 0 ${-foot}Z`, i % 2 === 0 ? darken(leaf, 0.16) : leaf);
    }),
  olive: (brush: RoomBrush, height: number, foot: number, leaf: string) =>
    stroke(d`M0 ${-foot}Q4 ${-height * 0.5} -1 ${-height * 0.7}M1 ${-height * 0.5}L10 ${-height * 0.68}`, '#8a715d', 3) +
    path(lobedOutline(brush.random, 0, -height * 0.78, height * 0.21, height * 0.2, 10), mix(leaf, '#a3a88b', 0.4)) +
    path(lobedOutline(brush.random, -4, -height * 0.82, height * 0.13, height * 0.12, 8), mix(leaf, '#b9bd9f', 0.6)),
} as const;

export function rug(brush: RoomBrush, space: Space, x: number, z: number, width: number, depth: number) {
  const { interior, random } = brush;
  const base = random.pick([lighten(interior.accent, 0.62), '#e8dfd0', lighten(interior.second, 0.55)]);
  const x1 = x - width / 2;
  const x2 = x + width / 2;
  if (random.chance(0.3)) {
    const [cx, cy] = space.at(x, z, 0);
    const rx = (width / 2) * space.scaleAt(z);
    return ellipse(cx, cy, rx, rx * 0.2, base) + ellipse(cx, cy, rx * 0.86, rx * 0.17, lighten(base, 0.3), 'opacity=".7"');
  }
  const inner = random.chance(0.5)
    ? floorPatch(space, x1 + 14, x2 - 14, z - depth / 2 + 12, z + depth / 2 - 12, lighten(base, 0.35), 'opacity=".8"')
    : repeat(4, (i) => floorPatch(space, x1, x2, z - depth / 2 + (i + 0.5) * (depth / 4.4), z - depth / 2 + (i + 0.72) * (depth / 4.4), darken(base, 0.1)));
  return floorPatch(space, x1, x2, z - depth / 2, z + depth / 2, base) + inner;
}

export function mirror(width: number, height: number, frame: string, isRound: boolean): string {
  const glass = '#d5dedd';
  const glint = polygon([[-width * 0.3, -height * 0.2], [width * 0.05, -height * 0.82], [width * 0.2, -height * 0.82], [-width * 0.15, -height * 0.2]], '#ffffff', 'opacity=".35"');
  return isRound
    ? circle(0, -height / 2, width / 2, frame) + circle(0, -height / 2, width / 2 - 2.5, glass) + glint
    : box(-width / 2, -height, width, height, 4, frame) + rect(-width / 2 + 2.5, -height + 2.5, width - 5, height - 5, glass) + glint;
}
