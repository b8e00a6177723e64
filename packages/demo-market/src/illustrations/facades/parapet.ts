import { rect } from '../drawing/svg.ts';
import { castShadow } from './shadow.ts';

/** A flat roof edge with its shadow on the wall below. */
export function parapet(x1: number, x2: number, y: number, fill: string, thick = 12) {
  return rect(x1, y - thick, x2 - x1, thick, fill) + castShadow(x1 + 4, y, x2 - x1 - 8, 8);
}
