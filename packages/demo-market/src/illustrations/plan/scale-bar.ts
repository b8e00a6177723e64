import { group, rect, round } from '../drawing/svg.ts';
import type { PlanLayout } from './layout.ts';
import { INK } from './symbols.ts';

/** Feet. */
const LENGTH = 10;
const HEIGHT = 6;

/** Pixels for a foot, so that the outline encloses the area of the listing. */
export const pixelsPerFoot = ({ w, h }: PlanLayout, sqft: number) => Math.sqrt((w * h) / sqft);

/** Ten feet in two fields below the plan: a small home has a long bar. */
export function scaleBar(layout: PlanLayout, sqft: number): string {
  const half = (LENGTH / 2) * pixelsPerFoot(layout, sqft);
  const x = layout.x + layout.w - 2 * half;
  const y = layout.y + layout.h + 66;
  return group(
    rect(x, y, half, HEIGHT, INK) +
      rect(x + half, y, half, HEIGHT, 'none', `stroke="${INK}" stroke-width="1"`),
    `data-part="scale" data-feet="${LENGTH}" data-pixels="${round(2 * half)}"`,
  );
}
