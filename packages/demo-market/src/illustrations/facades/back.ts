import { rect, repeat } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { createRandom } from '../random.ts';
import { roofOf } from './back-roof.ts';
import { wallOf } from './cladding.ts';
import { door } from './door.ts';
import { type Facade, STORY_HEIGHT } from './facade.ts';
import { frontOf } from './facades.ts';
import { glassWall, pane } from './pane.ts';
import { shelter } from './terrace-shelter.ts';

/** The garden side: quieter than the front, but of the same walls, roof, frames and height. */
export function backOf(brush: Brush): Facade {
  if (brush.home.traits.kind === 'condo') return frontOf(brush);
  const random = createRandom(brush.home.traits.seed, 'back');
  const own = { ...brush, random };
  const { paint, home } = own;
  const floors = Math.min(3, home.style.stories);
  const half = floors > 1 ? random.pick([230, 250]) : random.pick([270, 290]);
  const h = STORY_HEIGHT * floors;
  const look = { columns: 2, rows: home.style.finish === 'modern' ? 1 : 2, hasSill: true };
  const places = floors > 1 ? [-0.8, -0.42, 0.08, 0.5] : [];
  const upper = repeat(floors - 1, (i) =>
    places.map((at) => pane(own, half * at, -STORY_HEIGHT * (i + 2) + 32, 56, 58, look)).join(''),
  );
  const left = -half + 30;
  const art =
    wallOf(own, -half, -h, half * 2, h) +
    rect(-half, -10, half * 2, 10, paint.base) +
    roofOf(own, half, h) +
    upper +
    glassWall(own, left, -98, 210, 98, 4) +
    door(own, 40, 0, 40, 86) +
    pane(own, 120, -92, Math.min(96, half - 150), 60, { ...look, columns: 3 }) +
    shelter(own, left - 16, 242);
  return { art, width: half * 2 + 50, height: h + 80, doors: [60, left + 105], drives: [] };
}
