import { darken, lighten, mix } from '../drawing/color.ts';
import { d, group, rect, repeat, ruled, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { hedgeRow } from './aerial-lots.ts';

/** Water with a dock behind the lot, or the next row of gardens. */
export function shore(brush: Brush): string {
  const { light, home } = brush;
  if (!home.traits.nearWater) {
    const alley = light.tone(mix(home.garden.lawn, '#7f8f69', 0.5));
    return rect(0, 0, 960, 52, alley) + hedgeRow(brush, 0, 960, 54);
  }
  const water = mix(light.tone('#7fa6ad'), light.sky[1], 0.2);
  const plank = light.tone('#b1987a');
  const ripples = repeat(
    12,
    (i) => d`M${(i * 83) % 940} ${18 + ((i * 37) % 84)}h${16 + (i % 4) * 8}`,
  );
  return group(
    rect(0, 0, 960, 112, water) +
      rect(0, 96, 960, 16, lighten(water, 0.2), 'opacity=".6"') +
      stroke(ripples, lighten(water, 0.4), 2, 'opacity=".6"') +
      rect(0, 110, 960, 8, light.tone('#cfc4b1')) +
      rect(660, 40, 20, 84, plank) +
      rect(624, 40, 92, 15, plank) +
      ruled([660, 58, 20, 66], 'across', 8, 1, darken(plank, 0.2)),
    'data-part="water"',
  );
}
