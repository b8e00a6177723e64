import { COMPARED_MAX } from '@alpha/contract/compare-limits';

/** Each home once, no more than fit. */
export function readComparedIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number);
  const known = ids.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  return [...new Set(known)].slice(0, COMPARED_MAX);
}
