// A test that prints an error fails; a file that stops the clock does not stop it for the next one.
import { afterAll, afterEach, expect, vi } from 'vitest';

const spy = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = spy.mock.calls.map((args) => args.join(' '));
  spy.mockClear();
  expect(calls, 'console.error was called').toEqual([]);
});

afterAll(() => void vi.useRealTimers());
