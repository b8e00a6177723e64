import { setTimeout as delay } from 'node:timers/promises';
import { FetchFailure } from '../../platform/fetching/fetch-failure.ts';
import type { FetchBytes, FetchedBytes } from '../../platform/fetching/safe-fetch.ts';
import { type Outcome, outcomeOf, type Page, type Resource } from './reso-answer.ts';
import { FeedFailure } from './reso-refusal.ts';
import type { ResoCredentials, ResoFeed } from './reso-settings.ts';
import { createTokenSource } from './reso-token.ts';

export type ResoClient = { getPage: (url: string, resource: Resource) => Promise<Page> };

type Deps = {
  feed: ResoFeed;
  credentials: ResoCredentials;
  fetch: FetchBytes;
  signal?: AbortSignal;
  now?: () => number;
  sleep?: (ms: number) => Promise<void>;
  /** Lower it when a person waits for the response. */
  maxAttempts?: number;
};

const LIMITS = { timeoutMs: 120_000, maxBytes: 256_000_000 };
const MAX_ATTEMPTS = 6;
/** A run waits no longer than this; the next one continues from the mark. */
const MAX_WAIT_MS = 15 * 60_000;

/** One request at a time, rate-limited, with retries for temporary errors. */
export function createResoClient(deps: Deps): ResoClient {
  const { feed, credentials, fetch, signal, maxAttempts = MAX_ATTEMPTS } = deps;
  const now = deps.now ?? Date.now;
  const sleep = deps.sleep ?? ((ms) => delay(ms, undefined, signal && { signal }));
  const tokens = createTokenSource(credentials, { fetch, now, ...(signal && { signal }) });
  const gapMs = 1000 / feed.settings.requestsPerSecond;
  let nextTurn = 0;

  async function takeTurn(): Promise<void> {
    const wait = nextTurn - now();
    if (wait > 0) await sleep(wait);
    nextTurn = now() + gapMs;
  }

  async function ask(url: string, token: string): Promise<FetchedBytes> {
    await takeTurn();
    return fetch(url, {
      ...LIMITS,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        prefer: `odata.maxpagesize=${feed.settings.pageSize}`,
      },
      ...(signal && { signal }),
    });
  }

  async function tryOnce(url: string, resource: Resource): Promise<Outcome> {
    const token = await tokens.get();
    try {
      const answer = await ask(url, token);
      if (answer.status !== 401) return outcomeOf(answer, resource, now());
      const fresh = await tokens.renew(token);
      return outcomeOf(fresh ? await ask(url, fresh) : answer, resource, now());
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      const failure = new FeedFailure(error.reason, { cause: error });
      return RETRYABLE.has(error.reason) ? { failure, retryMs: null } : { failure };
    }
  }

  return {
    getPage: async (url, resource) => {
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await tryOnce(url, resource);
        if ('page' in outcome) return outcome.page;
        if (outcome.retryMs === undefined || attempt >= maxAttempts) throw outcome.failure;
        const waitMs = outcome.retryMs ?? backOffMs(attempt);
        if (waitMs > MAX_WAIT_MS) throw outcome.failure;
        await sleep(waitMs);
      }
    },
  };
}

/** Errors worth retrying. */
const RETRYABLE = new Set(['unreachable', 'timedOut', 'brokeOff']);

/** 1, 2, 4 … seconds plus jitter. */
function backOffMs(attempt: number): number {
  return Math.min(60_000, 1000 * 2 ** (attempt - 1)) * (1 + Math.random() / 4);
}
