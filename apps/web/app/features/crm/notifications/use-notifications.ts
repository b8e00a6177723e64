import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { onNotifications } from '~/data/live/lead-events';
import { notificationsQuery, readNotifications } from '~/data/notifications';
import { notificationsChanged } from '~/data/stale';
import { setTabCount } from '~/lib/tab-count';

/** Several events of one change cause one request. */
const GATHER_MS = 150;
const LEAD_PAGE = /^\/app\/leads\/(\d+)$/;

/** The viewer's notifications, kept up to date; their number is in the title of the tab. */
export function useNotifications() {
  const cache = useQueryClient();
  const query = useQuery(notificationsQuery);
  const unread = query.data?.unread ?? 0;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onNotifications(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void notificationsChanged(cache);
      }, GATHER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache]);

  useEffect(() => {
    setTabCount(unread);
    return () => setTabCount(0);
  }, [unread]);

  // The page of a lead shows everything there is to read about it.
  const shownLead = Number(LEAD_PAGE.exec(useLocation().pathname)?.[1] ?? 0);
  const isUnread = query.data?.items.some(({ lead, is_read }) => lead.id === shownLead && !is_read);
  useEffect(() => {
    if (!isUnread) return;
    readNotifications(cache, { lead_id: shownLead }).catch(() => undefined);
  }, [cache, isUnread, shownLead]);

  return { unread, query };
}
