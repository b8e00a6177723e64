import { useEffect, useState } from 'react';

/** True for a while after `isSo` became true. */
export function useRecently(isSo: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    setOver(false);
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return isSo && !isOver;
}
