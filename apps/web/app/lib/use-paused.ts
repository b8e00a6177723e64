import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The text after a pause in typing (debounced). */
export function usePaused(text: string, pauseMs = PAUSE_MS): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return paused;
}
