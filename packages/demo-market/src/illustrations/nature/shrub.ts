import { darken, lighten, mix } from '../drawing/color.ts';
import { lobedOutline } from '../drawing/shape.ts';
import { coarse, group, path, repeat, round } from '../drawing/svg.ts';
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
      lobedOutline(
        random,
        shift,
        -height * lift,
        STAMP_SIZE * 0.5 * size,
        height * 0.56 * size,
        lobes,
      ),
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
