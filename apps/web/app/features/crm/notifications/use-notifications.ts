import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onNotifications } from '~/data/live/lead-events';
import { notificationsQuery } from '~/data/notifications';
import { notificationsChanged } from '~/data/stale';
import { setTabCount } from '~/lib/tab-count';

/** Several events of one change cause one request. */
const GATHER_MS = 150;

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

  return { unread, query };
}
