import { darken, lighten, mix } from '../drawing/colour.ts';
import { lobedOutline } from '../drawing/shape.ts';
import { circle, coarse, d, path, polygon, rect, repeat, ruled, stroke } from '../drawing/svg.ts';
import type { Brush, TreeSpecies } from '../home.ts';
import type { RoofForm } from '../style-rules.ts';

/** A building from above and a little from the front: plan at (x, y, w, depth), walls `h` tall. */
export type Mass = { x: number; y: number; w: number; depth: number; h: number; roof: RoofForm };

type Colours = { wall: string; roof: string; trim: string };

export function mass(form: Mass, colours: Colours): string {
  const { x, y, w, depth, h } = form;
  const front = y + depth;
  const shadow = polygon(
    [[x + w, front], [x + w + h * 0.6, front - h * 0.1], [x + w + h * 0.6, y - h * 0.1], [x + w, y]],
    '#2c2a3c',
    'opacity=".18"',
  );
  const floors = Math.max(1, Math.round(h / 26));
  const storey = h / floors;
  const windows = repeat(floors, (i) =>
    ruled([x + 8, front - h + 8 + i * storey, w - 16, storey * 0.42], 'upright', 26, 13, darken(colours.wall, 0.4), 'opacity=".7"'),
  );
  return shadow + rect(x, front - h, w, h, darken(colours.wall, 0.06)) + windows + roofFrom(form, colours);
}

function roofFrom({ x, y, w, depth, h, roof }: Mass, { roof: fill, trim, wall }: Colours): string {
  const eave = 7;
  const left = x - eave;
  const right = x + w + eave;
  const top = y - h - eave;
  const bottom = y + depth - h + eave;
  const middle = (top + bottom) / 2;
  const lit = lighten(fill, 0.16);
  const shade = darken(fill, 0.14);
  if (roof === 'flat') {
    return (
      rect(left, top, right - left, bottom - top, trim) +
      rect(left + 6, top + 6, right - left - 12, bottom - top - 12, mix(wall, '#b9b3a8', 0.55)) +
      rect(left + 6, top + 6, right - left - 12, 6, '#2c2a3c', 'opacity=".14"') +
      repeat(2, (i) => rect(left + 26 + i * 40, middle - 8, 24, 16, darken(trim, 0.18)))
    );
  }
  if (roof === 'gable' || roof === 'shed') {
    const ridge = roof === 'gable' ? middle : top + (bottom - top) * 0.28;
    return (
      rect(left, top, right - left, ridge - top, lit) +
      rect(left, ridge, right - left, bottom - ridge, fill) +
      ruled([left, ridge + 5, right - left, bottom - ridge - 6], 'across', 8, 1, shade, 'opacity=".5"') +
      rect(left, ridge - 1.5, right - left, 3, lighten(fill, 0.4)) +
      rect(left, bottom - 3, right - left, 4, trim)
    );
  }
  const hip = Math.min((right - left) * 0.4, (bottom - top) * 0.62);
  return (
    polygon([[left, top], [right, top], [right - hip, middle], [left + hip, middle]], lit) +
    polygon([[left, top], [left + hip, middle], [left, bottom]], lighten(fill, 0.07)) +
    polygon([[right, top], [right - hip, middle], [right, bottom]], shade) +
    polygon([[left, bottom], [left + hip, middle], [right - hip, middle], [right, bottom]], fill) +
    stroke(d`M${left + hip} ${middle}H${right - hip}M${left} ${top}L${left + hip} ${middle}L${left} ${bottom}M${right} ${top}L${right - hip} ${middle}L${right} ${bottom}`, lighten(fill, 0.34), 1.6) +
    rect(left, bottom - 2, right - left, 4, trim)
  );
}

/** A crown from above: palms are stars, the others are rounded masses. */
export function crown(brush: Brush, species: TreeSpecies, x: number, y: number, size: number): string {
  const { random, light, home } = brush;
  const leaf = light.tone(mix(home.garden.leaf, random.pick(['#708a5d', '#5b7a58', '#82915f']), 0.5));
  const shadow = `<ellipse cx="${Math.round(x + size * 0.55)}" cy="${Math.round(y + size * 0.28)}" rx="${Math.round(size)}" ry="${Math.round(size * 0.8)}" fill="#2c2a3c" opacity=".15"/>`;
  if (species === 'royal' || species === 'coconut' || species === 'date' || species === 'sabal') {
    const arms = Array.from({ length: 9 }, (_, i) => {
      const angle = (i / 9) * Math.PI * 2 + random.between(-0.12, 0.12);
      const tip = [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.85] as const;
      const bend = (turn: number) => [x + Math.cos(angle + turn) * size * 0.6, y + Math.sin(angle + turn) * size * 0.5] as const;
      const [a, b] = [bend(0.34), bend(-0.34)];
      return coarse`M${x} ${y}Q${a[0]} ${a[1]} ${tip[0]} ${tip[1]}Q${b[0]} ${b[1]} ${x} ${y}Z`;
    });
    return shadow + path(arms.join(''), leaf) + circle(x, y, size * 0.1, lighten(leaf, 0.3));
  }
  const top = species === 'poinciana' ? light.tone('#c9765a') : lighten(leaf, 0.12);
  return (
    shadow +
    path(lobedOutline(random, x, y, size, size * 0.88, 11), darken(leaf, 0.12)) +
    path(lobedOutline(random, x - size * 0.12, y - size * 0.14, size * 0.72, size * 0.62, 9), leaf) +
    path(lobedOutline(random, x - size * 0.28, y - size * 0.3, size * 0.36, size * 0.3, 7), top)
  );
}
