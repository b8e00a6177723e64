import { darken, lighten } from '../drawing/color.ts';
import { rect } from '../drawing/svg.ts';
import { battens } from './cladding.ts';
import { door } from './door.ts';
import { type Facade, type FacadeDrawing, STORY_HEIGHT } from './facade.ts';
import { gable } from './gable.ts';
import { garageDoor } from './garage-door.ts';
import { hipRoof } from './hip-roof.ts';
import { pane } from './pane.ts';
import { columns } from './porch.ts';
import { castShadow, sideShadow } from './shadow.ts';

/** Contemporary farmhouse: steep board-and-batten gables, black windows, a metal porch roof. */
export const farmhouse: FacadeDrawing = (brush): Facade => {
  const { random, home, light } = brush;
  const frame = light.tone(random.pick(['#3a3d42', '#33403f', '#4a4039']));
  const paint = { ...brush.paint, frame, roof: darken(brush.paint.roof, 0.15) };
  const own = { ...brush, paint };
  const isTall = home.style.stories > 1;
  const h = isTall ? STORY_HEIGHT * 1.72 : 118;
  const gables = random.pick([1, 2]);
  const look = { columns: 2, rows: 2 };
  const wood = light.tone('#a8825e');
  const left =
    battens(-280, -h, 166, h, paint.wall) +
    gable(own, -280, -114, -h, 92, paint.wall) +
    (isTall
      ? pane(own, -230, -h + 6, 66, 62, { columns: 3, rows: 2 })
      : pane(own, -211, -h - 40, 28, 34, { columns: 1 })) +
    pane(own, -240, -86, 86, 66, { columns: 3, rows: 2, hasSill: true }) +
    castShadow(-248, -96, 102, 4);
  const second =
    gables === 2
      ? battens(-26, -h + 12, 120, h - 12, paint.wall) +
        gable(own, -26, 94, -h + 12, 74, paint.wall) +
        (isTall
          ? pane(own, 10, -h + 2, 46, 40, look)
          : rect(23, -h - 24, 22, 22, darken(paint.wall, 0.34)))
      : '';
  const upper =
    isTall && gables === 1
      ? pane(own, -70, -h + 34, 50, 44, look) + pane(own, 30, -h + 34, 50, 44, look)
      : '';
  const garageWall = lighten(paint.wall, 0.15);
  const garage =
    battens(120, -112, 176, 112, garageWall) +
    gable(own, 120, 296, -112, 74, garageWall) +
    garageDoor(own, 140, 136, 86, wood) +
    rect(196, -146, 24, 24, darken(garageWall, 0.34));
  const porch =
    door(own, -36, 0, 44, 88, brush.paint.door) +
    pane(own, 34, -84, 60, 60, look) +
    castShadow(-114, -112, 234, 22) +
    hipRoof(own, -124, 128, -112, 24, 12, 'metal') +
    columns(own, [-98, -56, 24, 106], -108, 0, 9, wood);
  const art =
    battens(-120, -h, 250, h, paint.second) +
    hipRoof(own, -150, 160, -h, 70, 20, 'metal') +
    second +
    upper +
    porch +
    sideShadow(-114, -h + 6, 18, h - 6) +
    left +
    garage;
  return { art, width: 620, height: h + 100, doors: [-14], drives: [{ x: 208, width: 142 }] };
};
