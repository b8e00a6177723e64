import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const OPTIONS = {
  ...{ atOnce: 2, atOncePerKey: 1, burstMs: 1_000, share: 1 / 4 },
  ...{ mostWaiting: 50, mostWaitingPerKey: 40 },
  whenFull: (isOwnQueue: boolean) => new Error(isOwnQueue ? 'own' : 'all'),
};

/** A clock that only work moves, and a log of who was served. */
function world(options: Partial<typeof OPTIONS> = {}) {
  let now = 0;
  const served: string[] = [];
  const queue = createFairQueue({ ...OPTIONS, ...options }, () => now);
  const work = (key: string, ms = 10) =>
    queue(key, async () => {
      await Promise.resolve();
      now += ms;
      served.push(key);
    });
  return {
    ...{ queue, served, work },
    rest: (ms: number) => {
      now += ms;
    },
  };
}

describe('a fair queue', () => {
  it('serves a newcomer next, however many somebody else has waiting', async () => {
    const { work, served } = world();
    const flood = Array.from({ length: 30 }, () => work('flood'));
    await work('visitor');
    expect(served.length).toBeLessThanOrEqual(4);
    await Promise.all(flood);
    expect(served).toHaveLength(31);
  });

  it('runs at most so many at once, in all and for one key', async () => {
    const { queue } = world({ atOnce: 3, atOncePerKey: 2 });
    let running = 0;
    let most = 0;
    const busy = (key: string) =>
      queue(key, async () => {
        running += 1;
        most = Math.max(most, running);
        await delay(2);
        running -= 1;
      });
    await Promise.all(Array.from({ length: 20 }, (_, i) => busy(`key ${i % 5}`)));
    expect(most).toBe(3);
    most = 0;
    await Promise.all(Array.from({ length: 6 }, () => busy('one')));
    expect(most).toBe(2);
  });

  it('lets a key rest after its burst, until it has paid with a quarter of the time', async () => {
    const { work, served, rest } = world();
    // Each adds 100 ms of work, and a quarter of the time that passes pays for it: 1,075 ms after these.
    await Promise.all(Array.from({ length: 14 }, () => work('flood', 100)));
    const late = work('flood', 100);
    await delay(5);
    expect(served).toHaveLength(14);
    await work('visitor');
    expect(served.at(-1)).toBe('visitor');
    rest(300);
    await Promise.all([work('visitor'), late]);
    expect(served.filter((key) => key === 'flood')).toHaveLength(15);
  });

  it('refuses when the queue of one key is full', async () => {
    const { queue } = world({ mostWaiting: 6, mostWaitingPerKey: 4 });
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const wait = (key: string) => queue(key, () => gate);
    const waiting = Array.from({ length: 5 }, () => wait('flood'));
    await expect(wait('flood')).rejects.toThrow('own');
    release();
    await Promise.all(waiting);
  });

  it('refuses when all are waiting in equal parts', async () => {
    const { queue } = world({ mostWaiting: 3 });
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const wait = (key: string) => queue(key, () => gate);
    const waiting = ['a', 'b', 'c', 'd', 'e'].map(wait);
    await expect(wait('f')).rejects.toThrow('all');
    release();
    await Promise.all(waiting);
    await wait('f');
  });

  it('that a few keys have filled still takes a newcomer, in place of the last of the longest', async () => {
    const { work, served } = world({ mostWaiting: 20, mostWaitingPerKey: 10 });
    const flood = ['a', 'b', 'c'].flatMap((key) =>
      Array.from({ length: 10 }, () => work(key).catch((error: Error) => error.message)),
    );
    await work('visitor');
    expect(served.indexOf('visitor')).toBeLessThan(8);
    expect((await Promise.all(flood)).filter((answer) => answer === 'all').length).toBeGreaterThan(
      0,
    );
  });

  it('goes on after work that failed', async () => {
    const { queue, work, served } = world();
    const failed = queue('a', async () => {
      throw new Error('broken');
    });
    await expect(failed).rejects.toThrow('broken');
    await work('a');
    expect(served).toEqual(['a']);
  });
});
