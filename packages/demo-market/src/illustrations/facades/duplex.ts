import { darken, lighten } from '../drawing/color.ts';
import { rect } from '../drawing/svg.ts';
import { wallOf } from './cladding.ts';
import { door } from './door.ts';
import { type Facade, type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { gable } from './gable.ts';
import { garageDoor } from './garage-door.ts';
import { hipRoof } from './hip-roof.ts';
import { pane } from './pane.ts';
import { columns, steps } from './porch.ts';
import { castShadow } from './shadow.ts';

/** Two homes under one ridge, each with its own gable and door, in two related colors. */
export const duplex: FacadeDrawing = (brush): Facade => {
  const { paint, random, home } = brush;
  const floors = Math.min(2, home.style.stories);
  const h = STORY_HEIGHT * floors;
  const hasGarages = home.traits.parking !== 'none';
  const shutters = random.chance(0.6) ? paint.accent : '';
  const look = { columns: 2, rows: 2, hasSill: true, ...(shutters ? { shutters } : {}) };
  const walls = [paint.wall, random.chance(0.5) ? paint.second : paint.wall];
  const doors = [darken(paint.door, 0), paint.accent];
  const sides = [-1, 1].map((side, i) => {
    const wall = walls[i] ?? paint.wall;
    const wing = side < 0 ? -300 : 130;
    const doorX = side * 78 - 19;
    const middle = wing + 85;
    const ground = hasGarages
      ? garageDoor(brush, middle - 56, 112, 84)
      : pane(brush, middle - 42, -88, 84, 60, { ...look, columns: 3 });
    const upper =
      floors > 1
        ? pane(brush, middle - 34, -h + 30, 68, 58, look) +
          pane(brush, side * 78 - 18, -h + 32, 36, 54, look)
        : '';
    const canopy =
      castShadow(doorX - 14, -104, 66, 10) +
      columns(brush, [doorX - 10, doorX + 48], -104, 0, 7) +
      rect(doorX - 20, -112, 78, 10, paint.trim);
    return {
      core: wallOf(brush, side < 0 ? -300 : 0, -h, 300, h, wall),
      front:
        wallOf(brush, wing, -h, 170, h, lighten(wall, 0.16)) +
        gable(brush, wing, wing + 170, -h, 68, lighten(wall, 0.24)) +
        rect(middle - 11, -h - 34, 22, 22, darken(wall, 0.3)) +
        ground +
        upper +
        door(brush, doorX, -6, 38, 84, doors[i]) +
        canopy +
        steps(doorX - 8, 54, 6, 1, paint.base),
    };
  });
  const art =
    sides.map(({ core }) => core).join('') +
    hipRoof(brush, -318, 318, -h, 60, 40, 'shingle') +
    rect(-2, -h, 4, h, darken(paint.wall, 0.2)) +
    sides.map(({ front }) => front).join('') +
    rect(-300, -8, 170, 8, paint.base, 'opacity=".6"');
  const drives = hasGarages
    ? [
        { x: -215, width: 112 },
        { x: 215, width: 112 },
      ]
    : [];
  return { art, width: 640, height: h + 76, doors: [-78, 78], drives, dwellings: 2 };
};
