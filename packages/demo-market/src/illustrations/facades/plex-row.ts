import { lighten } from '../drawing/color.ts';
import { rect } from '../drawing/svg.ts';
import { wallOf } from './cladding.ts';
import { door } from './door.ts';
import { type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { hipRoof } from './hip-roof.ts';
import { pane } from './pane.ts';
import { columns } from './porch.ts';
import { layRow } from './rows.ts';
import { castShadow } from './shadow.ts';

/** Three or four homes side by side under one roof, each with its door and porch. */
export const plexRow: FacadeDrawing = (brush) => {
  const { paint, random, home } = brush;
  const { units } = home.traits;
  const floors = home.style.stories;
  const h = STORY_HEIGHT * floors;
  const width = units === 4 ? 156 : 190;
  const half = (units * width) / 2;
  const shutters = random.chance(0.5) ? paint.accent : '';
  const look = { columns: 2, rows: 2, hasSill: true, ...(shutters ? { shutters } : {}) };
  const row = layRow(brush, { count: units, width, height: h, doorShare: 0.24 }, (unit) => {
    const { x, wall } = unit;
    const upper =
      floors > 1
        ? pane(brush, x + width * 0.18, -h + 34, width * 0.22, 54, look) +
          pane(brush, x + width * 0.6, -h + 34, width * 0.22, 54, look)
        : '';
    const doorX = x + width * 0.13;
    return (
      wallOf(brush, x, -h, width, h, wall) +
      upper +
      pane(brush, x + width * 0.54, -86, width * 0.32, 56, { ...look, columns: 3 }) +
      door(brush, doorX, 0, width * 0.22, 84, unit.door) +
      castShadow(doorX - 10, -102, width * 0.22 + 20, 9) +
      columns(brush, [doorX - 10, doorX + width * 0.22 + 10], -102, 0, 6) +
      rect(doorX - 18, -110, width * 0.22 + 36, 9, paint.trim)
    );
  });
  const art =
    row.art +
    rect(-half, -10, half * 2, 10, lighten(paint.base, 0.05), 'opacity=".5"') +
    hipRoof(brush, -half - 18, half + 18, -h, 58, 70, random.pick(['tile', 'shingle']));
  return { ...row, art, dwellings: units };
};
