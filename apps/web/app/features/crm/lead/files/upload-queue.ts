import { LEAD_FILE_MAX_BYTES } from '@alpha/contract';
import type { QueryClient } from '@tanstack/react-query';
import { uploadLeadFile } from '~/data/lead-files';
import { ApiError } from '~/lib/api-error';
import { refusalOf } from '~/lib/api-refusal';
import { onClearTab } from '~/lib/clear-tab';
import { readSession } from '~/lib/session';

/** Why a file is not attached: `refused` with the server's words, the others with ours. */
export type UploadProblem =
  | { kind: 'tooLarge' | 'empty' | 'offline' | 'failed' }
  | { kind: 'refused'; words: string };

export type Upload = {
  key: string;
  /** Whose. A session may end without signing out. */
  userId: string | null;
  leadId: number;
  file: File;
  /** Of the bytes sent, from 0 to 1; null while others are sent. */
  share: number | null;
  problem: UploadProblem | null;
};

/**
 * For the life of the tab, not of a screen: closing the panel or opening the next lead neither stops an upload
 * nor loses one that failed.
 */
let entries: readonly Upload[] = [];
let isSending = false;
const stops = new Map<string, AbortController>();
const watchers = new Set<() => void>();

export const allUploads = (): readonly Upload[] => entries;

export function watchUploads(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

export function addUploads(cache: QueryClient, leadId: number, files: readonly File[]): void {
  const { userId } = readSession();
  const added = files.map((file) => ({
    ...{ key: crypto.randomUUID(), leadId, userId, file, share: null },
    problem: problemBefore(file),
  }));
  change([...entries, ...added]);
  void sendNext(cache);
}

export function retryUpload(cache: QueryClient, key: string): void {
  update(key, { problem: null, share: null });
  void sendNext(cache);
}

export function dropUpload(key: string): void {
  stops.get(key)?.abort();
  change(entries.filter((entry) => entry.key !== key));
}

/** The next user of this tab must not see the names of files. */
onClearTab(() => {
  for (const stop of stops.values()) stop.abort();
  change([]);
});

/** The network is back. */
export function retryOffline(cache: QueryClient): void {
  for (const { key, problem } of entries) if (problem?.kind === 'offline') retryUpload(cache, key);
}

function problemBefore({ size }: File): UploadProblem | null {
  if (size === 0) return { kind: 'empty' };
  return size > LEAD_FILE_MAX_BYTES ? { kind: 'tooLarge' } : null;
}

/** One at a time: on a slow line, five at once all arrive late. */
async function sendNext(cache: QueryClient): Promise<void> {
  if (isSending) return;
  const { userId } = readSession();
  const next = entries.find((entry) => !entry.problem && entry.userId === userId);
  if (!next) return;
  isSending = true;
  const stop = new AbortController();
  stops.set(next.key, stop);
  update(next.key, { share: 0 });
  try {
    const onProgress = (share: number) => update(next.key, { share });
    await uploadLeadFile(cache, next.leadId, next.file, { onProgress, signal: stop.signal });
    dropUpload(next.key);
  } catch (error) {
    update(next.key, { problem: problemOf(error), share: null });
  } finally {
    stops.delete(next.key);
    isSending = false;
  }
  void sendNext(cache);
}

function problemOf(error: unknown): UploadProblem {
  const words = refusalOf(error);
  if (words) return { kind: 'refused', words };
  const isOffline = error instanceof ApiError && error.status === 0;
  return { kind: isOffline ? 'offline' : 'failed' };
}

function update(key: string, fields: Partial<Upload>): void {
  change(entries.map((entry) => (entry.key === key ? { ...entry, ...fields } : entry)));
}

function change(next: readonly Upload[]): void {
  entries = next;
  // Closing the tab would lose them: the browser asks.
  if (entries.length > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  for (const notify of watchers) notify();
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
