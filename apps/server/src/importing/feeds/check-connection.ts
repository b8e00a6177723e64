import type { FetchBytes } from '../../platform/fetching/safe-fetch.ts';
import { createResoClient } from '../reso/reso-client.ts';
import { propertyUrl } from '../reso/reso-questions.ts';
import { FeedFailure, refuse } from '../reso/reso-refusal.ts';
import { type ResoCredentials, resoSettings } from '../reso/reso-settings.ts';
import type { Refusal } from '../rows/listing-row.ts';

/** A person is waiting at the screen. */
const TIMEOUT_MS = 20_000;
const TEST_PAGE_SIZE = 10;

export type Connection = { error: Refusal | null; listings: number };

/** The first request of a run, without storing anything. */
export async function checkConnection(
  url: string,
  credentials: ResoCredentials,
  fetch: FetchBytes,
): Promise<Connection> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const feed = { url, settings: resoSettings.parse({ pageSize: TEST_PAGE_SIZE }) };
  try {
    const client = createResoClient({ feed, credentials, fetch, signal, maxAttempts: 1 });
    const page = await client.getPage(propertyUrl(feed, {}), 'Property');
    return { error: null, listings: page.records.length };
  } catch (error) {
    if (error instanceof FeedFailure) return { error: error.refusal, listings: 0 };
    if (signal.aborted) return { error: refuse('timedOut'), listings: 0 };
    throw error;
  }
}
