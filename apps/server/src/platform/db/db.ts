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
   * PostgreSQL: separate connections for background work, without the time limits of requests. Read it
   * with `backgroundOf`.
   */
  background?: Db;
  /** PostgreSQL, where a replica is configured. Read it with `searchOf`. */
  replica?: Replica;
  /** Throws when the database does not answer. */
  ping: () => Promise<void>;
  /** Receives notices from triggers, whichever process writes. */
  listen: Listen;
  close: () => Promise<void>;
  /** Settles when the embedded database dies; never for PostgreSQL, which comes back. */
  lost: Promise<Error>;
};

/** For imports, analyses, email and other long work. */
export const backgroundOf = ({ background, db }: Pick<Database, 'background' | 'db'>): Db =>
  background ?? db;

/** The same database with the background handle as its default. */
export const inBackground = (database: Database): Database =>
  database.background ? { ...database, db: database.background } : database;

/** For reading the market: the replica while it is fresh, else the main database. */
export const searchOf = ({ replica, db }: Pick<Database, 'replica' | 'db'>): Db =>
  replica?.current() ?? db;
