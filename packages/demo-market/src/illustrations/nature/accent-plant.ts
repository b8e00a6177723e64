import { darken } from '../drawing/color.ts';
import { coarse, path, place } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';

export function agave(brush: Brush, x: number, y: number, size: number): string {
  const leaf = brush.light.tone('#8fa595');
  const blade = (angle: number, fill: string) => {
    const tipX = Math.cos(angle) * size;
    const tipY = -Math.sin(angle) * size;
    return path(
      coarse`M${-size * 0.12} 0Q${tipX * 0.5 - size * 0.1} ${tipY * 0.45} ${tipX} ${tipY}Q${tipX * 0.5 + size * 0.14} ${tipY * 0.4} ${size * 0.12} 0Z`,
      fill,
    );
  };
  const back = [0.35, 1.05, 2.1, 2.8].map((angle) => blade(angle, darken(leaf, 0.18)));
  const front = [0.12, 0.7, 1.57, 2.45, 3.02].map((angle) => blade(angle, leaf));
  return place(x, y, 1, back.join('') + front.join(''));
}

export function grasses(brush: Brush, x: number, y: number, size: number): string {
  const { random, light } = brush;
  const blades = Array.from({ length: 11 }, (_, i) => {
    const reach = ((i - 5) / 5) * size * 0.55;
    const top = -size * random.between(0.75, 1.05) * (1 - Math.abs(i - 5) * 0.05);
    return coarse`M${reach * 0.25 - 1.5} 0Q${reach * 0.3} ${top * 0.7} ${reach} ${top}Q${reach * 0.4 + 2} ${top * 0.6} ${reach * 0.25 + 1.5} 0Z`;
  });
  return place(
    x,
    y,
    1,
    path(blades.join(''), light.tone(random.pick(['#a9a26c', '#93a06b', '#b7a878']))),
  );
}

/** Bird of paradise: paddles on stems, the plant in front of half the homes in Florida. */
export function paddles(brush: Brush, x: number, y: number, size: number): string {
  const { random, light } = brush;
  const leaf = light.tone('#5f8163');
  const blades = [-0.75, -0.42, -0.12, 0.2, 0.5, 0.8].map((turn, i) => {
    const length = size * random.between(0.8, 1.1);
    const tipX = Math.sin(turn) * length;
    const tipY = -Math.cos(turn) * length;
    const wide = size * 0.13;
    const data = coarse`M0 0Q${tipX * 0.5 - wide * 0.2} ${tipY * 0.4} ${tipX * 0.55 - wide} ${tipY * 0.62}Q${tipX * 0.8 - wide * 0.8} ${tipY * 0.92} ${tipX} ${tipY}Q${tipX * 0.85 + wide} ${tipY * 0.78} ${tipX * 0.5 + wide * 0.6} ${tipY * 0.52}Q${tipX * 0.3} ${tipY * 0.3} 0 0Z`;
    return path(data, i % 2 === 0 ? darken(leaf, 0.2) : leaf);
  });
  return place(x, y, 1, blades.join(''));
}
