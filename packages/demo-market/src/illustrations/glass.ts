import { darken, mix } from './drawing/color.ts';
import { diagonalGradient, verticalGradient } from './drawing/gradient.ts';
import type { Light } from './light.ts';

/** Paints shared by every outdoor picture: day glass mirrors the sky, lit glass glows from below. */
export function glassGradients(light: Light): string {
  const [top, middle] = light.sky;
  const day = [
    [0, mix('#7f9ba6', top, 0.35)],
    [0.55, mix('#6b8894', middle, 0.12)],
    [1, '#54707e'],
  ] as const;
  const night = [
    [0, darken(top, 0.25)],
    [1, darken(middle, 0.4)],
  ] as const;
  return (
    diagonalGradient('glass', light.isEvening ? night : day) +
    verticalGradient('lit', [
      [0, '#f7dca4'],
      [0.6, '#f3c981'],
      [1, '#e0a765'],
    ])
  );
}
