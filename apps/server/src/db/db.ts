import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Listen } from './notices.ts';
import type * as schema from './schema/index.ts';

export type Schema = typeof schema;

/** A database or a transaction in it: queries take either. */
export type Db = NodePgDatabase<Schema>;

export type DatabaseKind = 'embedded' | 'postgres';

export type Database = {
  db: Db;
  kind: DatabaseKind;
  /** Throws when the database does not answer. */
  ping: () => Promise<void>;
  /** Hears what triggers tell, by any process that writes. */
  listen: Listen;
  close: () => Promise<void>;
  /** Settles when the embedded database dies under us; never for PostgreSQL, which comes back. */
  lost: Promise<Error>;
};
