import pg from 'pg';

const LIMIT_MS = 2_000;
/** However many ask, the database hears it once a second. */
const KEPT_MS = 1_000;

export type Pulse = { ping: () => Promise<void>; close: () => Promise<void> };

/**
 * Whether the database answers, asked on a connection of its own: a server whose connections are all
 * at work is busy, not away, and must not be taken out for it.
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
