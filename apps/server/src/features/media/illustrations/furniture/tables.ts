import { darken, lighten } from '../drawing/colour.ts';
import { box, circle, d, ellipse, path, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { topShown } from '../rooms/space.ts';
import { ground } from './seating.ts';

/** A slab on legs; the visible top follows from its height and depth. */
export function table(width: number, height: number, depth: number, wood: string, isRound = false): string {
  const half = width / 2;
  const top = topShown(height, depth);
  if (isRound) {
    return (
      ground(width * 0.6) +
      path(d`M-5 ${-height}L-4 -8Q-6 -3 ${-half * 0.42} 0H${half * 0.42}Q6 -3 4 -8L5 ${-height}Z`, darken(wood, 0.2)) +
      ellipse(0, -height - top / 2 + 3, half, top / 2 + 2, darken(wood, 0.16)) +
      ellipse(0, -height - top / 2, half, top / 2 + 2, lighten(wood, 0.12))
    );
  }
  return (
    ground(width) +
    stroke(d`M${-half + 8} ${-height}L${-half + 5} 0M${half - 8} ${-height}L${half - 5} 0`, darken(wood, 0.14), 5) +
    rect(-half, -height, width, 5, darken(wood, 0.08)) +
    polygon([[-half, -height], [half, -height], [half * 0.92, -height - top], [-half * 0.92, -height - top]], lighten(wood, 0.14))
  );
}

export function coffeeTable(brush: RoomBrush): string {
  const { interior, random } = brush;
  const isRound = random.chance(0.5);
  const top = random.chance(0.3) ? lighten(interior.counter, 0.1) : interior.wood;
  const books = rect(-26, -45, 30, 4, interior.second) + rect(-24, -49, 26, 4, interior.accent);
  return table(random.pick([100, 116]), 38, 60, top, isRound) + books + vase(brush, 22, -43, 0.8);
}

export function vase(brush: RoomBrush, x: number, y: number, size: number): string {
  const { interior, home, random } = brush;
  const pot = random.pick([interior.second, '#e9e1d2', interior.accent]);
  const s = size;
  const stems = [-14, -5, 4, 13].map((lean, i) => d`M${x} ${y - 16 * s}Q${x + lean * 0.4 * s} ${y - 30 * s} ${x + lean * s} ${y - (40 + (i % 2) * 8) * s}`);
  const heads = [-14, -5, 4, 13].map((lean, i) => circle(x + lean * s, y - (41 + (i % 2) * 8) * s, 4.5 * s, i % 2 === 0 ? home.garden.flower : home.garden.leaf));
  return (
    stroke(stems.join(''), home.garden.leaf, 1.4) +
    heads.join('') +
    path(d`M${x - 5 * s} ${y - 20 * s}Q${x - 11 * s} ${y - 8 * s} ${x - 6 * s} ${y}H${x + 6 * s}Q${x + 11 * s} ${y - 8 * s} ${x + 5 * s} ${y - 20 * s}Z`, pot)
  );
}

export function bowl(x: number, y: number, fill: string, fruit: string): string {
  return (
    repeat(3, (i) => circle(x - 9 + i * 9, y - 13 - (i % 2) * 3, 6, i === 1 ? lighten(fruit, 0.2) : fruit)) +
    path(d`M${x - 20} ${y - 13}Q${x - 14} ${y} ${x} ${y}T${x + 20} ${y - 13}Z`, fill)
  );
}

/** A desk with drawers on one side. */
export function desk(brush: RoomBrush, width: number): string {
  const { interior } = brush;
  const half = width / 2;
  const wood = interior.wood;
  const top = topShown(74, 60);
  return (
    ground(width) +
    rect(half - 46, -70, 42, 66, darken(wood, 0.06)) +
    repeat(3, (i) => rect(half - 43, -67 + i * 21, 36, 18, lighten(wood, 0.08)) + box(half - 29, -59 + i * 21, 8, 2, 1, interior.metal)) +
    stroke(d`M${-half + 8} -72L${-half + 5} 0`, darken(wood, 0.14), 5) +
    rect(-half, -74, width, 5, darken(wood, 0.1)) +
    polygon([[-half, -74], [half, -74], [half * 0.93, -74 - top], [-half * 0.93, -74 - top]], lighten(wood, 0.14))
  );
}
