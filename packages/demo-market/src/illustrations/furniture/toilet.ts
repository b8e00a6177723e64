import { darken } from '../drawing/color.ts';
import { box, d, ellipse, path, rect } from '../drawing/svg.ts';
import { PORCELAIN } from './bathtub.ts';
import { ground } from './footprint.ts';

export function toilet(): string {
  return (
    ground(44) +
    box(-21, -82, 42, 40, 4, darken(PORCELAIN, 0.06)) +
    rect(-22, -85, 44, 5, PORCELAIN) +
    path(d`M-19 -44H19Q22 -24 12 -14L11 0H-11L-12 -14Q-22 -24 -19 -44Z`, PORCELAIN) +
    ellipse(0, -44, 21, 5, darken(PORCELAIN, 0.1))
  );
}
