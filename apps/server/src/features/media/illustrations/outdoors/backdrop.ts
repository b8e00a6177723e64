import { darken, lighten, mix } from '../drawing/colour.ts';
import { coarse, d, group, path, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

/** What stands behind a home, paler with distance: trees, a skyline for towers, or open water. */
export function backdrop(brush: Brush, ground: number): string {
  const { home } = brush;
  const isTall = home.traits.kind === 'condo' && home.style.storeys > 4;
  const far = isTall ? skyline(brush, ground) : treeline(brush, ground - 4, 46, 0.62);
  const water = home.traits.nearWater ? bay(brush, ground) : '';
  const near = home.traits.nearWater ? '' : treeline(brush, ground + 2, 30, 0.35);
  return far + water + near;
}

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

export function skyline(brush: Brush, y: number, count = 13): string {
  const { random, light } = brush;
  const far = mix(light.tone('#a9b3b8'), light.sky[2], 0.55);
  const blocks = Array.from({ length: count }, (_, i) => {
    const w = random.between(40, 84);
    const h = random.between(50, 190);
    const x = (i / count) * 1000 - 40 + random.between(-12, 12);
    return { x, w, h };
  });
  const shapes = blocks.map(({ x, w, h }) => d`M${x} ${y}v${-h}h${w}v${h}Z`).join('');
  const sides = blocks.map(({ x, w, h }) => d`M${x + w * 0.7} ${y}v${-h}h${w * 0.3}v${h}Z`).join('');
  const bands = blocks
    .map(({ x, w, h }) => repeat(Math.floor(h / 12) - 1, (k) => d`M${x + 5} ${y - h + 10 + k * 12}h${w - 10}`))
    .join('');
  const ink = light.isEvening ? '#f0cd92' : lighten(far, 0.4);
  const dash = light.isEvening ? 'stroke-dasharray="3 9 5 14" opacity=".6"' : 'opacity=".5"';
  return path(shapes, far) + path(sides, darken(far, 0.08)) + stroke(bands, ink, 3, dash) + treeline(brush, y, 34, 0.5);
}

export function bay(brush: Brush, ground: number): string {
  const { random, light } = brush;
  const water = mix(light.tone('#7fa6ad'), light.sky[1], 0.25);
  const top = ground - 40;
  const glints = repeat(18, () => {
    const x = random.between(0, 940);
    return d`M${x} ${random.between(top + 6, ground - 4)}h${random.between(10, 34)}`;
  });
  const sailX = random.between(30, 930);
  const hull = [[sailX - 8, top + 6], [sailX + 18, top + 6], [sailX + 13, top + 11], [sailX - 4, top + 11]] as const;
  return group(
    rect(0, top, 960, 46, water) +
      rect(0, top, 960, 2, lighten(water, 0.4)) +
      stroke(glints, lighten(water, 0.5), 1.4, 'opacity=".7"') +
      polygon([[sailX, top - 26], [sailX, top + 4], [sailX + 15, top + 4]], light.tone('#fbf7ee')) +
      polygon(hull, light.tone('#6e6660')),
    'data-part="water"',
  );
}
