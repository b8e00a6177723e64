import { useEffect, useState } from 'react';

const REST_MS = 500;

/** True once the value has not changed for a moment. */
export function useSettled(value: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}
