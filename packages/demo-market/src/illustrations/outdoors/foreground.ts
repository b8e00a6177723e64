import { SHADE } from '../drawing/color.ts';
import { ellipse } from '../drawing/svg.ts';
import type { Brush, TreeSpecies } from '../home.ts';
import { agave, grasses } from '../nature/accent-plant.ts';
import { shrub } from '../nature/shrub.ts';
import { tree } from '../nature/tree.ts';
import type { Frame } from './framing.ts';
import { edge } from './lot-edge.ts';
import type { Way } from './ways.ts';

/** What stands between the viewer and the home: one tall tree to the side, accents, the fence. */
export function foreground(brush: Brush, frame: Frame, ways: readonly Way[]): string {
  const { random, home } = brush;
  const [first, second = first] = home.garden.trees;
  const y = frame.ground;
  const tall = frame.isTower
    ? frame.treeHeight * 1.3
    : Math.min(400, y - 70) * random.between(0.86, 1);
  const mainX = frame.left - random.between(14, 44) - crownReach(first) * tall;
  const otherX = frame.right + random.between(20, 50) + crownReach(second) * tall * 0.7;
  const hasOther = random.chance(0.5) && otherX < 985;
  const accentX = Math.max(34, frame.left - 34);
  return (
    ellipse(mainX + 10, y + 46, 90, 8, SHADE, 'opacity=".12"') +
    edge(brush, frame, ways) +
    tree(brush, first, Math.max(mainX, -30), y + random.between(26, 44), tall) +
    (hasOther ? tree(brush, second, otherX, y + 30, tall * random.between(0.6, 0.8)) : '') +
    shrub(brush, accentX, y + 44, frame.isTower ? 44 : 62, true) +
    (random.chance(0.5)
      ? agave(brush, frame.right + 26, y + 30, 30)
      : grasses(brush, frame.right + 30, y + 32, 42))
  );
}

// Wide crowns stand farther off, so that they frame the home instead of hiding it.
function crownReach(species: TreeSpecies): number {
  const reach: Partial<Record<TreeSpecies, number>> = {
    oak: 0.34,
    poinciana: 0.36,
    round: 0.16,
    date: 0.1,
    coconut: 0.06,
  };
  return reach[species] ?? 0.02;
}
