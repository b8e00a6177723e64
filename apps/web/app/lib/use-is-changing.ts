import { useEffect, useState } from 'react';

/** True until `value` has been the same for a while; never for an empty one. */
export function useIsChanging(value: string, ms: number): boolean {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled !== value;
}
