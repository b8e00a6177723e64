import type { Brush } from '../home.ts';
import { hedge } from '../nature/hedge.ts';
import { gardenWall, picketFence } from './fence.ts';
import type { Frame } from './framing.ts';
import { clearSpans, type Way } from './ways.ts';

export function edge(brush: Brush, frame: Frame, ways: readonly Way[]): string {
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
