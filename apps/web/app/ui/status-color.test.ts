import { describe, expect, it } from 'vitest';
import { statusColor } from './status-color';

describe('the color of a board column', () => {
  it('follows its order and starts again after twelve', () => {
    expect([1, 2, 12, 13, 25].map(statusColor)).toEqual([
      'var(--status-1)',
      'var(--status-2)',
      'var(--status-12)',
      'var(--status-1)',
      'var(--status-1)',
    ]);
  });

  it('exists for an invalid order too', () => {
    expect([0, -1, 1.9].map(statusColor)).toEqual([
      'var(--status-12)',
      'var(--status-11)',
      'var(--status-1)',
    ]);
  });
});
