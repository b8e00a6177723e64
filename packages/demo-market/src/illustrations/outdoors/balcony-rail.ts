import { darken, lighten } from '../drawing/color.ts';
import { d, path, rect, repeat, ruled } from '../drawing/svg.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import type { Space } from '../rooms/space.ts';

export function rail(brush: RoomBrush, space: Space): string {
  const { paint, random } = brush;
  const [x1, y1] = space.at(space.left, 0, 106);
  const [x2, y2] = space.at(space.right, 0, 2);
  const form = random.pick(['glass', 'bars', 'glass', 'half'] as const);
  const w = x2 - x1;
  const h = y2 - y1;
  const cap = rect(x1, y1 - 5, w, 7, darken(paint.frame, 0.1));
  if (form === 'bars')
    return (
      ruled([x1, y1, w, h], 'upright', 15, 2.6, paint.frame) +
      rect(x1, y2 - 6, w, 5, paint.frame) +
      cap
    );
  if (form === 'half')
    return (
      rect(x1, y1 + h * 0.45, w, h * 0.55, lighten(paint.wall, 0.1)) +
      rect(x1, y1 + h * 0.45, w, 6, paint.trim) +
      ruled([x1, y1, w, h * 0.45], 'upright', 40, 3, paint.frame) +
      cap
    );
  const panes = repeat(5, (i) =>
    rect(x1 + (w * i) / 5 + 2, y1, w / 5 - 4, h, '#e4efee', 'opacity=".3"'),
  );
  const glints = repeat(5, (i) => {
    const px = x1 + (w * i) / 5;
    return d`M${px + w * 0.04} ${y2}L${px + w * 0.1} ${y1}h${w * 0.03}L${px + w * 0.07} ${y2}Z`;
  });
  return panes + path(glints, '#ffffff', 'opacity=".2"') + rect(x1, y2 - 8, w, 8, paint.base) + cap;
}
