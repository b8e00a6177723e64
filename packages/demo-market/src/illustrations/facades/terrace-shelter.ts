import { darken } from '../drawing/color.ts';
import { rect } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { textureOf } from './back-roof.ts';
import { hipRoof } from './hip-roof.ts';
import { columns, railing } from './porch.ts';
import { castShadow } from './shadow.ts';

// Shade over the terrace door, in one of three ways the front leads one to expect.
export function shelter(brush: Brush, x: number, w: number): string {
  const { paint, random, home } = brush;
  const posts = columns(brush, [x + 6, x + w - 6], -110, 0, 9);
  if (home.style.roof === 'flat' || home.style.roof === 'shed') {
    return (
      castShadow(x, -106, w, 20) + posts + rect(x - 10, -120, w + 20, 12, darken(paint.frame, 0.02))
    );
  }
  const deck = home.style.stories > 1 && random.chance(0.5);
  return (
    castShadow(x, -108, w, 22) +
    posts +
    (deck
      ? railing(x - 6, x + w + 6, -112, 32, paint.trim) + rect(x - 12, -116, w + 24, 9, paint.trim)
      : hipRoof(brush, x - 14, x + w + 14, -108, 26, 18, textureOf(brush)))
  );
}
