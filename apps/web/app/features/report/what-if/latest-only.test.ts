import { describe, expect, it } from 'vitest';
import { createLatestOnly } from './latest-only';

describe('requests to the simulation', () => {
  it('never pile up: while one is running only the newest waits', () => {
    const asked: number[] = [];
    const queue = createLatestOnly<number>((question) => asked.push(question));
    for (const question of [1, 2, 3, 4]) queue.ask(question);
    expect(asked).toEqual([1]);
    queue.next();
    expect(asked).toEqual([1, 4]);
    queue.next();
    queue.ask(5);
    expect(asked).toEqual([1, 4, 5]);
  });

  it('that are no longer needed are not sent', () => {
    const asked: number[] = [];
    const queue = createLatestOnly<number>((question) => asked.push(question));
    queue.ask(1);
    queue.ask(2);
    queue.dropWaiting();
    queue.next();
    expect(asked).toEqual([1]);
  });
});
