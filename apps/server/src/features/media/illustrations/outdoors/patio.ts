import { darken, lighten } from '../drawing/colour.ts';
import { box, circle, d, ellipse, group, path, place, polygon, rect, repeat, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

type PoolForm = 'long' | 'kidney' | 'round';

/** A pool in the lawn, seen from eye level; (x, y) is the middle of its far edge. */
export function pool(brush: Brush, form: PoolForm, x: number, y: number, width: number): string {
  const { light, home, random } = brush;
  const depth = width * 0.2;
  const coping = lighten(light.tone(home.garden.paving), 0.3);
  const outline = (grow: number) => poolOutline(form, x, y, width + grow * 2, depth + grow * 0.9, grow * 0.4);
  const ripples = repeat(8, () => {
    const rx = x + random.between(-0.36, 0.3) * width;
    const ry = y + random.between(0.25, 0.85) * depth;
    return d`M${rx} ${ry}q7 -3 14 0t14 0`;
  });
  return group(
    path(outline(30), light.tone(darken(home.garden.paving, 0.05))) +
      path(outline(9), coping) +
      path(outline(0), 'url(#pool)') +
      stroke(ripples, '#f4fbf8', 1.8, 'opacity=".6" stroke-linecap="round"'),
    'data-part="pool"',
  );
}

export function lounger(brush: Brush, x: number, y: number, size: number, isMirrored: boolean): string {
  const { light, home } = brush;
  const cloth = light.tone('#f5efe2');
  const frame = light.tone('#a98c6a');
  const art =
    ellipse(4, 2, 62, 5, '#2c2a3c', 'opacity=".16"') +
    stroke(d`M-40 -16V0M40 -16V0M-52 -17H46`, frame, 4) +
    path(d`M-52 -20H22L50 -50L56 -46L30 -13H-52Z`, cloth) +
    path(d`M-52 -15H28L32 -13H-52Z`, darken(cloth, 0.12)) +
    path(d`M-20 -21H6L7 -14H-20Z`, light.tone(home.garden.flower));
  return place(x, y, size, art, isMirrored);
}

export function umbrella(brush: Brush, x: number, y: number, size: number): string {
  const { paint, light } = brush;
  const cloth = lighten(paint.accent, 0.35);
  const art =
    ellipse(10, 0, 60, 6, '#2c2a3c', 'opacity=".12"') +
    rect(-2, -128, 4, 128, light.tone('#b79a78')) +
    path(d`M-76 -104Q-40 -146 0 -148T76 -104Q57 -111 38 -104Q19 -111 0 -104Q-19 -111 -38 -104Q-57 -111 -76 -104Z`, cloth) +
    path(d`M0 -148Q40 -146 76 -104Q57 -111 38 -104Q30 -136 0 -148Z`, darken(cloth, 0.12)) +
    path(d`M0 -148Q-30 -130 -38 -104Q-19 -111 0 -104Z`, lighten(cloth, 0.25), 'opacity=".6"');
  return place(x, y, size, art);
}

export function gardenTable(brush: Brush, x: number, y: number, size: number): string {
  const { light, home } = brush;
  const wood = light.tone('#a98763');
  const chair = (at: number, turned: boolean) =>
    place(at, 0, 1, stroke(d`M-14 -24L-16 0M14 -24L16 0M14 -24L19 -52`, darken(wood, 0.15), 3.5) + box(-17, -28, 34, 7, 3, light.tone('#efe6d6')), turned);
  const art =
    ellipse(0, 2, 96, 7, '#2c2a3c', 'opacity=".14"') +
    chair(-72, true) +
    chair(72, false) +
    stroke(d`M-38 -40L-42 0M38 -40L42 0`, darken(wood, 0.2), 5) +
    polygon([[-58, -42], [58, -42], [48, -54], [-48, -54]], lighten(wood, 0.12)) +
    rect(-58, -42, 116, 5, darken(wood, 0.08)) +
    circle(-8, -58, 5, light.tone(home.garden.flower)) +
    circle(2, -62, 5, light.tone(home.garden.flower)) +
    rect(-7, -56, 12, 10, light.tone('#efe6d6'));
  return place(x, y, size, art);
}

export function firePit(brush: Brush, x: number, y: number): string {
  const { light } = brush;
  const stone = light.tone('#b3aaa0');
  const chair = (at: number, turned: boolean) =>
    place(at, 6, 1, path(d`M-22 0L-16 -26H16L30 -60L38 -56L24 -18L26 0H18L14 -14H-10L-14 0Z`, light.tone('#c9a57e')), turned);
  return place(
    x,
    y,
    1,
    ellipse(0, 6, 150, 15, light.tone('#d9cfbd')) +
      chair(-96, true) +
      chair(96, false) +
      ellipse(0, 0, 44, 9, darken(stone, 0.1)) +
      rect(-44, -20, 88, 20, stone) +
      ellipse(0, -20, 44, 8, darken(stone, 0.35)) +
      path(d`M-16 -18Q-20 -34 -4 -46Q-4 -34 6 -40Q18 -28 14 -18Z`, '#dd9a55'),
  );
}

export function pergola(brush: Brush, x: number, y: number, width: number): string {
  const { light, home } = brush;
  const wood = light.tone('#b59672');
  const h = 116;
  return (
    repeat(4, (i) => rect(x + (i % 2) * (width - 12) + (i > 1 ? (i === 2 ? 24 : -24) : 0), y - h, i > 1 ? 7 : 10, h - (i > 1 ? 10 : 0), i > 1 ? darken(wood, 0.2) : wood)) +
    rect(x - 14, y - h - 8, width + 28, 10, wood) +
    repeat(Math.floor(width / 22), (i) => polygon([[x - 4 + i * 22, y - h - 8], [x + 4 + i * 22, y - h - 8], [x + 10 + i * 22, y - h - 20], [x + 3 + i * 22, y - h - 20]], darken(wood, 0.1))) +
    repeat(6, (i) => circle(x + 8 + i * (width / 6), y - h - 12 - (i % 2) * 6, 7 + (i % 3) * 2, light.tone(i % 2 === 0 ? home.garden.flower : home.garden.leaf)))
  );
}

function poolOutline(form: PoolForm, x: number, y: number, w: number, h: number, lift: number): string {
  const top = y - lift;
  const half = w / 2;
  if (form === 'long') {
    return d`M${x - half * 0.82} ${top}H${x + half * 0.82}L${x + half} ${top + h}H${x - half}Z`;
  }
  if (form === 'round') {
    return d`M${x - half} ${top + h / 2}A${half} ${h / 2} 0 1 1 ${x + half} ${top + h / 2}A${half} ${h / 2} 0 1 1 ${x - half} ${top + h / 2}Z`;
  }
  return d`M${x - half} ${top + h * 0.55}C${x - half} ${top - h * 0.05} ${x - half * 0.3} ${top - h * 0.05} ${x} ${top + h * 0.14}C${x + half * 0.4} ${top + h * 0.3} ${x + half} ${top - h * 0.1} ${x + half} ${top + h * 0.5}C${x + half} ${top + h * 1.12} ${x + half * 0.2} ${top + h} ${x - half * 0.2} ${top + h}C${x - half * 0.7} ${top + h} ${x - half} ${top + h * 0.95} ${x - half} ${top + h * 0.55}Z`;
}
