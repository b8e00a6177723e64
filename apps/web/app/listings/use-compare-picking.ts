import { COMPARED_MAX } from '@alpha/contract/compare-limits';
import { useMemo, useState } from 'react';
import type { ComparePicking } from './compare-picking';

/** Up to eight; a ninth is refused until one is taken out. */
export function useComparePicking(
  ids: readonly number[],
  onChange: (ids: readonly number[]) => void,
): { picking: ComparePicking; isFull: boolean } {
  const [isRefused, setRefused] = useState(false);
  const picking = useMemo(() => {
    const toggle = (id: number) => {
      const isPicked = ids.includes(id);
      const isNinth = !isPicked && ids.length >= COMPARED_MAX;
      setRefused(isNinth);
      if (!isNinth) onChange(isPicked ? ids.filter((each) => each !== id) : [...ids, id]);
    };
    return { ids, toggle };
  }, [ids, onChange]);
  return { picking, isFull: isRefused && ids.length >= COMPARED_MAX };
}
