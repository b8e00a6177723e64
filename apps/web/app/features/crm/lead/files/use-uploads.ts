import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { readSession } from '~/lib/session';
import { useIsOnline } from '~/lib/use-is-online';
import {
  addUploads,
  allUploads,
  dropUpload,
  retryOffline,
  retryUpload,
  watchUploads,
} from './upload-queue';

/** Files on their way to a lead, and those that did not arrive. */
export function useUploads(leadId: number) {
  const cache = useQueryClient();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) retryOffline(cache);
  }, [isOnline, cache]);
  const all = useSyncExternalStore(watchUploads, allUploads, allUploads);
  const { userId } = readSession();
  const uploads = useMemo(
    () => all.filter((upload) => upload.leadId === leadId && upload.userId === userId),
    [all, leadId, userId],
  );
  return {
    uploads,
    add: (files: readonly File[]) => addUploads(cache, leadId, files),
    retry: (key: string) => retryUpload(cache, key),
    drop: dropUpload,
  };
}
