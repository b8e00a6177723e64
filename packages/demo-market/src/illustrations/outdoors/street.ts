import { darken, SHADE } from '../drawing/color.ts';
import { ellipse, group, place, rect } from '../drawing/svg.ts';
import { frontOf } from '../facades/facades.ts';
import { glassGradients } from '../glass.ts';
import type { Brush } from '../home.ts';
import { shrubStamps } from '../nature/shrub.ts';
import { sky, skyGradient } from '../nature/sky.ts';
import { treeStamps } from '../nature/tree.ts';
import { createRandom } from '../random.ts';
import { backdrop } from './backdrop.ts';
import { beds } from './beds.ts';
import { foreground } from './foreground.ts';
import { type Frame, framing } from './framing.ts';
import { lawn, lawnGradient } from './lawn.ts';
import { approach, pavement } from './paving.ts';
import { treesBehind } from './trees-behind.ts';
import { type Way, waysOf } from './ways.ts';

/** The front from across the street; by day or, with an evening light, with the lamps lit. */
export function street(brush: Brush): string {
  const { light, home } = brush;
  const front = frontOf(brush);
  const frame = framing(brush, front);
  const ways = waysOf(front, frame);
  const scene =
    backdrop(brush, frame.ground) +
    treesBehind(brush, frame) +
    lawn(brush, frame.ground) +
    paving(brush, ways, frame) +
    ellipse(
      frame.x,
      frame.ground + 2,
      front.width * frame.scale * 0.52,
      7,
      SHADE,
      'opacity=".18"',
    ) +
    place(frame.x, frame.ground, frame.scale, front.art) +
    beds(brush, frame, ways) +
    foreground(brush, frame, ways) +
    curb(brush);
  const defs =
    skyGradient(light) +
    glassGradients(light) +
    lawnGradient(brush) +
    shrubStamps(brush) +
    treeStamps(brush);
  const skyRandom = createRandom(home.traits.seed, `sky:${light.isEvening}`);
  return (
    `<defs>${defs}</defs>` +
    sky(skyRandom, light, 960, 560) +
    (home.isMirrored ? group(scene, 'transform="matrix(-1 0 0 1 960 0)"') : scene)
  );
}

function paving(brush: Brush, ways: readonly Way[], frame: Frame): string {
  const stone = brush.light.tone(brush.home.garden.paving);
  return ways
    .map((way) => approach(way, frame.ground, way.isDrive ? darken(stone, 0.06) : stone))
    .join('');
}

function curb(brush: Brush): string {
  const { random, light, home } = brush;
  if (random.chance(0.6)) return pavement(brush, random.between(590, 606));
  return rect(0, 632, 960, 8, darken(light.tone(home.garden.lawn), 0.2), 'opacity=".25"');
}
