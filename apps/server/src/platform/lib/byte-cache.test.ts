import { expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';

it('keeps what was used last, up to its size', () => {
  const cache = createByteCache<string>({ mostBytes: 10, sizeOf: ({ length }) => length });
  cache.set('a', 'aaaa');
  cache.set('b', 'bbbb');
  expect(cache.get('a')).toBe('aaaa');
  cache.set('c', 'cccc');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['aaaa', undefined, 'cccc']);
  cache.set('a', 'a');
  expect(cache.bytes()).toBe(5);
  cache.set('d', 'd'.repeat(11));
  expect(cache.get('d')).toBeUndefined();
  expect(cache.bytes()).toBe(0);
});
