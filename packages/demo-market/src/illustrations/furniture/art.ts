import { darken, mix, SHADE } from '../drawing/color.ts';
import { circle, d, path, rect, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';

/** A framed picture in cm, origin at its lower middle: abstract shapes in the home's own colors. */
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
      path(
        d`M${ix} ${iy + h * 0.6}q${w * 0.25} ${-h * 0.3} ${w * 0.5} ${-h * 0.06}t${w * 0.5} ${-h * 0.1}V${iy + h}H${ix}Z`,
        interior.second,
      ) +
      path(
        d`M${ix} ${iy + h * 0.8}q${w * 0.3} ${-h * 0.24} ${w * 0.6} ${-h * 0.04}t${w * 0.4} 0V${iy + h}H${ix}Z`,
        interior.accent,
      ),
    sun:
      circle(ix + w * 0.5, iy + h * 0.42, w * 0.26, interior.accent) +
      rect(ix, iy + h * 0.66, w, h * 0.34, interior.second),
    blocks:
      rect(ix + w * 0.1, iy + h * 0.1, w * 0.45, h * 0.5, interior.accent) +
      rect(ix + w * 0.4, iy + h * 0.4, w * 0.5, h * 0.48, interior.second, 'opacity=".85"') +
      circle(ix + w * 0.7, iy + h * 0.26, w * 0.13, darken(interior.accent, 0.3)),
    leaf: stroke(
      d`M${ix + w * 0.5} ${iy + h}Q${ix + w * 0.46} ${iy + h * 0.5} ${ix + w * 0.6} ${iy + h * 0.1}M${ix + w * 0.5} ${iy + h * 0.7}q${-w * 0.3} ${-h * 0.04} ${-w * 0.36} ${-h * 0.3}M${ix + w * 0.5} ${iy + h * 0.55}q${w * 0.28} ${-h * 0.02} ${w * 0.36} ${-h * 0.24}`,
      interior.second,
      w * 0.07,
      'stroke-linecap="round"',
    ),
  }[motif];
  return (
    rect(x + 2, -height + 3, width, height, SHADE, 'opacity=".12"') +
    rect(x, -height, width, height, frame) +
    rect(x + 3, -height + 3, width - 6, height - 6, paper) +
    rect(ix, iy, w, h, mix(paper, interior.accent, 0.12)) +
    inside
  );
}
