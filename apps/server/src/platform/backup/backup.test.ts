import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { migrationsFolder } from '../db/migrate.ts';
import { isDataFile } from './backup-format.ts';
import { listTables } from './catalog.ts';
import { checkBackup } from './read-backup.ts';
import { columnsOf, EXACT_TEXT, insertOf, partsOf } from './read-rows.ts';
import { restoreBackup } from './restore-backup.ts';
import { applyMigrations, migrationsFor } from './restore-database.ts';
import { tarEntries, tarEntry } from './tar.ts';
import { writeBackup } from './write-backup.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let client: pg.Client;
beforeAll(async () => {
  postgres = await startPostgres();
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await postgres?.stop();
});

describe('a row', () => {
  it('is restored exactly, whatever its type', async () => {
    await client.query(`create table odd (id bigint primary key, n numeric, f double precision,
      r real, at timestamptz, b bytea, words text[], j jsonb, raw json, span interval, v tsvector,
      place point, twice bigint generated always as (id * 2) stored)`);
    await client.query(`insert into odd values
      (9007199254740993, 'NaN', 'NaN', 'Infinity', '2026-11-01 12:34:56.123456+02', '\\x00ff0a5c',
       array['a"b', null, '{c,d}', '', 'NULL', E'line\\nbreak'], '{"x": 12345678901234567890.5}',
       '{ "kept":  1.0 }', '1 year 2 days 03:04:05.000006', 'a:1A b:2', point(0.1, 1e-300)),
      (2, 0.1000, 0.1, 1e-40, 'infinity', '', '{}', 'null', '"é 李 🏡 \\\\"', '-1 mon', '', null),
      (-1, 1e30, '-0', 3.4028235e38, '0044-03-15 BC', null, null, null, null, null, null, null)`);
    const all = async () => (await client.query('select o::text from odd o order by id')).rows;
    const before = await all();

    await client.query('begin');
    await client.query(EXACT_TEXT);
    const [table] = await listTables(client);
    if (!table) throw new Error('no table');
    expect(table.columns.map(({ name }) => name)).not.toContain('twice');
    const parts = [];
    for await (const part of partsOf(client, table)) parts.push(part.lines);
    await client.query('truncate odd');
    for (const lines of parts)
      await client.query(insertOf(table), columnsOf(lines, table.columns.length));
    await client.query('commit');
    expect(await all()).toEqual(before);
    await client.query('drop table odd');
  });
});

describe('a backup of an older version', () => {
  it('is restored as it was and then migrated', async () => {
    const known = readMigrationFiles({ migrationsFolder: migrationsFolder() });
    const old = known.slice(0, 6);
    await applyMigrations(client, old);
    await client.query(
      `insert into users (name, email, role) values ('Ana', 'ana@old.test', 'salesman')`,
    );
    await client.query(
      `insert into lead_statuses (name, role, "order") values ('New', 'salesman', 1)`,
    );
    await client.query(`insert into leads (first_name, last_name, phone, email, status_id, user_id, source)
      values ('Íñigo', 'Old', '1', 'inigo@old.test', 1, 1, 'staff')`);
    const path = join(temporaryFolder(), 'old.tar.gz');
    const dataDir = temporaryFolder();
    const secret = { value: null, isIncluded: true };
    await writeBackup({ client, kind: 'postgres', dataDir, secret }, path);

    await client.query('create database upgraded');
    const url = new URL(postgres.url);
    url.pathname = 'upgraded';
    const target = { databaseUrl: url.href, dataDir: temporaryFolder(), appSecret: undefined };
    await restoreBackup(target, path, { isForced: false });
    const upgraded = new pg.Client({ connectionString: url.href });
    await upgraded.connect();
    const rows = async (text: string) => (await upgraded.query(text)).rows;
    expect(await rows('select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([
      { n: known.length },
    ]);
    // Columns and counts of later versions are there for what is older than they are.
    expect(await rows(`select id from leads where words @@ 'inigo:*'::tsquery`)).toEqual([
      { id: 1 },
    ]);
    await upgraded.end();

    const { header } = await checkBackup(path);
    const newer = { ...header, migrations: [...header.migrations, { hash: 'x', createdAt: '1' }] };
    expect(() => migrationsFor(newer)).toThrow('newer database');
  });
});

describe('the migration that gives links a sender', () => {
  it('keeps the answers to a shortlist and what a landing page says about a person', async () => {
    const known = readMigrationFiles({ migrationsFolder: migrationsFolder() });
    await client.query('create database before_sender');
    const url = new URL(postgres.url);
    url.pathname = 'before_sender';
    const old = new pg.Client({ connectionString: url.href });
    await old.connect();
    const rows = async (text: string) => (await old.query(text)).rows;
    const migrate = async (from: number, to: number) => {
      await old.query('begin');
      await applyMigrations(old, known.slice(from, to));
      await old.query('commit');
    };
    await migrate(0, 26);
    await old.query(`insert into users (name, email, role) values ('Ana', 'ana@old.test', 'salesman');
      insert into lead_statuses (name, role, "order") values ('New', 'salesman', 1);
      insert into leads (first_name, last_name, phone, email, status_id, user_id, source)
        values ('Íñigo', 'Old', '1', 'inigo@old.test', 1, 1, 'staff');
      insert into properties (address, city, state, zip, latitude, longitude, type,
          list_price, source, source_key, source_as_of, status)
        select n || ' Main St', 'Miami', 'FL', '33101', 25.7, -80.2, 'condo', 400000,
          'file', n::text, '2026-01-01', 'active' from generate_series(1, 3) n;
      insert into curators (user_id, slug, display_name, headline, languages, photo_url)
        values (1, 'ana', 'Ana', '{"en": "Curator", "es": "Curadora"}', '{es,en}', '/media/photos/a');
      insert into shortlists (lead_id, locale, expires_at) values (1, 'es', '2036-01-01');
      insert into shortlist_items (shortlist_id, property_id, position, sentence, answer, answered_at)
        values (1, 1, 1, 'Near the sea', 'like', '2026-02-01'), (1, 2, 2, '', null, null);
      insert into share_links (token_hash, property_id, locale, email, lead_id, expires_at)
        values ('a', 1, 'es', 'inigo@old.test', 1, '2036-01-01'),
          ('b', 2, 'es', 'inigo@old.test', 1, '2036-01-01'),
          ('c', 3, 'es', 'inigo@old.test', 1, '2035-01-01')`);
    await migrate(26, 27);
    expect(await rows('select shortlist_id, message from share_links order by id')).toEqual([
      { shortlist_id: 1, message: 'Near the sea' },
      { shortlist_id: 1, message: '' },
      { shortlist_id: null, message: '' },
    ]);
    expect(await rows('select share_id, answer from share_answers')).toEqual([
      { share_id: 1, answer: 'like' },
    ]);
    expect(await rows('select * from staff_profiles')).toMatchObject([
      {
        user_id: 1,
        headline: { en: 'Curator', es: 'Curadora' },
        languages: ['es', 'en'],
        photo_url: '/media/photos/a',
      },
    ]);
    await old.end();
  });
});

describe('the archive', () => {
  const packed = (...files: [string, string][]) =>
    files.flatMap(([name, text]) => [...tarEntry(name, Buffer.from(text), new Date(0))]);
  async function* inPieces(bytes: Buffer, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }

  it('is read completely, however it is chunked', async () => {
    const files: [string, string][] = [
      ['a.txt', ''],
      ['b/c.txt', 'é'.repeat(700)],
      ['d', 'x'.repeat(512)],
      [`outbox/${'é'.repeat(90)}.eml`, 'a long name'],
      ['e', 'a short one after it'],
    ];
    const bytes = Buffer.concat([...packed(...files), Buffer.alloc(1024)]);
    for (const size of [1, 100, 512, 5000]) {
      const found: [string, string][] = [];
      for await (const { name, body } of tarEntries(inPieces(bytes, size)))
        found.push([name, body.toString()]);
      expect(found).toEqual(files);
    }
  });

  it('writes files only to the folders of photos, files of leads and emails', () => {
    const hash = 'a'.repeat(64);
    expect(isDataFile(`photos/aa/${hash}/master.jpg`)).toBe(true);
    expect(isDataFile(`lead-files/aa/${hash}/content`)).toBe(true);
    expect(isDataFile(`lead-files/aa/${hash}/thumbnail.jpg`)).toBe(true);
    expect(isDataFile('outbox/20261101-a.b.eml')).toBe(true);
    for (const name of [
      '../x',
      'lead-files/incoming/x',
      'outbox/../x',
      'outbox/.x',
      '/etc/passwd',
      'pg/base',
      'outbox/a/b',
    ])
      expect(isDataFile(name), name).toBe(false);
  });
});
