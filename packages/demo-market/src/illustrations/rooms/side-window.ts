import { lighten, mix } from '../drawing/color.ts';
import { polygon, stroke } from '../drawing/svg.ts';
import { floorPatch, line } from './flooring.ts';
import type { RoomBrush } from './interior.ts';
import { isHigh } from './outlook.ts';
import type { Space } from './space.ts';

/** A tall window in the left wall, seen at an angle. */
export function sideWindow(
  brush: RoomBrush,
  space: Space,
  from: number,
  to: number,
  sill = 0,
): string {
  const { light, interior, home } = brush;
  const top = 238;
  const x = space.left;
  const quad = [
    space.at(x, from, sill),
    space.at(x, from, top),
    space.at(x, to, top),
    space.at(x, to, sill),
  ];
  const leaf = mix(light.tone(home.garden.leaf), light.sky[2], 0.3);
  const low = home.traits.nearWater ? mix('#7fa6ad', light.sky[1], 0.3) : leaf;
  const rise = isHigh(brush) ? 60 : 120;
  const green = [
    space.at(x, from, sill),
    space.at(x, from, rise),
    space.at(x, (from + to) / 2, rise - 8),
    space.at(x, to, rise - 22),
    space.at(x, to, sill),
  ];
  const hills = [
    space.at(x, from, sill),
    space.at(x, from, rise + 34),
    space.at(x, from + (to - from) * 0.3, rise + 12),
    space.at(x, from + (to - from) * 0.7, rise + 40),
    space.at(x, to, rise + 24),
    space.at(x, to, sill),
  ];
  const frame = lighten(interior.wall, 0.6);
  const bars = [0.33, 0.66].map((t) =>
    line(space.at(x, from + (to - from) * t, sill), space.at(x, from + (to - from) * t, top)),
  );
  return (
    polygon(quad, 'url(#sky)') +
    polygon(hills, mix(leaf, light.sky[2], 0.45)) +
    polygon(green, low) +
    polygon(quad, 'none', `stroke="${frame}" stroke-width="6"`) +
    stroke(bars.join(''), frame, 4) +
    floorPatch(space, x + 20, x + 210, from + 10, to - 30, '#fff6e0', 'opacity=".24"')
  );
}
