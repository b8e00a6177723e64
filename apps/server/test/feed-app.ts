import { createFeed } from '@alpha/contract';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { readFeedArguments } from '../src/importing/command/feed-arguments.ts';
import { importFeed } from '../src/importing/command/import-feed.ts';
import { refreshFeed } from '../src/importing/feeds/refresh-feed.service.ts';
import { createSafeInternet } from '../src/platform/fetching/safe-fetch.ts';
import { startODataServer } from './odata-server.ts';
import { signedIn } from './people.ts';
import { resoRecord } from './reso-records.ts';
import { temporaryFolder } from './server-process.ts';
import { openTestApp } from './test-app.ts';

/** Only public addresses are allowed, so this one is mapped to the local feed server. */
export const FEED_ADDRESS = 'https://feed.example.com';

/** The real app with an administrator, and a feed server it can reach. */
export async function openFeedApp() {
  const test = await openTestApp({ people: { leads: 0 }, config: { dataDir: temporaryFolder() } });
  const admin = await signedIn(test, 'admin@alpha.test');
  const server = await startODataServer({ pageSize: 50, nextLinkBase: FEED_ADDRESS });
  const { fetch, download } = createSafeInternet({ allowsLoopback: true });
  const watch: { onFetch: ((url: string) => Promise<void>) | null } = { onFetch: null };
  test.deps.internet = {
    fetch: async (url, options) => {
      await watch.onFetch?.(url);
      return fetch(url.replace(FEED_ADDRESS, server.origin), options);
    },
    download,
  };
  const rows = async <T extends Record<string, unknown>>(query: SQL) =>
    (await test.database.db.execute<T>(query)).rows;

  return {
    test,
    admin,
    server,
    /** Called with each address before it is opened. */
    watch,
    rows,
    addFeed: async (more: object = {}): Promise<number> =>
      (await admin(createFeed, { body: feedForm(more) })).json().id,
    run: (id: number, options: object = {}) =>
      refreshFeed(test.deps, id, { signal: new AbortController().signal, ...options }),
    /** Runs the command. */
    command: async (address: string, ...options: string[]) => {
      const lines: string[] = [];
      const output = {
        out: (line: string) => void lines.push(line),
        err: (text: string) => void lines.push(text),
        isTerminal: false,
      };
      const args = ['reso', address, '--set', 'requestsPerSecond=50', ...options];
      const env = { RESO_TOKEN: 'good-token' };
      const code = await importFeed(test.deps, readFeedArguments(args), output, { env });
      return { code, output: lines.join('\n') };
    },
    /** Makes the next run compare keys. */
    compareKeys: (id: number) =>
      rows(
        sql`update feeds set mark = jsonb_set(mark, '{keysComparedAt}', 'null') where id = ${id}`,
      ),
    statusOf: async (key: string) =>
      (
        await rows<{ status: string }>(
          sql`select status::text from properties where source_key = ${key} order by id`,
        )
      ).map(({ status }) => status),
    close: async () => {
      await test.close();
      await server.stop();
    },
  };
}

export type FeedApp = Awaited<ReturnType<typeof openFeedApp>>;

export const feedForm = (more: object = {}) => ({
  name: 'South Florida',
  url: `${FEED_ADDRESS}/odata`,
  credentials: { kind: 'bearer', token: 'good-token' },
  requests_per_second: 50,
  every_minutes: null,
  is_enabled: true,
  ...more,
});

/** Listed at this minute after midnight, on a day in November. */
export const listing = (key: string, minute: number, more: Record<string, unknown> = {}) =>
  resoRecord({
    ListingKey: key,
    StreetNumber: String(minute + 1),
    ModificationTimestamp: new Date(Date.UTC(2025, 10, 3, 0, minute)).toISOString(),
    TotalActualRent: 3_000,
    ...more,
  });
