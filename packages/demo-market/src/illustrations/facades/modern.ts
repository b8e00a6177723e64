import { darken, lighten } from '../drawing/color.ts';
import { rect, ruled } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { door } from './door.ts';
import { type Facade, type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { garageDoor } from './garage-door.ts';
import { glassWall, pane } from './pane.ts';
import { parapet } from './parapet.ts';
import { castShadow } from './shadow.ts';

/** Stacked white volumes, one of them floating; timber slats mark the entrance. */
export const modern: FacadeDrawing = (brush): Facade => {
  const { paint, random, home } = brush;
  const upper = Math.min(2, home.style.stories - 1);
  const shift = random.pick([-60, 0, 50]);
  const ground = STORY_HEIGHT + 4;
  const levels = Array.from({ length: upper }, (_, i) => level(brush, i, shift, ground));
  const height = ground + upper * STORY_HEIGHT;
  const cap = darken(paint.frame, 0.05);
  const single = upper === 0;
  const body =
    rect(-280, -ground, 560, ground, paint.wall) +
    (single
      ? rect(-20, -ground - 34, 190, 36, lighten(paint.wall, 0.2)) +
        rect(-20, -ground - 24, 190, 14, 'url(#glass)') +
        rect(-34, -ground - 42, 220, 9, cap)
      : '') +
    parapet(-300, 300, -ground, cap, 10);
  const art =
    body +
    glassWall(brush, -262, -98, 176, 98, 4) +
    slats(-72, -ground, 120, ground, paint.accent) +
    door(brush, -34, 0, 46, 96, darken(paint.accent, 0.28)) +
    garageDoor(
      brush,
      96,
      164,
      92,
      random.pick([paint.frame, paint.accent, darken(paint.wall, 0.2)]),
    ) +
    rect(62, -ground, 12, ground, darken(paint.wall, 0.16)) +
    castShadow(-280, -ground, 560, 12) +
    levels.join('');
  return {
    art,
    width: 600,
    height: height + (single ? 44 : 12),
    doors: [-11],
    drives: [{ x: 178, width: 166 }],
  };
};

function level(brush: Brush, index: number, shift: number, ground: number): string {
  const { paint, random } = brush;
  const bottom = -(ground + index * STORY_HEIGHT) - 10;
  const y = bottom - STORY_HEIGHT + 10;
  const x = shift - 200 + index * 70;
  const w = 420 - index * 130;
  const hasSlats = random.chance(0.6);
  const glassW = w * (hasSlats ? 0.52 : 0.4);
  const second = hasSlats
    ? slats(x + w * 0.66, y + 6, w * 0.26, STORY_HEIGHT - 22, paint.accent)
    : pane(brush, x + w * 0.62, y + 26, w * 0.28, 54, { columns: 2 });
  const rail =
    rect(x + 8, bottom - 40, glassW + 26, 40, '#dfe9ea', 'opacity=".4"') +
    rect(x + 8, bottom - 42, glassW + 26, 3, paint.frame);
  return (
    rect(x, y, w, STORY_HEIGHT - 10, index === 0 ? lighten(paint.wall, 0.15) : paint.second) +
    glassWall(brush, x + 24, y + 16, glassW, STORY_HEIGHT - 28, 3) +
    second +
    rail +
    rect(x - 10, bottom - 2, w + 20, 8, lighten(paint.wall, 0.3)) +
    castShadow(x + 4, bottom + 6, w - 8, 18) +
    parapet(x - 12, x + w + 12, y, darken(paint.frame, 0.05), 9)
  );
}

function slats(x: number, y: number, w: number, h: number, wood: string): string {
  return (
    rect(x, y, w, h, wood) + ruled([x + 5, y, w - 5, h], 'upright', 7, 1.6, darken(wood, 0.26))
  );
}
