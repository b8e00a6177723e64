import { lighten } from '../drawing/color.ts';
import { group, rect, ruled } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { massesOf } from './aerial-building.ts';
import { greenery } from './aerial-greenery.ts';
import { ground } from './aerial-ground.ts';
import { lots, neighbors, sideHedge } from './aerial-lots.ts';
import { type Mass, mass } from './aerial-mass.ts';
import { poolFromAbove } from './aerial-pool.ts';
import { road } from './aerial-road.ts';
import { shore } from './aerial-shore.ts';
import { frontBeds } from './aerial-yard.ts';
import { poolGradient } from './pool.ts';

// A little closer than the lot is laid out: 1.14 times, about a point above the middle.
const CLOSER = '1.14 0 0 1.14 -67 -54';

const CLOSER_MIRRORED = '-1.14 0 0 1.14 1027 -54';

/** The lot from the air: street below, the home in the middle, neighbors at both sides. */
export function aerial(brush: Brush): string {
  const { home, paint } = brush;
  const masses = massesOf(brush);
  const main = masses[0];
  if (!main) return '';
  const scene =
    lots(brush) +
    shore(brush) +
    neighbors(brush) +
    sideHedge(brush, 192) +
    sideHedge(brush, 756) +
    ground(brush, masses, main) +
    (home.traits.hasPool ? poolFromAbove(brush, main) : '') +
    masses
      .toSorted(byDepth)
      .map((form) => mass(form, paint))
      .join('') +
    (brush.random.chance(0.4) ? solarPanels(brush, main) : '') +
    frontBeds(brush, main) +
    greenery(brush, main) +
    road(brush);
  const turn = home.isMirrored ? CLOSER_MIRRORED : CLOSER;
  return `<defs>${poolGradient(brush)}</defs>${group(scene, `transform="matrix(${turn})"`)}`;
}

// What lies farther up the picture is drawn first.
const byDepth = (a: Mass, b: Mass) => a.y + a.depth - (b.y + b.depth);

function solarPanels(brush: Brush, main: Mass): string {
  const { light } = brush;
  const x = main.x + main.w * 0.24;
  const y = main.y - main.h + main.depth * 0.62;
  const cell = light.tone('#4f5f74');
  return (
    rect(x, y, 96, 34, cell) +
    ruled([x, y, 96, 34], 'upright', 16, 1.2, lighten(cell, 0.3)) +
    ruled([x, y + 16, 96, 18], 'across', 17, 1.2, lighten(cell, 0.3))
  );
}
