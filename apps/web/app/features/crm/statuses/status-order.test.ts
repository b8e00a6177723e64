import type { LeadStatus } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { inOrder, moved, nextOrder } from './status-order';

const row = (id: number, order: number): LeadStatus => ({
  id,
  order,
  name: `S${id}`,
  role: 'leader',
});
const places = (rows: LeadStatus[]) => rows.map(({ id, order }) => [id, order]);

describe('moving a status', () => {
  const rows = [row(1, 1), row(2, 2), row(3, 5)];

  it('swaps it with the adjacent one and counts from 1', () => {
    expect(places(moved(rows, row(3, 5), -1))).toEqual([
      [1, 1],
      [3, 2],
      [2, 3],
    ]);
  });

  it('works downwards too', () => {
    expect(places(moved(rows, row(1, 1), 1))).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ]);
  });

  it('works when two have the same number', () => {
    const tied = inOrder([row(2, 3), row(1, 3), row(3, 4)]);
    expect(places(moved(tied, row(2, 3), -1))).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ]);
  });
});

describe('a new status', () => {
  it('is placed after the last of its role', () => {
    expect(nextOrder([row(1, 1), row(2, 7)], 'leader')).toBe('8');
  });

  it('is the first of a role without any', () => {
    expect(nextOrder([row(1, 1)], 'admin')).toBe('1');
  });

  it('has no position before its role is chosen', () => {
    expect(nextOrder([row(1, 1)], '')).toBe('');
  });

  it('stays within what the server accepts', () => {
    expect(nextOrder([row(1, 999)], 'leader')).toBe('999');
  });
});
