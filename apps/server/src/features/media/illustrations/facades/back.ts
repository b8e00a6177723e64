import { darken, lighten } from '../drawing/colour.ts';
import { polygon, rect, repeat } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { createRandom } from '../random.ts';
import type { Facade } from './facade.ts';
import { STOREY } from './facade.ts';
import { frontOf } from './facades.ts';
import { door, glassWall, pane } from './opening.ts';
import { columns, railing, wallOf } from './porch.ts';
import { castShadow, gable, hipRoof, parapet, type RoofTexture } from './roof.ts';

/** The garden side: quieter than the front, but of the same walls, roof, frames and height. */
export function backOf(brush: Brush): Facade {
  if (brush.home.traits.kind === 'condo') return frontOf(brush);
  const random = createRandom(brush.home.traits.seed, 'back');
  const own = { ...brush, random };
  const { paint, home } = own;
  const floors = Math.min(3, home.style.storeys);
  const half = floors > 1 ? random.pick([230, 250]) : random.pick([270, 290]);
  const h = STOREY * floors;
  const look = { columns: 2, rows: home.style.finish === 'modern' ? 1 : 2, hasSill: true };
  const places = floors > 1 ? [-0.8, -0.42, 0.08, 0.5] : [];
  const upper = repeat(floors - 1, (i) =>
    places.map((at) => pane(own, half * at, -STOREY * (i + 2) + 32, 56, 58, look)).join(''),
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

function roofOf(brush: Brush, half: number, h: number): string {
  const { paint, home } = brush;
  const texture = textureOf(brush);
  switch (home.style.roof) {
    case 'hip':
      return hipRoof(brush, -half - 22, half + 22, -h, 62, 76, texture);
    case 'gable':
      return (
        hipRoof(brush, -half - 18, half + 18, -h, 66, 16, texture) +
        gable(brush, 60, half - 10, -h, 60, lighten(paint.wall, 0.15))
      );
    case 'flat':
      return parapet(-half - 8, half + 8, -h, home.style.finish === 'modern' ? paint.frame : paint.trim, 12);
    case 'shed':
      return (
        polygon([[-half, -h], [-half, -h - 46], [half, -h - 8], [half, -h]], paint.wall) +
        polygon([[-half - 26, -h - 58], [half + 26, -h - 14], [half + 26, -h - 2], [-half - 26, -h - 46]], paint.trim) +
        castShadow(-half, -h - 4, half * 2, 8)
      );
  }
}

export function textureOf(brush: Brush): RoofTexture {
  const { name, finish } = brush.home.style;
  if (finish === 'stucco') return 'tile';
  return name === 'cottage' || name === 'coastal' || name === 'farmhouse' ? 'metal' : 'shingle';
}

// Shade over the terrace door, in one of three ways the front leads one to expect.
function shelter(brush: Brush, x: number, w: number): string {
  const { paint, random, home } = brush;
  const posts = columns(brush, [x + 6, x + w - 6], -110, 0, 9);
  if (home.style.roof === 'flat' || home.style.roof === 'shed') {
    return castShadow(x, -106, w, 20) + posts + rect(x - 10, -120, w + 20, 12, darken(paint.frame, 0.02));
  }
  const deck = home.style.storeys > 1 && random.chance(0.5);
  return (
    castShadow(x, -108, w, 22) +
    posts +
    (deck
      ? railing(x - 6, x + w + 6, -112, 32, paint.trim) + rect(x - 12, -116, w + 24, 9, paint.trim)
      : hipRoof(brush, x - 14, x + w + 14, -108, 26, 18, textureOf(brush)))
  );
}
