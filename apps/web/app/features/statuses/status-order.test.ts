import type { LeadStatus } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { changedOrders, inOrder, moved, renumbered } from './status-order';

const row = (id: number, order: number): LeadStatus => ({
  id,
  order,
  name: `S${id}`,
  role: 'leader',
});
const ids = (rows: LeadStatus[]) => rows.map(({ id }) => id);

describe('moving a status', () => {
  const rows = [row(1, 1), row(2, 2), row(3, 5)];

  it('swaps it with its neighbour and writes those two only', () => {
    const sequence = moved(rows, row(3, 5), -1);
    expect(ids(sequence)).toEqual([1, 3, 2]);
    expect(changedOrders(sequence).map(({ id, order }) => [id, order])).toEqual([
      [3, 2],
      [2, 5],
    ]);
  });

  it('works downwards too', () => {
    expect(ids(moved(rows, row(1, 1), 1))).toEqual([2, 1, 3]);
  });

  it('counts anew where two share a number, because swapping would change nothing', () => {
    const tied = inOrder([row(2, 3), row(1, 3), row(3, 4)]);
    expect(ids(tied)).toEqual([1, 2, 3]);
    const sequence = renumbered(moved(tied, row(2, 3), -1));
    expect(sequence.map(({ id, order }) => [id, order])).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ]);
  });
});
