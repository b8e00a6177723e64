import { lighten, mix } from '../drawing/color.ts';
import { radialGradient, verticalGradient } from '../drawing/gradient.ts';
import { cloudOutline } from '../drawing/shape.ts';
import { circle, d, path, rect, repeat } from '../drawing/svg.ts';
import type { Light } from '../light.ts';
import type { Random } from '../random.ts';

export function skyGradient(light: Light): string {
  const [top, middle, horizon] = light.sky;
  const stops = [
    [0, top],
    [0.5, middle],
    [0.8, horizon],
  ] as const;
  return verticalGradient('sky', stops) + (light.sun ? GLOW : '');
}

// Fades to nothing, so that the sun has no rim.
const GLOW = radialGradient('glow', [
  [0, '#fff3d6', 0.75],
  [1, '#fff3d6', 0],
]);

export function sky(random: Random, light: Light, width: number, height: number): string {
  const [top, , horizon] = light.sky;
  const glow = light.isEvening ? '' : sun(random, light, width);
  const stars = light.isEvening
    ? repeat(14, () =>
        circle(
          random.between(0, width),
          random.between(8, 170),
          random.between(0.6, 1.3),
          lighten(top, 0.65),
        ),
      )
    : '';
  const white = light.isEvening ? mix(horizon, top, 0.35) : '#fdf9f1';
  return (
    rect(0, 0, width, height, 'url(#sky)') + glow + stars + clouds(random, light, width, white)
  );
}

function sun(random: Random, light: Light, width: number): string {
  if (!light.sun) return '';
  const x = random.pick([0.12, 0.2, 0.82, 0.9]) * width;
  const y = random.between(60, 130);
  return (
    circle(x, y, 150, 'url(#glow)') +
    circle(x, y, random.between(20, 27), mix('#fff6e2', light.sky[2], 0.2), 'opacity=".92"')
  );
}

function clouds(random: Random, light: Light, width: number, white: string): string {
  if (light.clouds === 'none') return '';
  if (light.clouds === 'wisps') return wisps(random, width, white);
  const low = light.clouds === 'bank';
  const count = low ? 3 : random.integer(2, 4);
  return repeat(count, (i) => {
    const size = random.between(130, 250) * (low ? 1.3 : 1);
    const x = ((i + random.between(0, 0.5)) / count) * width - size * 0.2;
    const y = low ? random.between(200, 290) : random.between(80, 190);
    return path(cloudOutline(random, x, y, size), white, `opacity="${low ? '.6' : '.82'}"`);
  });
}

// High cirrus: long lenses that taper to a point at both ends.
function wisps(random: Random, width: number, white: string): string {
  return repeat(5, () => {
    const x = random.between(-60, width - 120);
    const y = random.between(50, 220);
    const length = random.between(160, 380);
    const thick = random.between(5, 13);
    return path(
      d`M${x} ${y}C${x + length * 0.3} ${y - thick} ${x + length * 0.6} ${y - thick * 1.2} ${x + length} ${y - thick * 0.3}C${x + length * 0.7} ${y + thick * 0.4} ${x + length * 0.35} ${y + thick * 0.5} ${x} ${y}Z`,
      white,
      'opacity=".5"',
    );
  });
}
