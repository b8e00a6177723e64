import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Listen } from './notices.ts';
import type { Replica } from './replica/replica.ts';
import type * as schema from './schema/index.ts';

export type Schema = typeof schema;

/** A database or a transaction in it: queries take either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Schema>;

export type DatabaseKind = 'embedded' | 'postgres';

export type Database = {
  db: Db;
  kind: DatabaseKind;
  /**
   * PostgreSQL: connections of their own for work nobody waits for, without the time limits of a
   * request. Read it with `backgroundOf`.
   */
  background?: Db;
  /** PostgreSQL, where one is configured. Read it with `searchOf`. */
  replica?: Replica;
  /** Throws when the database does not answer. */
  ping: () => Promise<void>;
  /** Hears what triggers tell, by any process that writes. */
  listen: Listen;
  close: () => Promise<void>;
  /** Settles when the embedded database dies under us; never for PostgreSQL, which comes back. */
  lost: Promise<Error>;
};

/** For imports, analyses, mail and whatever else may take its time. */
export const backgroundOf = ({ background, db }: Pick<Database, 'background' | 'db'>): Db =>
  background ?? db;

/** The same database, with the background's handle as its own: for work that nobody waits for. */
export const inBackground = (database: Database): Database =>
  database.background ? { ...database, db: database.background } : database;

/** For reading the market: the replica while it keeps up, else the database itself. */
export const searchOf = ({ replica, db }: Pick<Database, 'replica' | 'db'>): Db =>
  replica?.current() ?? db;
