import { darken } from '../drawing/color.ts';
import { rect } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { ground } from './footprint.ts';

export function fridge(brush: RoomBrush, height = 196): string {
  const { interior, random } = brush;
  const steel = random.pick(['#c3c6c5', interior.cabinet, '#b4b8b8']);
  return (
    ground(90) +
    rect(-44, -height, 88, height - 4, steel) +
    rect(28, -height, 16, height - 4, darken(steel, 0.1)) +
    rect(-44, -height * 0.42, 88, 1.6, darken(steel, 0.3)) +
    rect(-0.8, -height, 1.6, height * 0.58, darken(steel, 0.3)) +
    rect(-8, -height * 0.86, 3, height * 0.34, darken(steel, 0.34)) +
    rect(5, -height * 0.86, 3, height * 0.34, darken(steel, 0.34))
  );
}
