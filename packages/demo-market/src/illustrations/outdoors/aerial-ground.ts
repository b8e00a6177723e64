import { darken, lighten } from '../drawing/color.ts';
import { rect, ruled } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import type { Mass } from './aerial-mass.ts';
import { STREET } from './aerial-road.ts';
import { terraceLife } from './aerial-yard.ts';

export function ground(brush: Brush, masses: readonly Mass[], main: Mass): string {
  const { light, home } = brush;
  const stone = light.tone(home.garden.paving);
  const isRow = home.traits.kind === 'townhouse';
  const bays = isRow ? masses.map((unit) => unit.x + unit.w * 0.56) : [main.x + main.w - 104];
  // A condo's building has a driveway for all.
  const hasDrive = home.traits.kind === 'condo' || home.traits.parking !== 'none';
  const drives = hasDrive ? bays : [];
  const width = isRow ? main.w * 0.34 : 78;
  const front = main.y + main.depth;
  const length = STREET - front + 10;
  const terraceY = main.y - main.h - 40;
  return (
    drives
      .map(
        (x) =>
          rect(x, front - 10, width, length, lighten(stone, 0.1)) +
          ruled([x, front, width, length], 'across', 28, 1.4, darken(stone, 0.14)),
      )
      .join('') +
    (isRow ? '' : rect(main.x + 64, front - 6, 24, length, lighten(stone, 0.2))) +
    rect(main.x + 150, terraceY, main.w - 160, 60, lighten(stone, 0.06)) +
    ruled([main.x + 150, terraceY, main.w - 160, 60], 'upright', 26, 1, darken(stone, 0.08)) +
    (main.h < 110 ? terraceLife(brush, main.x + main.w - 36, terraceY - 22) : '')
  );
}
