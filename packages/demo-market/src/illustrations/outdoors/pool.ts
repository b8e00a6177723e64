import { darken, lighten } from '../drawing/color.ts';
import { verticalGradient } from '../drawing/gradient.ts';
import { d, group, path, repeat, stroke } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

type PoolForm = 'long' | 'kidney' | 'round';

/** A pool in the lawn, seen from eye level; (x, y) is the middle of its far edge. */
export function pool(brush: Brush, form: PoolForm, x: number, y: number, width: number): string {
  const { light, home, random } = brush;
  const depth = width * 0.2;
  const coping = lighten(light.tone(home.garden.paving), 0.3);
  const outline = (grow: number) =>
    poolOutline(form, x, y, width + grow * 2, depth + grow * 0.9, grow * 0.4);
  const ripples = repeat(8, () => {
    const rx = x + random.between(-0.36, 0.3) * width;
    const ry = y + random.between(0.25, 0.85) * depth;
    return d`M${rx} ${ry}q7 -3 14 0t14 0`;
  });
  return group(
    path(outline(30), light.tone(darken(home.garden.paving, 0.05))) +
      path(outline(9), coping) +
      path(outline(0), 'url(#pool)') +
      stroke(ripples, '#f4fbf8', 1.8, 'opacity=".6" stroke-linecap="round"'),
    'data-part="pool"',
  );
}

function poolOutline(
  form: PoolForm,
  x: number,
  y: number,
  w: number,
  h: number,
  lift: number,
): string {
  const top = y - lift;
  const half = w / 2;
  if (form === 'long') {
    return d`M${x - half * 0.82} ${top}H${x + half * 0.82}L${x + half} ${top + h}H${x - half}Z`;
  }
  if (form === 'round') {
    return d`M${x - half} ${top + h / 2}A${half} ${h / 2} 0 1 1 ${x + half} ${top + h / 2}A${half} ${h / 2} 0 1 1 ${x - half} ${top + h / 2}Z`;
  }
  return d`M${x - half} ${top + h * 0.55}C${x - half} ${top - h * 0.05} ${x - half * 0.3} ${top - h * 0.05} ${x} ${top + h * 0.14}C${x + half * 0.4} ${top + h * 0.3} ${x + half} ${top - h * 0.1} ${x + half} ${top + h * 0.5}C${x + half} ${top + h * 1.12} ${x + half * 0.2} ${top + h} ${x - half * 0.2} ${top + h}C${x - half * 0.7} ${top + h} ${x - half} ${top + h * 0.95} ${x - half} ${top + h * 0.55}Z`;
}

export function poolGradient(brush: Brush): string {
  const water = brush.light.tone('#86bfc2');
  return verticalGradient('pool', [
    [0, darken(water, 0.12)],
    [1, lighten(water, 0.22)],
  ]);
}
