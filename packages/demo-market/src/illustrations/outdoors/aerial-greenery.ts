import type { Brush } from '../home.ts';
import { crown } from './aerial-crown.ts';
import type { Mass } from './aerial-mass.ts';
import { isPoolBehind } from './aerial-pool.ts';
import { STREET } from './aerial-road.ts';

export function greenery(brush: Brush, main: Mass): string {
  const { home, random } = brush;
  const [one, two = one, three = one] = home.garden.trees;
  const front = main.y + main.depth;
  const top = home.traits.nearWater ? 160 : 104;
  const hasPool = home.traits.hasPool;
  const isLawnFree = !hasPool || isPoolBehind(main);
  return (
    crown(brush, two, 252, top + 26, 40) +
    crown(brush, one, 704, top + 44, 46) +
    (hasPool || main.h > 110
      ? ''
      : crown(brush, three, 380 + random.between(-20, 60), top + 36, 34)) +
    (isLawnFree ? crown(brush, one, 256, front + 58, 44) : '') +
    crown(brush, three, 714, front + 40, 36) +
    crown(brush, two, 120, STREET - 40, 38) +
    crown(brush, one, 850, STREET - 30, 42) +
    crown(brush, three, 70, top + 40, 46) +
    crown(brush, two, 884, top + 26, 48)
  );
}
