import { circle, group, rect, repeat, ruled } from '../drawing/svg.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import type { PlanLayout } from './layout.ts';
import { INK, plantSymbol } from './symbols.ts';

export function outside(home: Home, random: Random, { x, y, w, h }: PlanLayout): string {
  const terrace = home.traits.kind === 'condo' ? 40 : 54;
  const span = w * random.between(0.34, 0.46);
  const deck =
    rect(x + 16, y + h, span, terrace, 'none', `stroke="${INK}" stroke-width="1.6"`) +
    ruled([x + 18, y + h + 4, span - 4, terrace - 6], 'across', 9, 0.8, INK, 'opacity=".45"');
  const greens = repeat(5, (i) => {
    const px = x + w * (0.56 + i * 0.1);
    const r = random.between(11, 19);
    return group(
      circle(0, 0, r, '#dfe3cf') + plantSymbol(r),
      `transform="translate(${Math.round(px)} ${Math.round(y + h + 34)})"`,
    );
  });
  return deck + (home.traits.kind === 'condo' ? '' : greens);
}
