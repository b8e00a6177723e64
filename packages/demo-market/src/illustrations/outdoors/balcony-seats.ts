import { lighten } from '../drawing/color.ts';
import { polygon } from '../drawing/svg.ts';
import { armchair } from '../furniture/armchair.ts';
import { pouf } from '../furniture/bench.ts';
import { diningChair } from '../furniture/chair.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { sofa } from '../furniture/sofa.ts';
import { coffeeTable, table } from '../furniture/table.ts';
import { vase } from '../furniture/vase.ts';
import type { RoomBrush } from '../rooms/interior.ts';
import { type Space, stand } from '../rooms/space.ts';

export function bistro(brush: RoomBrush, space: Space): string {
  const { interior } = brush;
  return (
    stand(space, -230, 60, plant(brush, 140)) +
    stand(space, -80, 150, diningChair(brush, false, interior.accent)) +
    stand(space, 80, 150, diningChair(brush, false, interior.accent)) +
    stand(space, 0, 190, table(76, 74, 76, interior.wood, true)) +
    stand(space, 0, 180, vase(brush, 0, -82, 0.9)) +
    stand(space, 200, 90, plant(brush, 110))
  );
}

export function lounge(brush: RoomBrush, space: Space): string {
  return (
    rug(brush, space, 10, 190, 320, 140) +
    stand(space, -236, 50, plant(brush, 150)) +
    stand(space, 20, 120, sofa(brush, 190)) +
    stand(space, 20, 235, coffeeTable(brush)) +
    stand(space, 214, 110, plant(brush, 120))
  );
}

export function pair(brush: RoomBrush, space: Space): string {
  const { interior } = brush;
  return (
    rug(brush, space, 0, 180, 280, 130) +
    stand(space, -120, 150, armchair(brush, interior.fabric)) +
    stand(space, 120, 150, armchair(brush, interior.fabric), true) +
    stand(space, 0, 180, table(56, 46, 50, interior.wood, true)) +
    stand(space, 0, 174, vase(brush, 0, -54, 0.7)) +
    stand(space, -220, 240, pouf(interior.accent)) +
    stand(space, 226, 60, plant(brush, 150))
  );
}

export function green(brush: RoomBrush, space: Space): string {
  const { interior, paint } = brush;
  const trough = (x: number) =>
    stand(
      space,
      x,
      40,
      plant(brush, 90) +
        polygon(
          [
            [-40, -30],
            [40, -30],
            [36, 0],
            [-36, 0],
          ],
          lighten(paint.base, 0.1),
        ),
    );
  return (
    [-210, -110, -10].map(trough).join('') +
    stand(space, 130, 140, armchair(brush, interior.accent), true) +
    stand(space, 30, 190, table(50, 46, 50, interior.wood, true)) +
    stand(space, 220, 80, plant(brush, 160)) +
    stand(space, -160, 220, pouf(interior.second))
  );
}
