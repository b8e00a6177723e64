import { lighten } from '../drawing/color.ts';
import { group, place, polygon } from '../drawing/svg.ts';
import { backOf } from '../facades/back.ts';
import { glassGradients } from '../glass.ts';
import type { Brush } from '../home.ts';
import { agave, grasses } from '../nature/accent-plant.ts';
import { hedge } from '../nature/hedge.ts';
import { shrub, shrubRow, shrubStamps } from '../nature/shrub.ts';
import { sky, skyGradient } from '../nature/sky.ts';
import { tree, treeStamps } from '../nature/tree.ts';
import { backdrop } from './backdrop.ts';
import { lawnLife, poolside } from './garden-life.ts';
import { lawn, lawnGradient } from './lawn.ts';
import { poolGradient } from './pool.ts';

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
    [
      [left + 10, ground],
      [right - 20, ground],
      [right + 30, ground + 44],
      [left - 50, ground + 44],
    ],
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
    skyGradient(light) +
    glassGradients(light) +
    lawnGradient(brush) +
    poolGradient(brush) +
    shrubStamps(brush) +
    treeStamps(brush);
  const isMirrored = random.chance(0.5);
  return (
    `<defs>${defs}</defs>` +
    sky(random, light, 960, 460) +
    (isMirrored ? group(scene, 'transform="matrix(-1 0 0 1 960 0)"') : scene)
  );
}
