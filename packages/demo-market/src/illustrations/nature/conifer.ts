import { darken } from '../drawing/color.ts';
import { lobedOutline } from '../drawing/shape.ts';
import { coarse, path, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export function cypress(height: number, leaf: string): string {
  const half = height * 0.085;
  const shape = coarse`M0 ${-height}C${half * 0.9} ${-height * 0.72} ${half * 1.5} ${-height * 0.3} ${half * 0.8} ${-height * 0.05}Q0 ${height * 0.02} ${-half * 0.8} ${-height * 0.05}C${-half * 1.5} ${-height * 0.3} ${-half * 0.9} ${-height * 0.72} 0 ${-height}Z`;
  const lit = coarse`M0 ${-height}C${-half * 0.2} ${-height * 0.7} ${half * 0.2} ${-height * 0.3} ${-half * 0.3} ${-height * 0.05}Q${-half * 0.6} 0 ${-half * 0.8} ${-height * 0.05}C${-half * 1.5} ${-height * 0.3} ${-half * 0.9} ${-height * 0.72} 0 ${-height}Z`;
  return path(shape, darken(leaf, 0.28)) + path(lit, darken(leaf, 0.12));
}

export function pine(brush: Brush, height: number, leaf: string): string {
  const { random, light } = brush;
  const foot = height * 0.018;
  const bark = light.tone('#8a715d');
  const trunk = path(
    coarse`M${-foot} 0L${-foot * 0.4} ${-height * 0.95}H${foot * 0.4}L${foot} 0Z`,
    bark,
  );
  const limbs = [0.58, 0.68, 0.79, 0.9, 0.97].map((share, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const reach = height * (1.12 - share) * 0.42;
    const y = -height * share;
    const mass = (shift: number, size: number, fill: string) =>
      path(
        lobedOutline(random, side * reach * 0.5 + shift, y, reach * size, height * 0.045, 8),
        fill,
      );
    return (
      stroke(coarse`M0 ${y + height * 0.06}L${side * reach * 0.6} ${y}`, bark, foot) +
      mass(0, 0.95, darken(leaf, 0.2)) +
      mass(-reach * 0.1, 0.6, darken(leaf, 0.02))
    );
  });
  return trunk + limbs.join('');
}
