import { setImmediate as nextTurn } from 'node:timers/promises';
import { createRandom } from '@alpha/demo-market/random';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('a scan never sees half of a change, in any order of scans and changes', async () => {
  const random = createRandom(11);
  const turns = createTurns();
  const row = { a: 0, b: 0 };
  let changes = 0;
  const pause = async (most: number) => {
    for (let left = random.int(0, most); left > 0; left -= 1) await nextTurn();
  };
  const scan = async () => {
    await pause(4);
    await turns.scan(async () => {
      const { a, b } = row;
      await pause(3);
      expect([row.a, row.b]).toEqual([a, b]);
      expect(a).toBe(b);
    });
  };
  const change = async () => {
    await pause(4);
    await turns.write(() => {
      changes += 1;
      row.a = changes;
      row.b = changes;
    });
  };
  const work = Array.from({ length: 400 }, () => (random.chance(0.3) ? change() : scan()));
  await Promise.all(work);
  expect(row.a).toBe(changes);
  expect(changes).toBeGreaterThan(50);
});

it('scans run together, a change waits for them, and later scans wait for the change', async () => {
  const turns = createTurns();
  const order: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const scans = ['one', 'two'].map((name) =>
    turns.scan(async () => {
      order.push(`${name} begins`);
      await held;
      order.push(`${name} ends`);
    }),
  );
  const change = turns.write(() => order.push('change'));
  const later = turns.scan(() => order.push('later'));
  await nextTurn();
  release();
  await Promise.all([...scans, change, later]);
  expect(order).toEqual(['one begins', 'two begins', 'one ends', 'two ends', 'change', 'later']);
});

it('goes on after a scan or a change that failed', async () => {
  const turns = createTurns();
  const fail = () => {
    throw new Error('broken');
  };
  await expect(turns.scan(fail)).rejects.toThrow('broken');
  await expect(turns.write(fail)).rejects.toThrow('broken');
  expect(await turns.scan(() => 'fine')).toBe('fine');
});
