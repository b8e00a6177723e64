import { type LeadEvent, streamEvents } from '@alpha/contract';
import { readStored, STORAGE_KEYS } from '~/lib/storage';
import { dispatchEvent } from './lead-events';
import { readEvents } from './read-events';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** The server sends something every 20 seconds; a longer silence means the connection is lost. */
const LONGEST_SILENCE_MS = 50_000;
/** The server replays the last 10 seconds to a new connection; within this time nothing was missed. */
const REPLAY_WINDOW_MS = 8_000;

/** Keeps one stream open and dispatches its events. Returns a stop function. */
export function openLeadStream(): () => void {
  const stopping = new AbortController();
  void run(stopping.signal);
  return () => stopping.abort();
}

async function run(signal: AbortSignal): Promise<void> {
  const begun = performance.now();
  let isFirst = true;
  let failures = 0;
  while (!signal.aborted) {
    const token = readStored(STORAGE_KEYS.accessToken);
    if (!token) return;
    const end = await connect(token, signal, () => {
      failures = 0;
      const mayHaveMissed = !isFirst || performance.now() - begun > REPLAY_WINDOW_MS;
      isFirst = false;
      if (mayHaveMissed) dispatchEvent({ kind: 'many' });
    });
    if (signal.aborted) return;
    // A user who is signed out or has a step to take finds out through the next request.
    if (end === 'refused' && token === readStored(STORAGE_KEYS.accessToken))
      dispatchEvent({ kind: 'many' });
    failures = end === 'closed' ? 1 : failures + 1;
    await pause(waitAfter(failures), signal);
  }
}

/** Resolves when the stream ends, for whatever reason. */
async function connect(
  token: string,
  signal: AbortSignal,
  onOpen: () => void,
): Promise<'closed' | 'failed' | 'refused'> {
  const own = new AbortController();
  const abort = () => own.abort();
  signal.addEventListener('abort', abort);
  let timer = setTimeout(abort, LONGEST_SILENCE_MS);
  const resetSilenceTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, LONGEST_SILENCE_MS);
  };
  let isOpen = false;
  try {
    const answer = await fetch(streamEvents.path, {
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': document.documentElement.lang,
      },
      cache: 'no-store',
      signal: own.signal,
    });
    if (!answer.ok || !answer.body)
      return [401, 403].includes(answer.status) ? 'refused' : 'failed';
    isOpen = true;
    onOpen();
    await readEvents(answer.body, { onData: dispatch, onBytes: resetSilenceTimer });
    return 'closed';
  } catch {
    return isOpen ? 'closed' : 'failed';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function dispatch(data: string): void {
  const event: unknown = JSON.parse(data);
  if (isLeadEvent(event)) dispatchEvent(event);
}

const ONE_LEAD: readonly unknown[] = ['created', 'changed', 'removed'];
const NUMBERS = ['lead_id', 'user_id', 'lead_status_id', 'version'] as const;

/** A newer server may send unknown kinds: ignored. */
export function isLeadEvent(event: unknown): event is LeadEvent {
  if (typeof event !== 'object' || event === null || !('kind' in event)) return false;
  const given: Record<string, unknown> = { ...event };
  if (ONE_LEAD.includes(event.kind)) return NUMBERS.every((name) => Number.isInteger(given[name]));
  if (event.kind === 'shortlists') return Number.isInteger(given.lead_id);
  return event.kind === 'many' || event.kind === 'statuses' || event.kind === 'notifications';
}

/** Exponential backoff with jitter, so that not all tabs of an office reconnect at once. */
export function waitAfter(failures: number, chance = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return wait * (0.5 + chance);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });
}
