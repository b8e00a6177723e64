import type { Notifications } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsQuery, readNotifications } from '~/data/notifications';
import { useIsVisible } from '~/lib/use-is-visible';

/** A lead that is shown, on its page or over a list, has everything there is to read about it. */
export function useReadNotifications(leadId: number | undefined): void {
  const cache = useQueryClient();
  const { data } = useQuery(notificationsQuery);
  const isVisible = useIsVisible();
  const isUnread = leadId !== undefined && data !== undefined && mayBeUnread(data, leadId);
  useEffect(() => {
    if (!isUnread || !isVisible) return;
    readNotifications(cache, { lead_id: leadId }).catch(() => undefined);
  }, [cache, isUnread, isVisible, leadId]);
}

/** The list has only the newest: what is unread below them may be about any lead. */
function mayBeUnread({ unread, items }: Notifications, leadId: number): boolean {
  const listed = items.filter(({ is_read }) => !is_read);
  return unread > listed.length || listed.some(({ lead }) => lead.id === leadId);
}
