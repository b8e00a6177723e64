import { darken, lighten, SHADE } from '../drawing/color.ts';
import { polygon, rect, repeat } from '../drawing/svg.ts';
import { bricks } from './cladding.ts';
import { door } from './door.ts';
import { type Facade, type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { garageDoor } from './garage-door.ts';
import { glassWall, pane } from './pane.ts';
import { castShadow } from './shadow.ts';

/** Post and beam: a roof that folds or slopes, clerestory glass, a wall of stone, a bay at the side. */
export const midcentury: FacadeDrawing = (brush): Facade => {
  const { paint, random, home } = brush;
  const lower = home.style.stories > 1 ? STORY_HEIGHT - 8 : 0;
  const isButterfly = random.chance(0.45);
  const left = -(lower + 158);
  const valley = -(lower + (isButterfly ? 118 : 132));
  const right = -(lower + (isButterfly ? 150 : 106));
  const fold = 60;
  const stone = random.pick(['#b49a82', '#a79b8c', '#9c8878']);
  const rafters = repeat(7, (i) =>
    rect(-262 + i * 44, left + 22 + i * ((valley - left) / 7), 5, 12, darken(paint.accent, 0.1)),
  );
  const roofEdge = [
    [-310, left - 6],
    [fold, valley - 6],
    [310, right - 6],
    [310, right + 9],
    [fold, valley + 9],
    [-310, left + 9],
  ] as const;
  const shade = [
    [-270, left + 14],
    [fold, valley + 9],
    [180, valley + 9 + (right - valley) * 0.48],
    [180, valley + 22 + (right - valley) * 0.48],
    [fold, valley + 26],
    [-270, left + 32],
  ] as const;
  const glassTop = -(lower + 96);
  const ground = lower
    ? rect(-240, -lower, 400, lower, darken(paint.wall, 0.14)) +
      castShadow(-240, -lower, 400, 16) +
      pane(brush, -206, -74, 110, 48, { columns: 3, hasSill: true }) +
      rect(-280, -lower - 8, 470, 10, paint.trim)
    : '';
  const doorX = lower ? -40 : 24;
  const art =
    polygon(
      [
        [-270, -lower],
        [-270, left],
        [fold, valley],
        [180, valley + (right - valley) * 0.48],
        [180, -lower],
      ],
      paint.wall,
    ) +
    ground +
    glassWall(brush, -250, glassTop, 190, 96, 4) +
    polygon(
      [
        [-250, glassTop - 8],
        [-250, left + 20],
        [-60, left + 18 + (valley - left) * 0.64],
        [-60, glassTop - 8],
      ],
      'url(#glass)',
    ) +
    rect(-52, -(lower + 104), 62, lower ? 104 : 104 + lower, paint.accent) +
    door(brush, doorX, 0, 42, 88) +
    bricks(84, -(lower + 102), 96, lower + 102, brush.light.tone(stone)) +
    polygon(
      [
        [180, valley + 14],
        [300, right + 8],
        [300, -6],
        [180, -6],
      ],
      darken(paint.wall, 0.1),
    ) +
    garageDoor(brush, 190, 98, 80) +
    rect(292, right, 8, -right, paint.trim) +
    rafters +
    polygon(shade, SHADE, 'opacity=".16"') +
    polygon(roofEdge, paint.trim) +
    polygon(
      [
        [-310, left - 6],
        [fold, valley - 6],
        [310, right - 6],
        [310, right - 1],
        [fold, valley - 1],
        [-310, left - 1],
      ],
      lighten(paint.roof, 0.05),
    );
  return {
    art,
    width: 620,
    height: -left + 8,
    doors: [doorX + 21],
    drives: [{ x: 240, width: 112 }],
  };
};
