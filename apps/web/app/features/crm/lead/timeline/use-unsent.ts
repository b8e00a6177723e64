import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addActivity, putNewActivity, timelineQuery } from '~/data/timeline';
import { refusalOf } from '~/lib/api-refusal';
import { readSession } from '~/lib/session';
import {
  dropUnsent,
  isStored,
  keepUnsent,
  readUnsent,
  type Unsent,
  type Words,
} from './unsent-store';

export type UnsentEntry = Unsent & { isSending: boolean; reason: string | null };

/**
 * New entries appear in the timeline at once. They are stored in the tab before sending and removed only
 * after the server has confirmed, so neither an error nor a reload loses text.
 */
export function useUnsent(leadId: number) {
  const cache = useQueryClient();
  const [entries, setEntries] = useState<UnsentEntry[]>(() =>
    readUnsent(leadId).map((entry) => ({ ...entry, isSending: false, reason: null })),
  );
  const adding = useMutation({
    mutationFn: ({ kind, body, due_at }: Words) =>
      addActivity(leadId, { kind, body, ...(kind === 'task' && { due_at }) }),
  });
  const put = (entry: UnsentEntry) =>
    setEntries((all) => [...all.filter(({ key }) => key !== entry.key), entry]);

  async function send(entry: Unsent) {
    const { key, at, kind, body, due_at } = entry;
    keepUnsent(leadId, { key, at, kind, body, due_at });
    put({ ...entry, isSending: true, reason: null });
    try {
      const stored = await adding.mutateAsync(entry);
      drop(entry.key);
      putNewActivity(cache, stored);
    } catch (error) {
      put({ ...entry, isSending: false, reason: refusalOf(error) ?? null });
    }
  }
  /** The response may have been lost: check before writing again. */
  async function retry(entry: Unsent) {
    const there = await cache.fetchQuery(timelineQuery(leadId)).catch(() => []);
    if (isStored(entry, there, readSession().userId)) drop(entry.key);
    else await send(entry);
  }
  function drop(key: string) {
    dropUnsent(leadId, key);
    setEntries((all) => all.filter((entry) => entry.key !== key));
  }
  const write = (words: Words) =>
    send({ ...words, key: crypto.randomUUID(), at: new Date().toISOString() });
  return { entries, write, retry, drop };
}
