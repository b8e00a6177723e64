import { mix } from '../drawing/color.ts';
import { coarse, path } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export function treeline(brush: Brush, y: number, height: number, haze: number): string {
  const { random, light, home } = brush;
  const fill = mix(light.tone(home.garden.leaf), light.sky[2], haze);
  let x = -30;
  let data = coarse`M-30 ${y}V${y - height * 0.5}`;
  while (x < 990) {
    const step = random.between(40, 110);
    const lift = height * random.between(0.35, 1);
    data += coarse`Q${x + step * 0.1} ${y - lift * 1.15} ${x + step * 0.5} ${y - lift}T${x + step} ${y - height * random.between(0.35, 0.6)}`;
    x += step;
  }
  return path(`${data}${coarse`V${y + 6}H-30Z`}`, fill);
}
