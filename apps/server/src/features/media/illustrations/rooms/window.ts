import { darken, lighten, mix } from '../drawing/colour.ts';
import { d, path, polygon, rect, repeat, round, stroke } from '../drawing/svg.ts';
import { bay, treeline } from '../outdoors/backdrop.ts';
import { tree } from '../nature/tree.ts';
import type { RoomBrush } from './interior.ts';
import { floorPatch, line } from './shell.ts';
import type { Space } from './space.ts';

type WindowForm = { x: number; w: number; sill: number; top: number; columns: number; rows?: number };

/** A window in the back wall with the view that this home really has; all in cm. */
export function backWindow(brush: RoomBrush, space: Space, form: WindowForm): string {
  const { interior } = brush;
  const [x1, y1] = space.at(form.x - form.w / 2, 0, form.top);
  const [x2, y2] = space.at(form.x + form.w / 2, 0, form.sill);
  const frame = lighten(interior.wall, 0.7);
  const rows = form.rows ?? 1;
  const bars =
    repeat(form.columns - 1, (i) => d`M${x1 + ((x2 - x1) * (i + 1)) / form.columns} ${y1}V${y2}`) +
    repeat(rows - 1, (i) => d`M${x1} ${y1 + ((y2 - y1) * (i + 1)) / rows}H${x2}`);
  const sill = form.sill > 5 ? rect(x1 - 12, y2 + 4, x2 - x1 + 24, 7, frame) : '';
  return (
    rect(x1 - 6, y1 - 6, x2 - x1 + 12, y2 - y1 + 12, darken(interior.wall, 0.1)) +
    `<clipPath id="view"><rect x="${round(x1)}" y="${round(y1)}" width="${round(x2 - x1)}" height="${round(y2 - y1)}"/></clipPath>` +
    `<g clip-path="url(#view)">${outside(brush, x1, y1, x2, y2)}</g>` +
    stroke(d`M${x1} ${y1}H${x2}V${y2}H${x1}Z` + bars, frame, 5) +
    rect(x1, y1, x2 - x1, 5, '#2c2a3c', 'opacity=".12"') +
    sill
  );
}

/** Daylight on the floor in front of a window. */
export function daylight(space: Space, x: number, w: number): string {
  return floorPatch(space, x - w / 2 + 30, x + w / 2 + 30, 20, 190, '#fff6e0', 'opacity=".26"');
}

/** A tall window in the left wall, seen at an angle. */
export function sideWindow(brush: RoomBrush, space: Space, from: number, to: number, sill = 0): string {
  const { light, interior, home } = brush;
  const top = 238;
  const x = space.left;
  const quad = [space.at(x, from, sill), space.at(x, from, top), space.at(x, to, top), space.at(x, to, sill)];
  const leaf = mix(light.tone(home.garden.leaf), light.sky[2], 0.3);
  const low = home.traits.nearWater ? mix('#7fa6ad', light.sky[1], 0.3) : leaf;
  const rise = isHigh(brush) ? 60 : 120;
  const green = [space.at(x, from, sill), space.at(x, from, rise), space.at(x, (from + to) / 2, rise + 26), space.at(x, to, rise + 8), space.at(x, to, sill)];
  const frame = lighten(interior.wall, 0.6);
  const bars = [0.33, 0.66].map((t) => line(space.at(x, from + (to - from) * t, sill), space.at(x, from + (to - from) * t, top)));
  return (
    polygon(quad, 'url(#sky)') +
    polygon(green, low) +
    polygon(quad, 'none', `stroke="${frame}" stroke-width="6"`) +
    stroke(bars.join(''), frame, 4) +
    floorPatch(space, x + 20, x + 210, from + 10, to - 30, '#fff6e0', 'opacity=".24"')
  );
}

/** Drapes at both sides of a back window. */
export function curtains(brush: RoomBrush, space: Space, x: number, w: number, fill?: string): string {
  const { interior } = brush;
  const cloth = fill ?? interior.linen;
  const drape = (left: number) => {
    const [x1, y1] = space.at(left, 0, 250);
    const [x2, y2] = space.at(left + 34, 0, 3);
    const fold = (x2 - x1) / 4;
    const folds = repeat(3, (i) => d`M${x1 + fold * (i + 1)} ${y1 + 4}V${y2}`);
    return (
      path(d`M${x1 + 4} ${y1}H${x2 - 4}Q${x2 - 2} ${(y1 + y2) / 2} ${x2} ${y2}H${x1}Q${x1 + 2} ${(y1 + y2) / 2} ${x1 + 4} ${y1}Z`, cloth) +
      stroke(folds, darken(cloth, 0.14), 2, 'opacity=".7"')
    );
  };
  const [rodX1, rodY] = space.at(x - w / 2 - 44, 0, 252);
  const [rodX2] = space.at(x + w / 2 + 44, 0, 252);
  return (
    drape(x - w / 2 - 30) + drape(x + w / 2 - 4) + rect(rodX1, rodY - 2, rodX2 - rodX1, 4, interior.metal)
  );
}

export const isHigh = (brush: RoomBrush) =>
  brush.home.traits.kind === 'condo' && brush.home.style.storeys > 5;

function outside(brush: RoomBrush, x1: number, y1: number, x2: number, y2: number): string {
  const { home, random } = brush;
  const high = isHigh(brush);
  const ground = high ? Math.min(y2, 330) : 352;
  const water = home.traits.nearWater ? bay(brush, ground + 4) : '';
  const land = rect(x1, ground, x2 - x1, Math.max(0, y2 - ground), 'url(#lawn)');
  const [first, second = first] = home.garden.trees;
  const trees = high
    ? ''
    : tree(brush, second, x1 + (x2 - x1) * random.between(0.1, 0.3), ground + 14, 170) +
      tree(brush, first, x1 + (x2 - x1) * random.between(0.7, 0.95), ground + 40, 270);
  const far = high ? lowSkyline(brush, ground) : treeline(brush, ground, 44, 0.45);
  return rect(x1, y1, x2 - x1, y2 - y1, 'url(#sky)') + far + water + land + trees;
}

// From a high floor the town lies below: roofs of different heights in one pale colour.
function lowSkyline(brush: RoomBrush, y: number): string {
  const { random, light } = brush;
  const fill = mix(light.tone('#a3adb2'), light.sky[2], 0.45);
  const data = repeat(26, (i) => d`M${i * 38 - 10} ${y}v${-random.between(12, 74)}h${random.between(20, 40)}V${y}Z`);
  return path(data, fill);
}
