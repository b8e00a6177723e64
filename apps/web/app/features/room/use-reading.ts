import { useCallback, useEffect, useRef, useState } from 'react';

/** Reads a part of the room once, and again when asked to. Visitors have no query client. */
export function useReading<T>(
  read: (signal: AbortSignal) => Promise<T>,
  onRead: (found: T) => void,
): { isFailed: boolean; isReading: boolean; retry: () => void } {
  const [state, setState] = useState<'reading' | 'read' | 'failed' | 'again'>('reading');
  const [tries, setTries] = useState(0);
  const latest = useRef({ read, onRead });
  latest.current = { read, onRead };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again.
  useEffect(() => {
    const leaving = new AbortController();
    latest.current.read(leaving.signal).then(
      (found) => {
        if (leaving.signal.aborted) return;
        latest.current.onRead(found);
        setState('read');
      },
      () => !leaving.signal.aborted && setState('failed'),
    );
    return () => leaving.abort();
  }, [tries]);
  // What failed stays on the page while it is tried again, and so does what was read: nothing jumps.
  const retry = useCallback(() => {
    setState((before) => (before === 'failed' || before === 'again' ? 'again' : 'reading'));
    setTries((count) => count + 1);
  }, []);
  return {
    isFailed: state === 'failed' || state === 'again',
    isReading: state === 'reading' || state === 'again',
    retry,
  };
}
