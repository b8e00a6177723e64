import { createTableRelationsHelpers, extractTablesRelationalConfig } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import type pg from 'pg';
import type { Db, Schema } from './db.ts';
import * as schema from './schema/index.ts';

type Tables = ExtractTablesWithRelations<Schema>;

const dialect = new PgDialect({ casing: 'snake_case' });
const { tables, tableNamesMap } = extractTablesRelationalConfig<Tables>(
  schema,
  createTableRelationsHelpers,
);
const relational = { fullSchema: schema, schema: tables, tableNamesMap };

/**
 * drizzle's own session never gives a connection back whose `begin` failed. Each one was lost to the
 * pool: after an outage requests would wait for connections that nobody returns, and closing the pool
 * would wait forever.
 */
class PoolSession extends NodePgSession<Schema, Tables> {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super(pool, dialect, relational);
    this.#pool = pool;
  }

  override async transaction<T>(
    work: (tx: NodePgTransaction<Schema, Tables>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = await this.#pool.connect();
    let hasBegun = false;
    try {
      const session = new NodePgSession<Schema, Tables>(client, dialect, relational);
      return await session.transaction((tx) => {
        hasBegun = true;
        return work(tx);
      }, config);
    } finally {
      // One that could not begin is of no use to anybody else.
      client.release(!hasBegun);
    }
  }
}

/** How queries and transactions reach the database behind a pool. */
export function handleOf(pool: pg.Pool): Db {
  const db = new NodePgDatabase(dialect, new PoolSession(pool), relational);
  return Object.assign(db, { $client: pool });
}
