import { expect, it } from 'vitest';
import { inOwnMemory } from './protocol.ts';

it('what goes to the other thread is nothing but its bytes: no pool is copied along', () => {
  const pooled = Buffer.from('select');
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length);
  const sent = inOwnMemory([pooled, Buffer.from(' 1')]);
  expect(Buffer.from(sent).toString()).toBe('select 1');
  expect(sent.buffer.byteLength).toBe(8);
  expect(inOwnMemory([])).toHaveLength(0);
});
