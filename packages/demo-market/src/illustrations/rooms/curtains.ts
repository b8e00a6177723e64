import { darken } from '../drawing/color.ts';
import { d, path, rect, repeat, stroke } from '../drawing/svg.ts';
import type { RoomBrush } from './interior.ts';
import type { Space } from './space.ts';

/** Drapes at both sides of a back window. */
export function curtains(
  brush: RoomBrush,
  space: Space,
  x: number,
  w: number,
  fill?: string,
): string {
  const { interior } = brush;
  const cloth = fill ?? interior.linen;
  const drape = (left: number) => {
    const [x1, y1] = space.at(left, 0, 250);
    const [x2, y2] = space.at(left + 34, 0, 3);
    const fold = (x2 - x1) / 4;
    const folds = repeat(3, (i) => d`M${x1 + fold * (i + 1)} ${y1 + 4}V${y2}`);
    return (
      path(
        d`M${x1 + 4} ${y1}H${x2 - 4}Q${x2 - 2} ${(y1 + y2) / 2} ${x2} ${y2}H${x1}Q${x1 + 2} ${(y1 + y2) / 2} ${x1 + 4} ${y1}Z`,
        cloth,
      ) + stroke(folds, darken(cloth, 0.14), 2, 'opacity=".7"')
    );
  };
  const [rodX1, rodY] = space.at(x - w / 2 - 44, 0, 252);
  const [rodX2] = space.at(x + w / 2 + 44, 0, 252);
  return (
    drape(x - w / 2 - 30) +
    drape(x + w / 2 - 4) +
    rect(rodX1, rodY - 2, rodX2 - rodX1, 4, interior.metal)
  );
}
