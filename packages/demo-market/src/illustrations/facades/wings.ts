import { group, rect } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { wallOf } from './cladding.ts';
import type { Facade } from './facade.ts';
import { hipRoof } from './hip-roof.ts';
import { pane } from './pane.ts';

const WIDTH = 128;
const HEIGHT = 104;
/** The main house stands before its wings. */
const OVERLAP = 14;

/** A house of this price has a wing at either side, one story high. */
export function withWings(brush: Brush, front: Facade): Facade {
  const half = front.width / 2;
  const art = wing(brush, -half - WIDTH + OVERLAP) + wing(brush, half - OVERLAP) + front.art;
  return { ...front, art, width: front.width + 2 * (WIDTH - OVERLAP) };
}

function wing(brush: Brush, x: number): string {
  const { paint, home } = brush;
  const roof =
    home.style.roof === 'flat'
      ? rect(x - 4, -HEIGHT - 12, WIDTH + 8, 14, paint.trim)
      : hipRoof(brush, x - 8, x + WIDTH + 8, -HEIGHT, 40, 26, 'tile');
  const look = { columns: 2, rows: 3, isArched: home.style.finish === 'stucco' };
  return group(
    wallOf(brush, x, -HEIGHT, WIDTH, HEIGHT) +
      rect(x, -12, WIDTH, 12, paint.base) +
      roof +
      pane(brush, x + 20, -84, 34, 68, look) +
      pane(brush, x + WIDTH - 54, -84, 34, 68, look),
    'data-part="wing"',
  );
}
