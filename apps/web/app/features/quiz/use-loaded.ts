import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';

type Loaded<T> = { data: T | undefined; isFailed: boolean; retry: () => void };

/**
 * Loads data while the component is mounted. A new `key` loads again after `delayMs` (debounced); until
 * then the last result stays.
 */
export function useLoaded<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  delayMs = 0,
): Loaded<T> {
  const [data, setData] = useState<T>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const ask = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload on a new key or retry.
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      ask(leaving.signal).then(
        (answer) => {
          if (leaving.signal.aborted) return;
          startTransition(() => {
            setData(answer);
            setFailed(false);
          });
        },
        () => !leaving.signal.aborted && setFailed(true),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key, tries, delayMs]);
  const retry = useCallback(() => {
    setFailed(false);
    setTries((count) => count + 1);
  }, []);
  // Requests that failed offline are repeated when the connection is back.
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed, retry]);
  return { data, isFailed, retry };
}
