import { box, circle, polygon, rect } from '../drawing/svg.ts';

export function mirror(width: number, height: number, frame: string, isRound: boolean): string {
  const glass = '#d5dedd';
  const glint = polygon(
    [
      [-width * 0.3, -height * 0.2],
      [width * 0.05, -height * 0.82],
      [width * 0.2, -height * 0.82],
      [-width * 0.15, -height * 0.2],
    ],
    '#ffffff',
    'opacity=".35"',
  );
  return isRound
    ? circle(0, -height / 2, width / 2, frame) +
        circle(0, -height / 2, width / 2 - 2.5, glass) +
        glint
    : box(-width / 2, -height, width, height, 4, frame) +
        rect(-width / 2 + 2.5, -height + 2.5, width - 5, height - 5, glass) +
        glint;
}
