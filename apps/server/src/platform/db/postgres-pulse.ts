import pg from 'pg';

const LIMIT_MS = 2_000;
/** At most one check a second, however many callers ask. */
const KEPT_MS = 1_000;

export type Pulse = { ping: () => Promise<void>; close: () => Promise<void> };

/**
 * Checks the database on a dedicated connection: a server whose pool is exhausted is busy, not away,
 * and must not be taken out of rotation.
 */
export function openPostgresPulse(connectionString: string): Pulse {
  let client: pg.Client | undefined;
  let asked: Promise<void> | undefined;

  async function ask(): Promise<void> {
    client ??= await connect();
    await client.query('select 1');
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: LIMIT_MS,
      query_timeout: LIMIT_MS,
      application_name: 'alpha-pulse',
    });
    next.on('error', () => drop(next));
    next.on('end', () => drop(next));
    await next.connect();
    return next;
  }

  function drop(lost: pg.Client): void {
    if (client === lost) client = undefined;
  }

  return {
    ping: () => {
      asked ??= ask()
        .catch(async (error: unknown) => {
          const lost = client;
          client = undefined;
          await lost?.end().catch(() => undefined);
          throw error;
        })
        .finally(() => {
          setTimeout(() => {
            asked = undefined;
          }, KEPT_MS).unref();
        });
      return asked;
    },
    close: async () => void (await client?.end().catch(() => undefined)),
  };
}
