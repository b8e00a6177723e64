import { darken, lighten, mix } from '../drawing/colour.ts';
import { lobedOutline } from '../drawing/shape.ts';
import { coarse, group, path, repeat, round, stroke } from '../drawing/svg.ts';
import type { Brush, TreeSpecies } from '../home.ts';
import { palm } from './palm.ts';

const STAMP_HEIGHT = 300;

/** The trees of one garden, drawn once per species and then referred to. */
export function treeStamps(brush: Brush): string {
  const species = [...new Set(brush.home.garden.trees)];
  return species.map((name) => group(drawing(brush, name, STAMP_HEIGHT), `id="${name}"`)).join('');
}

/** A tree of this garden standing on (x, y); height in pixels. */
export function tree(brush: Brush, species: TreeSpecies, x: number, y: number, height: number) {
  const scale = Math.round((height / STAMP_HEIGHT) * 100) / 100;
  const flip = brush.random.chance(0.5) ? -scale : scale;
  return `<use href="#${species}" transform="translate(${round(x)} ${round(y)}) scale(${flip} ${scale})"/>`;
}

function drawing(brush: Brush, species: TreeSpecies, height: number): string {
  const { random, light, home } = brush;
  const leaf = light.tone(mix(home.garden.leaf, random.pick(GREENS), 0.45));
  switch (species) {
    case 'royal':
    case 'coconut':
    case 'date':
    case 'sabal':
      return palm(random, species, height * PALM_SHARE[species], light.tone);
    case 'cypress':
      return cypress(height, leaf);
    case 'pine':
      return pine(brush, height, leaf);
    case 'poinciana':
      return crown(brush, height * 0.72, 1.75, 0.62, leaf) + blossoms(brush, height * 0.72);
    case 'oak':
      return crown(brush, height * 0.85, 1.4, 0.78, leaf);
    case 'round':
      return crown(brush, height * 0.72, 0.86, 0.95, leaf);
  }
}

const GREENS = ['#5b7a58', '#708a5d', '#4e6e5a', '#82915f'] as const;
const PALM_SHARE = { royal: 0.92, coconut: 0.86, date: 0.62, sabal: 0.74 } as const;

function crown(brush: Brush, height: number, wide: number, deep: number, leaf: string): string {
  const { random, light } = brush;
  const rx = height * 0.36 * wide;
  const ry = height * 0.36 * deep;
  const cy = -height + ry;
  const bark = light.tone('#7d6a58');
  const foot = height * 0.034;
  const trunk = path(
    coarse`M${-foot * 1.5} 0Q${-foot * 0.7} ${-height * 0.2} ${-foot} ${-height * 0.45}L${-rx * 0.4} ${cy}L${-foot * 0.4} ${-height * 0.42}L${foot * 0.2} ${cy}L${foot * 0.8} ${-height * 0.4}L${rx * 0.42} ${cy}L${foot} ${-height * 0.32}Q${foot * 0.8} ${-height * 0.16} ${foot * 1.6} 0Z`,
    bark,
  );
  const lobes = Math.round(9 + wide * 3);
  return (
    trunk +
    path(lobedOutline(random, 0, cy, rx, ry, lobes), darken(leaf, 0.16)) +
    path(lobedOutline(random, -rx * 0.12, cy - ry * 0.14, rx * 0.8, ry * 0.76, lobes - 1), leaf) +
    path(
      lobedOutline(random, -rx * 0.3, cy - ry * 0.34, rx * 0.42, ry * 0.4, lobes - 4),
      lighten(leaf, 0.14),
    )
  );
}

function blossoms(brush: Brush, height: number): string {
  const { random, light } = brush;
  const dots = repeat(24, () => {
    const x = random.between(-0.55, 0.5) * height;
    const lift = Math.sqrt(Math.max(0, 1 - (x / (height * 0.62)) ** 2));
    const y = -height + height * 0.22 - lift * height * random.between(-0.04, 0.2);
    const r = random.pick([3, 4, 6]);
    return coarse`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
  });
  return path(dots, light.tone('#cf6f52'));
}

function cypress(height: number, leaf: string): string {
  const half = height * 0.085;
  const shape = coarse`M0 ${-height}C${half * 0.9} ${-height * 0.72} ${half * 1.5} ${-height * 0.3} ${half * 0.8} ${-height * 0.05}Q0 ${height * 0.02} ${-half * 0.8} ${-height * 0.05}C${-half * 1.5} ${-height * 0.3} ${-half * 0.9} ${-height * 0.72} 0 ${-height}Z`;
  const lit = coarse`M0 ${-height}C${-half * 0.2} ${-height * 0.7} ${half * 0.2} ${-height * 0.3} ${-half * 0.3} ${-height * 0.05}Q${-half * 0.6} 0 ${-half * 0.8} ${-height * 0.05}C${-half * 1.5} ${-height * 0.3} ${-half * 0.9} ${-height * 0.72} 0 ${-height}Z`;
  return path(shape, darken(leaf, 0.28)) + path(lit, darken(leaf, 0.12));
}

function pine(brush: Brush, height: number, leaf: string): string {
  const { random, light } = brush;
  const foot = height * 0.018;
  const bark = light.tone('#8a715d');
  const trunk = path(coarse`M${-foot} 0L${-foot * 0.4} ${-height * 0.95}H${foot * 0.4}L${foot} 0Z`, bark);
  const limbs = [0.58, 0.68, 0.79, 0.9, 0.97].map((share, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const reach = height * (1.12 - share) * 0.42;
    const y = -height * share;
    const mass = (shift: number, size: number, fill: string) =>
      path(lobedOutline(random, side * reach * 0.5 + shift, y, reach * size, height * 0.045, 8), fill);
    return (
      stroke(coarse`M0 ${y + height * 0.06}L${side * reach * 0.6} ${y}`, bark, foot) +
      mass(0, 0.95, darken(leaf, 0.2)) +
      mass(-reach * 0.1, 0.6, darken(leaf, 0.02))
    );
  });
  return trunk + limbs.join('');
}
