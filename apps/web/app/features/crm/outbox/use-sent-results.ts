import type { BulkResult } from '@alpha/contract';
import { useEffect } from 'react';
import { watchSent } from '~/data/outbox/sent-changes';
import { useBulkResult } from '../use-bulk-result';

/** Says how many a bulk change has reached when it is made after waiting, and offers to undo it. */
export function useSentResults(): void {
  const say = useBulkResult();
  useEffect(
    () =>
      watchSent(({ action }, answer) => {
        if (action.kind === 'bulk' && answer) say(action.edit.kind, answer as BulkResult);
      }),
    [say],
  );
}
