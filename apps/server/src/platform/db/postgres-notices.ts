import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createNoticeBoard, type Listen, NOTICE_CHANNEL } from './notices.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;
/** Detects connections that were cut silently. */
const PROBE_MS = 15_000;

export type PostgresNotices = { listen: Listen; close: () => Promise<void> };

/** One dedicated connection for LISTEN, opened with the first listener; reconnects by itself. */
export function openPostgresNotices(connectionString: string): PostgresNotices {
  const board = createNoticeBoard();
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (let wait = FIRST_WAIT_MS; !closing.signal.aborted; ) {
      const client = new pg.Client({
        connectionString,
        connectionTimeoutMillis: 10_000,
        query_timeout: 10_000,
        keepAlive: true,
        application_name: 'alpha-notices',
      });
      try {
        await listenOn(client, () => {
          wait = FIRST_WAIT_MS;
          // Notices sent while disconnected are lost.
          board.notifyGap();
        });
      } catch {
        await pause(wait * (0.75 + Math.random() / 2));
        wait = Math.min(LONGEST_WAIT_MS, wait * 2);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  }

  /** Resolves when the database is closed; throws when the connection is lost. */
  async function listenOn(client: pg.Client, onListening: () => void): Promise<void> {
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('the connection ended')));
    });
    lost.catch(() => undefined);
    client.on('notification', ({ payload = '' }) => board.notify(payload));
    await client.connect();
    await client.query(`listen ${NOTICE_CHANNEL}`);
    onListening();
    while (!closing.signal.aborted) {
      await Promise.race([pause(PROBE_MS), lost]);
      if (!closing.signal.aborted) await client.query('select 1');
    }
  }

  const pause = (ms: number) =>
    delay(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);

  return {
    listen: (listener) => {
      running ??= run();
      return board.listen(listener);
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
