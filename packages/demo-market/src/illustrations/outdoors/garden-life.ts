import type { Brush } from '../home.ts';
import { paddles } from '../nature/accent-plant.ts';
import { firePit } from './fire-pit.ts';
import { gardenTable } from './garden-table.ts';
import { lounger, umbrella } from './lounger.ts';
import { pergola } from './pergola.ts';
import { pool } from './pool.ts';

export function poolside(brush: Brush, ground: number, x: number): string {
  const { random } = brush;
  const form = random.pick(['long', 'long', 'kidney', 'round'] as const);
  const y = ground + random.between(88, 104);
  const width = form === 'round' ? 420 : random.between(470, 560);
  const px = x + random.between(-10, 50);
  return (
    lounger(brush, px - 130, y - 24, 0.72, true) +
    lounger(brush, px + 10, y - 24, 0.72, true) +
    (random.chance(0.7) ? umbrella(brush, px - 60, y - 22, 0.85) : '') +
    pool(brush, form, px, y, width)
  );
}

export function lawnLife(brush: Brush, ground: number, x: number): string {
  const { random } = brush;
  const y = ground + 130;
  const scene = random.pick(['table', 'fire', 'pergola', 'shade'] as const);
  if (scene === 'fire') return firePit(brush, x + 40, y) + paddles(brush, x - 190, y + 6, 60);
  if (scene === 'pergola')
    return pergola(brush, x + 20, y + 10, 220) + gardenTable(brush, x + 130, y + 6, 0.9);
  if (scene === 'shade') {
    return (
      umbrella(brush, x, y - 10, 1.15) +
      lounger(brush, x - 70, y + 16, 1, false) +
      lounger(brush, x + 90, y + 20, 1, true)
    );
  }
  return gardenTable(brush, x + 30, y + 10, 1.2) + umbrella(brush, x + 34, y - 4, 1.2);
}
