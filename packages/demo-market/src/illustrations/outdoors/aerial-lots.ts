import { darken, lighten, mix, SHADE } from '../drawing/color.ts';
import { box, group, rect, ruled } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { mass } from './aerial-mass.ts';
import { STREET } from './aerial-road.ts';

/** The lots: the neighbors' lawns differ a little, so that one sees which garden is whose. */
export function lots(brush: Brush): string {
  const { home, light } = brush;
  const lawn = light.tone(home.garden.lawn);
  return (
    rect(0, 0, 960, 640, mix(lawn, light.tone('#8f9f73'), 0.55)) +
    rect(196, 60, 572, STREET - 60, lighten(lawn, 0.05)) +
    ruled([209, 60, 547, STREET - 60], 'upright', 78, 39, lighten(lawn, 0.14), 'opacity=".5"')
  );
}

export function neighbors(brush: Brush): string {
  const { random, light } = brush;
  const roofs = ['#a98a78', '#8b8d8f', '#b3a596', '#9a8577'] as const;
  const one = (x: number) => {
    const colors = {
      wall: light.tone('#e3dac9'),
      roof: light.tone(random.pick(roofs)),
      trim: light.tone('#efe8da'),
    };
    const roof = random.pick(['hip', 'gable', 'flat', 'hip'] as const);
    return mass({ x, y: 290 + random.between(-26, 26), w: 200, depth: 130, h: 36, roof }, colors);
  };
  return group(one(-76) + one(842), 'opacity=".92"');
}

/** A clipped hedge from above, running down the side of the lot. */
export function sideHedge(brush: Brush, x: number): string {
  const leaf = brush.light.tone(brush.home.garden.leaf);
  const top = brush.home.traits.nearWater ? 126 : 64;
  const h = 548 - top;
  return (
    rect(x + 6, top + 6, 14, h, SHADE, 'opacity=".14"') +
    box(x, top, 14, h, 6, darken(leaf, 0.1)) +
    box(x + 1, top, 7, h - 4, 4, lighten(leaf, 0.08))
  );
}

export function hedgeRow(brush: Brush, from: number, to: number, y: number): string {
  const leaf = brush.light.tone(brush.home.garden.leaf);
  return (
    rect(from, y + 5, to - from, 14, SHADE, 'opacity=".12"') +
    rect(from, y - 6, to - from, 15, darken(leaf, 0.1)) +
    rect(from, y - 6, to - from, 6, lighten(leaf, 0.06))
  );
}
