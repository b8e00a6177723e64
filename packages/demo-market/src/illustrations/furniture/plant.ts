import { darken, mix } from '../drawing/color.ts';
import { lobedOutline } from '../drawing/shape.ts';
import { d, path, repeat, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { ground } from './footprint.ts';

/** A pot plant of one of four habits, height in cm. */
export function plant(brush: RoomBrush, height: number): string {
  const { random, interior, home } = brush;
  const pot = random.pick(['#e6dccb', interior.accent, '#b9a48c', interior.second]);
  const leaf = mix(home.garden.leaf, '#5d7d5e', 0.5);
  const potH = Math.min(34, height * 0.3);
  const potArt =
    path(d`M-16 ${-potH}H16L12 0H-12Z`, pot) + path(d`M3 ${-potH}H16L12 0H4Z`, darken(pot, 0.14));
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
      return path(
        d`M0 ${y}Q${side * reach * 0.4} ${y - reach * 0.9} ${side * reach} ${y - reach * 0.5}Q${side * reach * 0.9} ${y + reach * 0.2} 0 ${y}Z`,
        i % 3 === 0 ? darken(leaf, 0.2) : leaf,
      );
    }),
  sword: (_brush: RoomBrush, height: number, foot: number, leaf: string) =>
    repeat(7, (i) => {
      const lean = (i - 3) * height * 0.06;
      const tip = -height * (0.98 - Math.abs(i - 3) * 0.1);
      return path(
        d`M${lean * 0.3 - 5} ${-foot}Q${lean * 0.6 - 6} ${tip * 0.6} ${lean} ${tip}Q${lean * 0.6 + 6} ${tip * 0.6} ${lean * 0.3 + 5} ${-foot}Z`,
        i % 2 === 0 ? darken(leaf, 0.18) : leaf,
      );
    }),
  palm: (_brush: RoomBrush, height: number, foot: number, leaf: string) =>
    repeat(8, (i) => {
      const turn = -1.15 + i * 0.33;
      const tipX = Math.sin(turn) * height * 0.48;
      const tipY = -foot - Math.cos(turn) * (height - foot) * 0.82;
      const lift = tipY - height * 0.14;
      return path(
        d`M0 ${-foot}Q${tipX * 0.3} ${lift} ${tipX} ${tipY}Q${tipX * 0.5} ${lift + height * 0.16} 0 ${-foot}Z`,
        i % 2 === 0 ? darken(leaf, 0.16) : leaf,
      );
    }),
  olive: (brush: RoomBrush, height: number, foot: number, leaf: string) =>
    stroke(
      d`M0 ${-foot}Q4 ${-height * 0.5} -1 ${-height * 0.7}M1 ${-height * 0.5}L10 ${-height * 0.68}`,
      '#8a715d',
      3,
    ) +
    path(
      lobedOutline(brush.random, 0, -height * 0.78, height * 0.21, height * 0.2, 10),
      mix(leaf, '#a3a88b', 0.4),
    ) +
    path(
      lobedOutline(brush.random, -4, -height * 0.82, height * 0.13, height * 0.12, 8),
      mix(leaf, '#b9bd9f', 0.6),
    ),
} as const;
