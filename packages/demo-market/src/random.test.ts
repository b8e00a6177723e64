import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const draw = (seed: number, label: string) => {
  const random = createRandom(seed, label);
  return Array.from({ length: 5 }, random.next);
};

describe('the seeded stream', () => {
  it('gives the same draws for the same seed and label', () => {
    expect(draw(7, 'a')).toEqual(draw(7, 'a'));
  });

  it('gives different draws for another seed or label', () => {
    expect(draw(7, 'a')).not.toEqual(draw(8, 'a'));
    expect(draw(7, 'a')).not.toEqual(draw(7, 'b'));
  });

  it('is roughly uniform and normal', () => {
    const random = createRandom(3);
    const mean = (draws: number[]) => draws.reduce((sum, value) => sum + value, 0) / draws.length;
    const uniform = Array.from({ length: 20_000 }, random.next);
    const normal = Array.from({ length: 20_000 }, random.normal);
    expect(mean(uniform)).toBeCloseTo(0.5, 1);
    expect(mean(normal)).toBeCloseTo(0, 1);
    expect(Math.sqrt(mean(normal.map((value) => value ** 2)))).toBeCloseTo(1, 1);
  });

  it('draws by weight and never a weight of zero', () => {
    const random = createRandom(5);
    const drawn = Array.from({ length: 4000 }, () =>
      random.weighted([
        ['often', 3],
        ['never', 0],
        ['rarely', 1],
      ] as const),
    );
    expect(drawn).not.toContain('never');
    expect(drawn.filter((item) => item === 'often').length / 4000).toBeCloseTo(0.75, 1);
  });

  it('shuffles without losing or repeating anything', () => {
    const items = Array.from({ length: 50 }, (_, i) => i);
    const shuffled = createRandom(9).shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  });
});
