import { useEffect, useState } from 'react';
import { reloadAtOnce } from '~/lib/forced-leave';
import { readStored, STORAGE_KEYS } from '~/lib/storage';

const WATCHED: (string | null)[] = [STORAGE_KEYS.accessToken, STORAGE_KEYS.userId, null];

/** Tabs share the session: signing out or in affects all of them. */
export function useSessionWatch(session: { userId: string | null }, onSignedOut: () => void): void {
  const [userId] = useState(session.userId);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (!WATCHED.includes(key)) return;
      if (!readStored(STORAGE_KEYS.accessToken)) return onSignedOut();
      const current = readStored(STORAGE_KEYS.userId);
      // Header, menu and data still belong to the previous user.
      if (current !== null && current !== userId) reloadAtOnce();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [userId, onSignedOut]);
}
