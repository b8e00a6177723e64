import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from './paced';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PACE = { pauseMs: 400, mostMs: 2_000 };

it('runs once after a pause in the calls', () => {
  const run = vi.fn();
  const { call } = paced(run, PACE);
  call();
  vi.advanceTimersByTime(300);
  call();
  vi.advanceTimersByTime(399);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs also while the calls never pause, and begins to count again', () => {
  const run = vi.fn();
  const { call } = paced(run, PACE);
  for (let ms = 0; ms < 10_000; ms += 100) {
    call();
    vi.advanceTimersByTime(100);
  }
  expect(run).toHaveBeenCalledTimes(5);
});

it('stopped, it does not run', () => {
  const run = vi.fn();
  const { call, stop } = paced(run, PACE);
  call();
  stop();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
