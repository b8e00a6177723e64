import { isDeepStrictEqual } from 'node:util';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATION_LOCK, migrationsFolder } from '../db/migrate.ts';
import { type BackupContents, type BackupHeader, BackupRefused } from './backup-format.ts';
import {
  type Client,
  type ForeignKey,
  listDrops,
  listForeignKeys,
  listMigrations,
  listTables,
  quoted,
  type Table,
} from './catalog.ts';
import { columnsOf, EXACT_TEXT, insertOf } from './read-rows.ts';

/** The backup's migrations among those of this program; a newer backup cannot be restored. */
export function migrationsFor(header: BackupHeader): MigrationMeta[] {
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  if (header.migrations.some(({ hash }, i) => known[i]?.hash !== hash))
    throw new BackupRefused(
      `The backup was made by another version (${header.version}) with a newer database. Restore it with that version or a later one.`,
    );
  return known.slice(0, header.migrations.length);
}

export async function isEmpty(client: Client): Promise<boolean> {
  return (await listTables(client)).length === 0 && (await listMigrations(client)).length === 0;
}

export type RowsTarget = {
  insert: (table: string, lines: Buffer) => Promise<void>;
  finish: (contents: BackupContents) => Promise<void>;
};

/**
 * Runs in the caller's transaction: creates the schema as of the backup, ready to be filled. Foreign
 * keys and triggers are restored by `finish`: rows may refer to later ones, and what triggers compute
 * is already in the backup.
 */
export async function beginRows(client: Client, header: BackupHeader): Promise<RowsTarget> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await client.query(EXACT_TEXT);
  for (const drop of await listDrops(client)) await client.query(drop);
  await applyMigrations(client, migrationsFor(header));
  const tables = await listTables(client);
  refuseOtherTables(tables, header);
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  await eachTable(client, tables, 'disable trigger user');
  // Some migrations insert rows.
  const names = tables.map(({ name }) => quoted(name)).join(', ');
  if (tables.length > 0) await client.query(`truncate ${names}`);

  const byName = new Map(tables.map((table) => [table.name, table]));
  return {
    insert: async (name, lines) => {
      const table = byName.get(name);
      if (!table)
        throw new BackupRefused(`The backup has a table this version does not have: ${name}.`);
      await client.query(insertOf(table), columnsOf(lines, table.columns.length));
    },
    finish: async ({ sequences }) => {
      await addForeignKeys(client, foreignKeys);
      await eachTable(client, tables, 'enable trigger user');
      await setSequences(client, sequences);
    },
  };
}

/** One by one, in the caller's transaction, recorded as the migrator records them. */
export async function applyMigrations(
  client: Client,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}

function refuseOtherTables(tables: readonly Table[], header: BackupHeader): void {
  const here = tables.map(({ name, columns }) => ({ name, columns: columns.map((c) => c.name) }));
  if (!isDeepStrictEqual(here, header.tables))
    throw new BackupRefused('The tables of the backup are not those its migrations make.');
}

async function eachTable(client: Client, tables: readonly Table[], change: string): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} ${change}`);
}

async function addForeignKeys(client: Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
}

async function setSequences(client: Client, sequences: BackupContents['sequences']): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last === null) await client.query(`alter sequence ${quoted(name)} restart`);
    else await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last]);
}
