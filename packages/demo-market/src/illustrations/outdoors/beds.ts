import type { Brush } from '../home.ts';
import { grasses, paddles } from '../nature/accent-plant.ts';
import { hedge } from '../nature/hedge.ts';
import { shrubRow } from '../nature/shrub.ts';
import type { Frame } from './framing.ts';
import { clearSpans, type Span, type Way } from './ways.ts';

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
    return (
      grasses(brush, from + size * 0.5, y, size) +
      shrubRow(brush, from + size * 0.8, to, y, size * 0.7)
    );
  }
  return (
    shrubRow(brush, from, from + size * 1.6, y, size) +
    grasses(brush, (from + to) / 2, y + 2, size * 0.9) +
    (to - from > size * 2.4 ? paddles(brush, to - size * 0.5, y + 1, size * 1.1) : '')
  );
}
