import { darken, lighten, mix } from '../drawing/colour.ts';
import { lobedOutline } from '../drawing/shape.ts';
import { box, coarse, group, path, place, rect, repeat, round } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

const STAMPS = 4;
const STAMP_SIZE = 100;

/** Shrubs repeat a lot, so a picture defines a few and refers to them: a third of the bytes. */
export function shrubStamps(brush: Brush): string {
  return repeat(STAMPS, (i) => group(stamp(brush, i % 2 === 0), `id="shrub${i}"`));
}

export function shrub(brush: Brush, x: number, y: number, width: number, isFlowering = false) {
  const variant = brush.random.pick([0, 2]) + (isFlowering ? 0 : 1);
  const scale = Math.round((width / STAMP_SIZE) * 100) / 100;
  const flip = brush.random.chance(0.5) ? -scale : scale;
  return `<use href="#shrub${variant}" transform="translate(${round(x)} ${round(y)}) scale(${flip} ${scale})"/>`;
}

function stamp(brush: Brush, isFlowering: boolean): string {
  const { random, light, home } = brush;
  const leaf = light.tone(mix(home.garden.leaf, '#7d9163', random.between(0, 0.5)));
  const height = STAMP_SIZE * random.between(0.52, 0.7);
  const mass = (shift: number, lift: number, size: number, fill: string, lobes: number) =>
    path(
      lobedOutline(random, shift, -height * lift, STAMP_SIZE * 0.5 * size, height * 0.56 * size, lobes),
      fill,
    );
  const petals = isFlowering ? blossom(brush, height) : '';
  return (
    mass(0, 0.44, 1, darken(leaf, 0.2), 9) +
    mass(-6, 0.56, 0.72, leaf, 7) +
    mass(-14, 0.72, 0.34, lighten(leaf, 0.13), 6) +
    petals
  );
}

function blossom(brush: Brush, height: number): string {
  const { random, light, home } = brush;
  const dots = repeat(9, () => {
    const r = random.pick([2, 3, 4]);
    const x = random.between(-36, 36);
    const y = -random.between(0.25, 0.95) * height;
    return coarse`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
  });
  return path(dots, light.tone(home.garden.flower));
}

/** Low planting along a wall, taller and shorter by turns so that it never reads as a row of balls. */
export function shrubRow(brush: Brush, from: number, to: number, y: number, size: number): string {
  const { random } = brush;
  const count = Math.max(1, Math.round((to - from) / (size * 0.85)));
  return repeat(count, (i) => {
    const x = from + ((i + 0.5) / count) * (to - from) + random.between(-3, 3);
    return shrub(brush, x, y + random.between(-1, 2), size * random.between(0.8, 1.2), i % 2 === 0);
  });
}

export function hedge(brush: Brush, x: number, y: number, width: number, height: number): string {
  const leaf = darken(brush.light.tone(brush.home.garden.leaf), 0.12);
  return (
    box(x, y - height, width, height, 5, leaf) +
    box(x, y - height, width, height * 0.36, 5, lighten(leaf, 0.13)) +
    rect(x, y - height * 0.12, width, height * 0.12, darken(leaf, 0.2))
  );
}

export function agave(brush: Brush, x: number, y: number, size: number): string {
  const leaf = brush.light.tone('#8fa595');
  const blade = (angle: number, fill: string) => {
    const tipX = Math.cos(angle) * size;
    const tipY = -Math.sin(angle) * size;
    return path(
      coarse`M${-size * 0.12} 0Q${tipX * 0.5 - size * 0.1} ${tipY * 0.45} ${tipX} ${tipY}Q${tipX * 0.5 + size * 0.14} ${tipY * 0.4} ${size * 0.12} 0Z`,
      fill,
    );
  };
  const back = [0.35, 1.05, 2.1, 2.8].map((angle) => blade(angle, darken(leaf, 0.18)));
  const front = [0.12, 0.7, 1.57, 2.45, 3.02].map((angle) => blade(angle, leaf));
  return place(x, y, 1, back.join('') + front.join(''));
}

export function grasses(brush: Brush, x: number, y: number, size: number): string {
  const { random, light } = brush;
  const blades = Array.from({ length: 11 }, (_, i) => {
    const reach = ((i - 5) / 5) * size * 0.55;
    const top = -size * random.between(0.75, 1.05) * (1 - Math.abs(i - 5) * 0.05);
    return coarse`M${reach * 0.25 - 1.5} 0Q${reach * 0.3} ${top * 0.7} ${reach} ${top}Q${reach * 0.4 + 2} ${top * 0.6} ${reach * 0.25 + 1.5} 0Z`;
  });
  return place(x, y, 1, path(blades.join(''), light.tone(random.pick(['#a9a26c', '#93a06b', '#b7a878']))));
}

/** Bird of paradise: paddles on stems, the plant in front of half the homes in Florida. */
export function paddles(brush: Brush, x: number, y: number, size: number): string {
  const { random, light } = brush;
  const leaf = light.tone('#5f8163');
  const blades = [-0.75, -0.42, -0.12, 0.2, 0.5, 0.8].map((turn, i) => {
    const length = size * random.between(0.8, 1.1);
    const tipX = Math.sin(turn) * length;
    const tipY = -Math.cos(turn) * length;
    const wide = size * 0.13;
    const data = coarse`M0 0Q${tipX * 0.5 - wide * 0.2} ${tipY * 0.4} ${tipX * 0.55 - wide} ${tipY * 0.62}Q${tipX * 0.8 - wide * 0.8} ${tipY * 0.92} ${tipX} ${tipY}Q${tipX * 0.85 + wide} ${tipY * 0.78} ${tipX * 0.5 + wide * 0.6} ${tipY * 0.52}Q${tipX * 0.3} ${tipY * 0.3} 0 0Z`;
    return path(data, i % 2 === 0 ? darken(leaf, 0.2) : leaf);
  });
  return place(x, y, 1, blades.join(''));
}
