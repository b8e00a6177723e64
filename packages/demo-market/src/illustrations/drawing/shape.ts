import type { Random } from '../random.ts';
import { coarse } from './svg.ts';

/** A closed outline of rounded lobes around an ellipse: leaf masses, shrubs, crowns from above. */
export function lobedOutline(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  lobes: number,
): string {
  const points = Array.from({ length: lobes }, (_, i) => {
    const angle = ((i + random.between(-0.22, 0.22)) / lobes) * Math.PI * 2 - Math.PI / 2;
    const reach = random.between(0.86, 1.06);
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const;
  });
  const first = points[0] ?? [cx, cy];
  const arcs = [...points.slice(1), first].map(([x, y], i) => {
    const [px, py] = points[i] ?? first;
    // A radius a little over half the chord gives round lobes without cusps that look like gears.
    const radius = Math.hypot(x - px, y - py) * random.between(0.56, 0.68);
    return coarse`A${radius} ${radius} 0 0 1 ${x} ${y}`;
  });
  return `${coarse`M${first[0]} ${first[1]}`}${arcs.join('')}Z`;
}

/** A cumulus outline: bumps that swell to the middle and a flat, softly rounded base. */
export function cloudOutline(random: Random, x: number, y: number, width: number): string {
  const bumps = random.integer(4, 6);
  const peak = random.between(0.35, 0.65);
  const height = width * random.between(0.16, 0.24);
  const tops = Array.from({ length: bumps + 1 }, (_, i) => {
    const t = i / bumps;
    const bell = Math.max(0, 1 - Math.abs(t - peak) / Math.max(peak, 1 - peak));
    const jitter = i === 0 || i === bumps ? 0 : random.between(-0.05, 0.05);
    return [x + width * (t + jitter), y - height * bell * random.between(0.7, 1)] as const;
  });
  const arcs = tops.slice(1).map(([px, py], i) => {
    const [qx, qy] = tops[i] ?? [x, y];
    const radius = Math.hypot(px - qx, py - qy) * 0.58;
    return coarse`A${radius} ${radius} 0 0 1 ${px} ${py}`;
  });
  const start = tops[0] ?? [x, y];
  const end = tops[bumps] ?? [x + width, y];
  const depth = height * 0.22;
  const base = coarse`C${end[0] + depth} ${end[1] + depth * 0.4} ${end[0] - depth} ${y + depth} ${x + width * 0.6} ${y + depth}L${x + width * 0.3} ${y + depth}C${x + depth} ${y + depth} ${x - depth} ${start[1] + depth * 0.5} ${start[0]} ${start[1]}Z`;
  return `${coarse`M${start[0]} ${start[1]}`}${arcs.join('')}${base}`;
}
