import { useEffect, useState } from 'react';

/** The age of a touch is shown in minutes or coarser units. */
const STEP_MS = 60_000;

export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(clock);
  }, []);
  return now;
}
