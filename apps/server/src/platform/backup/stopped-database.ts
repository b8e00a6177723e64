import type { Config } from '../config.ts';
import { StartupError } from '../lib/startup-error.ts';
import { type Connection, connect, hasEmbedded } from './connection.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Connects to a database that exists and that no server uses. */
export async function connectStopped(place: Place): Promise<Connection> {
  if (!place.databaseUrl && !hasEmbedded(place.dataDir))
    throw new StartupError(`There is no database in ${place.dataDir}.`);
  const connection = await connect(place);
  try {
    const others = await countOthers(connection);
    if (others > 0) throw new StartupError(inUse(connection, others));
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** The embedded database belongs to one process. */
export async function countOthers({ kind, pool }: Connection): Promise<number> {
  if (kind === 'embedded') return 0;
  const { rows } = await pool.query(`select count(*)::int as others from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`);
  return rows[0].others;
}

export const inUse = ({ place }: Connection, others: number) =>
  `${place} is in use by ${others} other connection(s). Stop the servers first.`;
