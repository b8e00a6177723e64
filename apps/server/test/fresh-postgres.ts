import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../src/platform/db/db.ts';
import { openDb } from '../src/platform/db/open-db.ts';

const TEMPLATE = 'alpha_test_template';

/** Migrated once on this server; every test file starts from a copy, which takes a tenth of a second. */
export async function prepareTemplate(server: string): Promise<void> {
  await asOwner(server, `drop database if exists ${TEMPLATE} with (force)`);
  await asOwner(server, `create database ${TEMPLATE}`);
  const database = await openDb({ databaseUrl: nameIn(server, TEMPLATE), dataDir: '' });
  await database.close();
}

/** A database of its own on a PostgreSQL server, migrated and empty; gone when it is closed. */
export async function openFreshPostgres(server: string): Promise<Database> {
  const name = `alpha_test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(server, `create database ${name} template ${TEMPLATE}`);
  const database = await openDb({ databaseUrl: nameIn(server, name), dataDir: '' });
  return {
    ...database,
    close: async () => {
      await database.close();
      await asOwner(server, `drop database ${name} with (force)`);
    },
  };
}

async function asOwner(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function nameIn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
