import { darken, lighten } from '../drawing/colour.ts';
import { verticalGradient } from '../drawing/gradient.ts';
import { group, place, polygon } from '../drawing/svg.ts';
import { backOf } from '../facades/back.ts';
import type { Brush } from '../home.ts';
import { glassGradients } from '../light.ts';
import { agave, grasses, hedge, paddles, shrub, shrubRow, shrubStamps } from '../nature/shrub.ts';
import { sky, skyGradient } from '../nature/sky.ts';
import { tree, treeStamps } from '../nature/tree.ts';
import { backdrop } from './backdrop.ts';
import { lawn, lawnGradient } from './ground.ts';
import { firePit, gardenTable, lounger, pergola, pool, umbrella } from './patio.ts';

/** The home from its own garden, with what one does there. */
export function garden(brush: Brush): string {
  const { random, light, home } = brush;
  const back = backOf(brush);
  const ground = random.between(396, 420);
  const scale = Math.min(270 / back.height, random.between(520, 620) / back.width, 1.06);
  const x = random.pick([360, 430, 520]);
  const left = x - (back.width * scale) / 2;
  const right = x + (back.width * scale) / 2;
  const stone = light.tone(home.garden.paving);
  const [first, second = first, third = first] = home.garden.trees;
  const terrace = polygon(
    [[left + 10, ground], [right - 20, ground], [right + 30, ground + 44], [left - 50, ground + 44]],
    lighten(stone, 0.12),
  );
  const scene =
    backdrop(brush, ground) +
    tree(brush, second, left + 20, ground, 250) +
    tree(brush, third, right - 10, ground, 280) +
    hedge(brush, -10, ground + 4, Math.max(0, left + 12), 46) +
    hedge(brush, right - 10, ground + 4, 980 - right, 46) +
    lawn(brush, ground) +
    terrace +
    place(x, ground, scale, back.art) +
    shrubRow(brush, left - 8, left + 22, ground + 8, 34) +
    shrubRow(brush, right - 120 * scale, right, ground + 8, 36) +
    shrubRow(brush, right + 20, 960, ground + 14, 52) +
    (home.traits.hasPool ? poolside(brush, ground, x) : lawnLife(brush, ground, x)) +
    tree(brush, first, 905, ground + 92, 400) +
    shrub(brush, 880, ground + 118, 92, true) +
    agave(brush, 800, ground + 112, 34) +
    shrub(brush, 20, 640, 150, true) +
    grasses(brush, 96, 642, 84);
  const defs =
    skyGradient(light) + glassGradients(light) + lawnGradient(brush) + poolGradient(brush) + shrubStamps(brush) + treeStamps(brush);
  const isMirrored = random.chance(0.5);
  return (
    `<defs>${defs}</defs>` +
    sky(random, light, 960, 460) +
    (isMirrored ? group(scene, 'transform="matrix(-1 0 0 1 960 0)"') : scene)
  );
}

export function poolGradient(brush: Brush): string {
  const water = brush.light.tone('#86bfc2');
  return verticalGradient('pool', [
    [0, darken(water, 0.12)],
    [1, lighten(water, 0.22)],
  ]);
}

function poolside(brush: Brush, ground: number, x: number): string {
  const { random } = brush;
  const form = random.pick(['long', 'long', 'kidney', 'round'] as const);
  const y = ground + random.between(88, 104);
  const width = form === 'round' ? 420 : random.between(470, 560);
  const px = x + random.between(-10, 50);
  return (
    lounger(brush, px - 130, y - 24, 0.72, true) +
    lounger(brush, px + 10, y - 24, 0.72, true) +
    (random.chance(0.7) ? umbrella(brush, px - 60, y - 22, 0.85) : '') +
    pool(brush, form, px, y, width)
  );
}

function lawnLife(brush: Brush, ground: number, x: number): string {
  const { random } = brush;
  const y = ground + 130;
  const scene = random.pick(['table', 'fire', 'pergola', 'shade'] as const);
  if (scene === 'fire') return firePit(brush, x + 40, y) + paddles(brush, x - 190, y + 6, 60);
  if (scene === 'pergola') return pergola(brush, x + 20, y + 10, 220) + gardenTable(brush, x + 130, y + 6, 0.9);
  if (scene === 'shade') {
    return umbrella(brush, x, y - 10, 1.15) + lounger(brush, x - 70, y + 16, 1, false) + lounger(brush, x + 90, y + 20, 1, true);
  }
  return gardenTable(brush, x + 30, y + 10, 1.2) + umbrella(brush, x + 34, y - 4, 1.2);
}
