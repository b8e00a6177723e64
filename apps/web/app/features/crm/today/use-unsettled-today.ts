import type { Today } from '@alpha/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { settlingVersion, watchSettling, withoutSettled } from '~/data/today-settling';

/**
 * Without the rows that were acted on. In the same moment: the cache updates its screens a little later, and a key
 * pressed in between would act on the same lead again.
 */
export function useUnsettledToday(today: Today): Today {
  const version = useSyncExternalStore(watchSettling, settlingVersion, settlingVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that other rows are settled.
  return useMemo(() => withoutSettled(today, 0), [today, version]);
}
