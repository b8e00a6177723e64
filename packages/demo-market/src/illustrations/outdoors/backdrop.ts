import type { Brush } from '../home.ts';
import { bay } from './bay.ts';
import { skyline } from './skyline.ts';
import { treeline } from './treeline.ts';

/** What stands behind a home, paler with distance: trees, a skyline for towers, or open water. */
export function backdrop(brush: Brush, ground: number): string {
  const { home } = brush;
  const isTall = home.traits.kind === 'condo' && home.style.stories > 4;
  const far = isTall ? skyline(brush, ground) : treeline(brush, ground - 4, 46, 0.62);
  const water = home.traits.nearWater ? bay(brush, ground) : '';
  const near = home.traits.nearWater ? '' : treeline(brush, ground + 2, 30, 0.35);
  return far + water + near;
}
