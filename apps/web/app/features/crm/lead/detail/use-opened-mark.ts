import type { Lead } from '@alpha/contract';
import { useEffect } from 'react';
import { updateAttention } from '~/data/today';
import { readSession } from '~/lib/session';

/** Once its owner has seen a lead, it is no longer marked as new. */
export function useOpenedMark(lead: Lead | undefined): void {
  const id = lead?.id;
  const isNew = lead?.opened_at === null && String(lead.user_id) === readSession().userId;
  useEffect(() => {
    if (id === undefined || !isNew) return;
    // Without it the mark stays, which is no reason to disturb anyone.
    updateAttention(id, { is_opened: true }).catch(() => {});
  }, [id, isNew]);
}
