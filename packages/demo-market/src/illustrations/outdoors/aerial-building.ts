import type { Brush } from '../home.ts';
import type { Mass } from './aerial-mass.ts';

export function massesOf(brush: Brush): Mass[] {
  const { home, random } = brush;
  const { roof, stories } = home.style;
  const h = Math.min(stories, 3) * 30 + 10;
  const main = { x: 318, y: 304, w: 320, depth: 140, h, roof };
  switch (home.traits.kind) {
    case 'condo': {
      const w = random.pick([280, 330]);
      return [{ x: 480 - w / 2, y: 336, w, depth: 100, h: Math.min(240, 24 + stories * 13), roof }];
    }
    case 'townhouse': {
      const units = random.pick([3, 4]);
      const w = 440 / units;
      return Array.from({ length: units }, (_, i) => ({
        x: 260 + i * w,
        y: 316,
        w: w - 2,
        depth: 132,
        h: h + 10 + (i % 2) * 9,
        roof,
      }));
    }
    case 'multi_family':
      return [{ ...main, x: 290, w: 380, h: h + 6 }];
    case 'single_family': {
      const wing = { x: main.x + main.w - 130, y: main.y + 66, w: 130, depth: 106, h: 38, roof };
      const ell = { x: main.x, y: main.y - 76, w: 132, depth: 96, h: Math.min(h, 40), roof };
      return [main, random.chance(0.6) ? wing : ell];
    }
  }
}
