// A test that prints an error fails.
import { afterEach, expect, vi } from 'vitest';

const spy = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = spy.mock.calls.map((args) => args.join(' '));
  spy.mockClear();
  expect(calls, 'console.error was called').toEqual([]);
});
