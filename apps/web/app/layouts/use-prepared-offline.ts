import { isAllowed } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { prepareOffline } from '~/data/prepare-offline';
import { readSession } from '~/lib/session';

/** After what the page itself needs. */
const LATER_MS = 3_000;

/**
 * Loads what a person without a connection needs to go on working: columns, reasons, fields, colleagues.
 * → whether the code for it may be loaded too.
 */
export function usePreparedOffline(): boolean {
  const cache = useQueryClient();
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const { role } = readSession();
    if (role === null || !isAllowed(role, 'lead:read:own')) return;
    const timer = setTimeout(() => {
      setLater(true);
      prepareOffline(cache);
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [cache]);
  return isLater;
}
