import { d, rect, stroke } from '../drawing/svg.ts';
import type { PlanLayout } from './layout.ts';
import { PAPER } from './openings.ts';
import { INK } from './symbols.ts';

// The entrance is in the living space, on the outer wall beside the hall.
export function entrance(layout: PlanLayout): string {
  const living = layout.rooms.find(({ use }) => use === 'living');
  if (!living) return '';
  const y = living.y + 14;
  const swing = 42;
  return (
    rect(layout.x - 6, y, 12, swing, PAPER) +
    stroke(d`M${layout.x} ${y}h${swing}`, INK, 2.6) +
    stroke(
      d`M${layout.x + swing} ${y}A${swing} ${swing} 0 0 1 ${layout.x} ${y + swing}`,
      INK,
      1.1,
      'opacity=".75"',
    ) +
    rect(layout.x - 44, y - 4, 36, swing + 8, 'none', `stroke="${INK}" stroke-width="1.2"`) +
    stroke(
      d`M${layout.x - 32} ${y - 4}v${swing + 8}M${layout.x - 20} ${y - 4}v${swing + 8}`,
      INK,
      1,
    )
  );
}
