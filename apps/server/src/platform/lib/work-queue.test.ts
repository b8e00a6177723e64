import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 2));

test('no more than allowed run at once, and all run in order', async () => {
  const queue = createWorkQueue({ atOnce: 2, mostWaiting: 100, whenFull: () => new Error('full') });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (index: number) =>
    queue(async () => {
      order.push(index);
      running += 1;
      most = Math.max(most, running);
      await soon();
      running -= 1;
    });
  const indexes = Array.from({ length: 20 }, (_, index) => index);
  await Promise.all(indexes.map(work));
  expect(most).toBe(2);
  expect(order).toEqual(indexes);
});

test('a job that fails makes room for the next', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 5, whenFull: () => new Error('full') });
  const failing = queue(() => Promise.reject(new Error('broken')));
  const next = queue(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('a caller that finds the queue full fails at once', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 1, whenFull: () => new Error('full') });
  const accepted = [queue(soon), queue(soon)];
  await expect(queue(soon)).rejects.toThrow('full');
  await Promise.all(accepted);
  await expect(queue(async () => 'room again')).resolves.toBe('room again');
});
