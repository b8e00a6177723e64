import { darken, lighten, mix } from '../drawing/colour.ts';
import { box, d, group, path, rect, repeat, ruled, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { crown, mass, type Mass } from './aerial-parts.ts';
import { poolGradient } from './garden.ts';

/** The lot from the air: street below, the home in the middle, neighbours at both sides. */
export function aerial(brush: Brush): string {
  const { home, light, random, paint } = brush;
  const lawnColour = light.tone(home.garden.lawn);
  const stone = light.tone(home.garden.paving);
  const masses = massesOf(brush);
  const first = masses[0];
  if (!first) return '';
  const street = 566;
  const driveX = first.x + first.w - 96;
  const front = first.y + first.depth;
  const scene =
    rect(0, 0, 960, 640, lawnColour) +
    ruled([0, 60, 960, 480], 'upright', 68, 34, lighten(lawnColour, 0.08), 'opacity=".5"') +
    shore(brush) +
    neighbours(brush) +
    rect(driveX, front - 10, 74, street - front + 10, lighten(stone, 0.1)) +
    ruled([driveX, front, 74, street - front], 'across', 28, 1.4, darken(stone, 0.14)) +
    rect(first.x + 60, front - 6, 24, street - front + 6, lighten(stone, 0.2)) +
    rect(first.x + 20, first.y - 34, first.w - 60, 60, lighten(stone, 0.06)) +
    (home.traits.hasPool ? poolFromAbove(brush, first) : '') +
    masses.toSorted(byDepth).map((form) => mass(form, paint)).join('') +
    greenery(brush, first, street) +
    road(brush, street);
  return (
    `<defs>${poolGradient(brush)}</defs>` +
    (home.isMirrored ? group(scene, 'transform="matrix(-1 0 0 1 960 0)"') : scene) +
    (random.chance(0.4) ? cloudShade(brush) : '')
  );
}

function massesOf(brush: Brush): Mass[] {
  const { home, random } = brush;
  const { roof, storeys } = home.style;
  const h = Math.min(storeys, 3) * 30 + 10;
  const main = { x: 318, y: 304, w: 320, depth: 128, h, roof };
  switch (home.traits.kind) {
    case 'condo': {
      const tall = Math.min(240, 24 + storeys * 13);
      const w = random.pick([280, 330]);
      return [{ x: 480 - w / 2, y: 330, w, depth: 100, h: tall, roof }];
    }
    case 'townhouse': {
      const units = random.pick([3, 4]);
      const w = 440 / units;
      return Array.from({ length: units }, (_, i) => ({ x: 260 + i * w, y: 312 + (i % 2) * 10, w: w - 1, depth: 132, h: h + 10, roof }));
    }
    case 'multi_family':
      return [{ ...main, x: 290, w: 380, depth: 140, h: h + 6 }];
    case 'single_family': {
      const wing = { x: main.x + main.w - 130, y: main.y + 66, w: 130, depth: 118, h: 38, roof };
      const ell = { x: main.x, y: main.y - 76, w: 132, depth: 96, h: Math.min(h, 40), roof };
      return [{ ...main, depth: 140 }, random.chance(0.6) ? wing : ell];
    }
  }
}

// What lies farther up the picture is drawn first.
const byDepth = (a: Mass, b: Mass) => a.y + a.depth - (b.y + b.depth);

function neighbours(brush: Brush): string {
  const { random, light } = brush;
  const looks = ['hip', 'gable', 'flat'] as const;
  const roofs = ['#a98a78', '#8b8d8f', '#b3a596', '#9a8577'] as const;
  const one = (x: number) => {
    const colours = { wall: light.tone('#e3dac9'), roof: light.tone(random.pick(roofs)), trim: light.tone('#efe8da') };
    return mass({ x, y: 262 + random.between(-26, 26), w: 200, depth: 130, h: 36, roof: random.pick(looks) }, colours);
  };
  const hedgeLine = (x: number) => rect(x, 150, 13, 390, light.tone(darken(brush.home.garden.leaf, 0.08))) + rect(x, 150, 5, 390, light.tone(lighten(brush.home.garden.leaf, 0.12)));
  return group(one(-76) + one(842), 'opacity=".92"') + hedgeLine(196) + hedgeLine(756);
}

// Behind the home when the roof leaves room, otherwise on the lawn in front.
function poolFromAbove(brush: Brush, first: Mass): string {
  const { random, light, home } = brush;
  const coping = lighten(light.tone(home.garden.paving), 0.35);
  const behind = first.y - first.h - 88;
  const isBehind = behind > 128;
  const x = isBehind ? first.x + random.between(150, 174) : 232;
  const y = isBehind ? behind : first.y + first.depth + 26;
  const isOval = random.chance(0.4);
  const radius = isOval ? 30 : 5;
  const ripple = stroke(d`M${x + 30} ${y + 26}q8 -4 16 0t16 0M${x + 80} ${y + 40}q8 -4 16 0t16 0`, '#f4fbf8', 2, 'opacity=".6"');
  return group(
    box(x - 22, y - 14, 186, 92, radius + 8, light.tone(home.garden.paving)) +
      box(x - 6, y - 4, 154, 68, radius + 3, coping) +
      box(x, y + 2, 142, 56, radius, 'url(#pool)') +
      ripple,
    'data-part="pool"',
  );
}

function shore(brush: Brush): string {
  const { light, home } = brush;
  if (!home.traits.nearWater) return rect(0, 0, 960, 64, light.tone(darken(home.garden.lawn, 0.12)));
  const water = mix(light.tone('#7fa6ad'), light.sky[1], 0.2);
  const ripples = repeat(12, (i) => d`M${(i * 83) % 940} ${18 + ((i * 37) % 84)}h${16 + (i % 4) * 8}`);
  return group(
    rect(0, 0, 960, 122, water) +
      stroke(ripples, lighten(water, 0.4), 2, 'opacity=".6"') +
      rect(0, 120, 960, 8, light.tone('#cfc4b1')) +
      rect(560, 48, 20, 84, light.tone('#b1987a')) +
      rect(524, 48, 92, 14, light.tone('#b1987a')),
    'data-part="water"',
  );
}

function greenery(brush: Brush, first: Mass, street: number): string {
  const { home, random } = brush;
  const [one, two = one, three = one] = home.garden.trees;
  const front = first.y + first.depth;
  const top = home.traits.nearWater ? 160 : 84;
  const isPoolInFront = home.traits.hasPool && first.y - first.h - 88 <= 128;
  return (
    crown(brush, two, 250, top + 30, 40) +
    crown(brush, one, 700, top + 46, 46) +
    (home.traits.hasPool ? '' : crown(brush, three, 430 + random.between(-30, 60), top + 44, 38)) +
    (isPoolInFront ? '' : crown(brush, one, 256, front + 58, 44)) +
    crown(brush, three, 716, front + 26, 36) +
    crown(brush, two, 120, street - 40, 38) +
    crown(brush, one, 850, street - 30, 42) +
    crown(brush, three, 60, top + 40, 46) +
    crown(brush, two, 884, top + 26, 48)
  );
}

function road(brush: Brush, y: number): string {
  const { light } = brush;
  const asphalt = light.tone('#93908c');
  return (
    rect(0, y, 960, 14, light.tone('#d9d0c1')) +
    rect(0, y + 14, 960, 60, asphalt) +
    stroke(d`M0 ${y + 44}H960`, light.tone('#e9e0cd'), 2.5, 'stroke-dasharray="26 20" opacity=".8"')
  );
}

const cloudShade = (brush: Brush) => {
  const x = brush.random.between(-80, 500);
  return path(d`M${x} 640C${x + 60} 520 ${x + 260} 500 ${x + 380} 560S${x + 560} 590 ${x + 600} 640Z`, '#2c2a3c', 'opacity=".06"');
};
