import type { Count } from './rate-limits.queries.ts';

type Window = { current: number; endsAt: number };

/** Maximum addresses counted; the least recently seen is dropped first. */
const MOST_KEYS = 5_000;

/** Counts in this process's memory. */
export function createLocalCounts(mostKeys = MOST_KEYS) {
  const windows = new Map<string, Window>();

  const alive = (key: string, now: number) => {
    const known = windows.get(key);
    return known && known.endsAt > now ? known : undefined;
  };
  const keep = (key: string, window: Window) => {
    windows.delete(key);
    windows.set(key, window);
    if (windows.size > mostKeys) windows.delete(windows.keys().next().value ?? '');
  };

  return {
    count(key: string, windowMs: number): Count {
      const now = Date.now();
      const window = alive(key, now) ?? { current: 0, endsAt: now + windowMs };
      window.current += 1;
      keep(key, window);
      return { current: window.current, ttl: window.endsAt - now };
    },
    read(key: string): Count | undefined {
      const now = Date.now();
      const window = alive(key, now);
      return window && { current: window.current, ttl: window.endsAt - now };
    },
    /** Takes over a count from the database. */
    learn(key: string, { current, ttl }: Count): void {
      keep(key, { current, endsAt: Date.now() + ttl });
    },
  };
}
