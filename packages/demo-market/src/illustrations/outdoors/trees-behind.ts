import type { Brush } from '../home.ts';
import { tree } from '../nature/tree.ts';
import type { Frame } from './framing.ts';

export function treesBehind(brush: Brush, frame: Frame): string {
  const { home, random } = brush;
  const [first, second = first, third = first] = home.garden.trees;
  const size = frame.treeHeight;
  return (
    tree(
      brush,
      second,
      frame.left + random.between(-20, 50),
      frame.ground,
      size * random.between(0.78, 1),
    ) +
    tree(
      brush,
      third,
      frame.right - random.between(-10, 60),
      frame.ground,
      size * random.between(0.85, 1.1),
    ) +
    (random.chance(0.5)
      ? tree(brush, first, frame.right + random.between(40, 90), frame.ground + 2, size * 0.7)
      : '')
  );
}
