import type { QueryClient } from '@tanstack/react-query';
import { leadChanged, leadListsChanged, leadsChanged, tagsChanged } from '../stale';
import type { Change } from './change';
import { tagChangeOf } from './made-tags';
import { readOutbox, watchOwnChanges } from './outbox-store';
import { sendWaiting } from './send-waiting';

/** While something waits; the browser may not know that the network is back, or the server was down. */
const RETRY_MS = 5_000;
/** What was sent leaves the list even if a screen cannot be refreshed. */
const LONGEST_REFRESH_MS = 5_000;

/** Sends what waits: at the start, when the network is back, when the tab is looked at, and now and then. → stops it. */
export function startSender(cache: QueryClient): () => void {
  let isSending = false;
  const run = async () => {
    if (isSending || navigator.onLine === false) return;
    if (!readOutbox().some(({ refusal }) => !refusal)) return;
    isSending = true;
    try {
      await sendWaiting((change) =>
        Promise.race([
          refresh(cache, change),
          new Promise((done) => setTimeout(done, LONGEST_REFRESH_MS)),
        ]),
      );
    } finally {
      isSending = false;
    }
  };
  const start = () => void run();
  // Not of other tabs: each would answer the other's failed attempts at once, without end.
  const stopWatching = watchOwnChanges(start);
  const timer = setInterval(start, RETRY_MS);
  window.addEventListener('online', start);
  document.addEventListener('visibilitychange', start);
  start();
  return () => {
    stopWatching();
    clearInterval(timer);
    window.removeEventListener('online', start);
    document.removeEventListener('visibilitychange', start);
  };
}

function refresh(cache: QueryClient, change: Change): Promise<unknown> {
  const { lead, action } = change;
  if (tagChangeOf(change)?.made) return Promise.all([tagsChanged(cache), leadsChanged(cache)]);
  if (lead) return Promise.all([leadChanged(cache, lead.id), leadListsChanged(cache)]);
  return action.kind === 'create' ? leadListsChanged(cache) : leadsChanged(cache);
}
