import { ellipse } from '../drawing/svg.ts';
import type { Brush, TreeSpecies } from '../home.ts';
import { agave, grasses, hedge, paddles, shrub, shrubRow } from '../nature/shrub.ts';
import { tree } from '../nature/tree.ts';
import { clearSpans, type Frame, type Span, type Way } from './framing.ts';
import { gardenWall, picketFence } from './ground.ts';

export function treesBehind(brush: Brush, frame: Frame): string {
  const { home, random } = brush;
  const [first, second = first, third = first] = home.garden.trees;
  const size = frame.treeHeight;
  return (
    tree(brush, second, frame.left + random.between(-20, 50), frame.ground, size * random.between(0.78, 1)) +
    tree(brush, third, frame.right - random.between(-10, 60), frame.ground, size * random.between(0.85, 1.1)) +
    (random.chance(0.5) ? tree(brush, first, frame.right + random.between(40, 90), frame.ground + 2, size * 0.7) : '')
  );
}

/** Beds at the foot of the wall, clear of doors and garages. */
export function beds(brush: Brush, frame: Frame, ways: readonly Way[]): string {
  const size = Math.max(22, 46 * Math.min(1, frame.scale));
  const ends: Span = [frame.left + 4, frame.right - 4];
  return clearSpans(ways, frame, frame.ground, ends, 8 * frame.scale)
    .filter(([from, to]) => to - from > size * 0.7)
    .map((span) => bed(brush, span, frame.ground + 7, size))
    .join('');
}

function bed(brush: Brush, [from, to]: Span, y: number, size: number): string {
  const look = brush.random.pick(['shrubs', 'shrubs', 'hedge', 'mixed', 'grasses'] as const);
  if (look === 'hedge') return hedge(brush, from, y, to - from, size * 0.5);
  if (look === 'shrubs') return shrubRow(brush, from, to, y, size);
  if (look === 'grasses') {
    return grasses(brush, from + size * 0.5, y, size) + shrubRow(brush, from + size * 0.8, to, y, size * 0.7);
  }
  return (
    shrubRow(brush, from, from + size * 1.6, y, size) +
    grasses(brush, (from + to) / 2, y + 2, size * 0.9) +
    (to - from > size * 2.4 ? paddles(brush, to - size * 0.5, y + 1, size * 1.1) : '')
  );
}

/** What stands between the viewer and the home: one tall tree to the side, accents, the fence. */
export function foreground(brush: Brush, frame: Frame, ways: readonly Way[]): string {
  const { random, home } = brush;
  const [first, second = first] = home.garden.trees;
  const y = frame.ground;
  const tall = frame.isTower ? frame.treeHeight * 1.3 : Math.min(400, y - 70) * random.between(0.86, 1);
  const mainX = frame.left - random.between(14, 44) - crownReach(first) * tall;
  const otherX = frame.right + random.between(20, 50) + crownReach(second) * tall * 0.7;
  const hasOther = random.chance(0.5) && otherX < 985;
  const accentX = Math.max(34, frame.left - 34);
  return (
    ellipse(mainX + 10, y + 46, 90, 8, '#2c2a3c', 'opacity=".12"') +
    edge(brush, frame, ways) +
    tree(brush, first, Math.max(mainX, -30), y + random.between(26, 44), tall) +
    (hasOther ? tree(brush, second, otherX, y + 30, tall * random.between(0.6, 0.8)) : '') +
    shrub(brush, accentX, y + 44, frame.isTower ? 44 : 62, true) +
    (random.chance(0.5) ? agave(brush, frame.right + 26, y + 30, 30) : grasses(brush, frame.right + 30, y + 32, 42))
  );
}

// Wide crowns stand farther off, so that they frame the home instead of hiding it.
function crownReach(species: TreeSpecies): number {
  const reach: Partial<Record<TreeSpecies, number>> = { oak: 0.34, poinciana: 0.36, round: 0.16, date: 0.1, coconut: 0.06 };
  return reach[species] ?? 0.02;
}

function edge(brush: Brush, frame: Frame, ways: readonly Way[]): string {
  const { home } = brush;
  const isOpen = home.garden.edge === 'open' || home.traits.kind === 'condo' || ways.length > 3;
  if (isOpen) return '';
  const y = frame.ground + 62;
  return clearSpans(ways, frame, y, [-12, 972], 10)
    .filter(([from, to]) => to - from > 40)
    .map(([from, to]) => {
      if (home.garden.edge === 'hedge') return hedge(brush, from, y, to - from, 30);
      if (home.garden.edge === 'picket') return picketFence(brush, from, to, y);
      return gardenWall(brush, from, to, y);
    })
    .join('');
}
