import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FilledOffice, fillOffice, UNICODE_NAME } from '../../../test/filled-office.ts';
import { startPostgres } from '../../../test/postgres.ts';
import {
  type ServerProcess,
  startServer,
  temporaryFolder,
  untilReady,
} from '../../../test/server-process.ts';
import { TEST_PASSWORD } from '../../../test/test-app.ts';
import { codeOf } from '../../../test/totp-code.ts';
import { checkBackup } from './read-backup.ts';

let office: FilledOffice;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
const file = join(temporaryFolder(), 'office.tar.gz');

/** A program as an operator runs it → exit code and what it said. */
async function run(program: string, env: NodeJS.ProcessEnv, ...args: string[]) {
  const { ended, output } = await startServer(env, { program, args });
  return [await ended, output().trim()] as const;
}

beforeAll(async () => {
  [office, postgres] = await Promise.all([fillOffice(), startPostgres()]);
  const [code, said] = await run('backup', { DATA_DIR: office.dataDir }, file);
  expect([code, said]).toEqual([0, expect.stringMatching(/rows of \d+ tables and 2 files/)]);
}, 300_000);
afterAll(() => postgres?.stop());

/** An empty place on PostgreSQL: a database and a folder. */
async function emptyPlace(name: string) {
  await query(`create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = name;
  return { DATABASE_URL: url.href, DATA_DIR: join(temporaryFolder(), 'data') };
}

async function query(text: string, connectionString = postgres.url) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended, server.output()).toBe(0);
}

/** Everything somebody would try first on the new machine. */
async function expectWorkingOffice(server: ServerProcess): Promise<void> {
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = answer.ok ? await answer.json() : {};
    return { status: answer.status, body: json as Record<string, never> };
  };
  const signIn = { email: 'leader@alpha.test', password: TEST_PASSWORD };
  const half = await call('POST', '/api/login', signIn);
  const { temp_token } = half.body;
  const code = { one_time_password: codeOf(office.secret) };
  const whole = await call('POST', '/api/2fa/verify', code, temp_token);
  expect(whole.status).toBe(200);
  const { access_token } = whole.body;
  const lead = await call('GET', `/api/leads/${office.leadId}`, undefined, access_token);
  expect(lead.body).toMatchObject({ first_name: UNICODE_NAME, email: 'unicode@leads.test' });

  expect((await call('GET', `/api/properties/share/${office.token}`)).status).toBe(200);
  const photo = await fetch(`${server.url}${office.photoUrl}/640.jpg`);
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const portrait = await fetch(`${server.url}${office.portraitUrl}/320.jpg`);
  expect([portrait.status, portrait.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

  const person = { first_name: 'Next', last_name: 'One', phone: '+57 300 555 0101' };
  const next = { ...person, email: 'next@leads.test' };
  const made = await call('POST', '/api/app/leads', next, access_token);
  expect(made.body.id).toBe(office.leadId + 1);
}

/** Counts and checksums of every table and file, and the current value of each sequence. */
async function contentsOf(env: NodeJS.ProcessEnv) {
  const path = join(temporaryFolder(), 'again.tar.gz');
  expect(await run('backup', env, path)).toEqual([0, expect.any(String)]);
  const { headerSha256: _when, ...contents } = (await checkBackup(path)).contents;
  return contents;
}

const originalContents = async () => {
  const { headerSha256: _when, ...contents } = (await checkBackup(file)).contents;
  return contents;
};

describe('a backup (security 28)', { timeout: 300_000 }, () => {
  it('is one file that only its owner can read, complete or absent', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toEqual(['office.tar.gz']);
    const again = await run('backup', { DATA_DIR: office.dataDir }, file);
    expect(again).toEqual([3, 'office.tar.gz: There is such a file already.']);
    const nothing = await run('backup', { DATA_DIR: temporaryFolder() }, `${file}.2`);
    expect(nothing).toEqual([3, expect.stringContaining('There is no database in')]);
    expect(await run('backup', { DATA_DIR: office.dataDir })).toEqual([
      2,
      expect.stringContaining('--without-secret'),
    ]);
    const nowhere = await run('backup', { DATA_DIR: office.dataDir }, '/nowhere/at/all.tar.gz');
    expect(nowhere).toEqual([1, 'all.tar.gz: the folder cannot be created there.']);
  });

  it('that fails to restore keeps the secret of the existing data', async () => {
    const env = await emptyPlace('half_way');
    mkdirSync(env.DATA_DIR);
    const secretFile = join(env.DATA_DIR, 'app-secret');
    writeFileSync(secretFile, 'y'.repeat(48));
    // Photos have nowhere to go.
    writeFileSync(join(env.DATA_DIR, 'photos'), '');
    const [code] = await run('restore', env, file, '--force');
    expect(code).not.toBe(0);
    expect(readFileSync(secretFile, 'utf8')).toBe('y'.repeat(48));
    const { rows } = await query("select to_regclass('users') as users", env.DATABASE_URL);
    expect(rows).toEqual([{ users: null }]);
  });
});

/** What a restore left behind, before the first start; then the server that runs on it. */
async function startRestored(env: { DATA_DIR: string; DATABASE_URL?: string }) {
  const answer = await run('restore', env, file);
  const files = readdirSync(env.DATA_DIR).sort();
  const secretMode = statSync(join(env.DATA_DIR, 'app-secret')).mode & 0o777;
  const contents = await contentsOf(env);
  const server = await startServer(env);
  await untilReady(server);
  return { answer, files, secretMode, contents, server };
}

describe('restored on an empty machine', { timeout: 300_000 }, () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  let restored: Awaited<ReturnType<typeof startRestored>>;
  beforeAll(async () => {
    restored = await startRestored({ DATA_DIR });
  }, 300_000);
  afterAll(() => void restored?.server.child.kill('SIGKILL'));

  it('every row, sequence and file is there, and the secret only for its owner (security 28)', async () => {
    expect(restored.answer).toEqual([0, expect.stringMatching(/^office\.tar\.gz restored, /)]);
    expect(restored.files).toEqual(['app-secret', 'lock', 'pg', 'photos']);
    expect(restored.secretMode).toBe(0o600);
    expect(restored.contents).toEqual(await originalContents());
  });

  it('its folder belongs to one process: neither backup nor restore can run while a server runs (security 29)', async () => {
    const line = `DATA_DIR: another process is using ${DATA_DIR}. Stop it first, or set a different DATA_DIR.`;
    const path = join(temporaryFolder(), 'refused.tar.gz');
    expect(await run('backup', { DATA_DIR }, path)).toEqual([1, line]);
    expect(existsSync(path)).toBe(false);
    expect(await run('restore', { DATA_DIR }, file, '--force')).toEqual([1, line]);
  });

  it('second factors, shared reports, photos and ids continue to work (security 28)', async () => {
    await expectWorkingOffice(restored.server);
    await stop(restored.server);
  });
});

describe('moved from the embedded database to PostgreSQL (security 28)', {
  timeout: 300_000,
}, () => {
  const elsewhere = () => ({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(temporaryFolder(), 'data'),
  });
  let moved: Awaited<ReturnType<typeof startRestored>>;
  beforeAll(async () => {
    moved = await startRestored({ DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder() });
  }, 300_000);
  afterAll(() => void moved?.server.child.kill('SIGKILL'));

  it('every row, sequence and file is there, and the rules of the database', async () => {
    expect(moved.answer).toEqual([0, expect.any(String)]);
    expect(moved.contents).toEqual(await originalContents());
    await expect(query('delete from audit_log')).rejects.toThrow('audit log cannot be changed');
    await expect(query('truncate audit_log')).rejects.toThrow('audit log cannot be changed');
    await expect(query('delete from users')).rejects.toThrow('foreign key');
  });

  it('is not overwritten without --force, nor while in use', async () => {
    const refused = await run('restore', elsewhere(), file);
    expect(refused).toEqual([3, expect.stringMatching(/is not empty.*--force/)]);
    const embedded = await run('restore', { DATA_DIR: office.dataDir }, file);
    expect(embedded).toEqual([3, expect.stringMatching(/is not empty.*--force/)]);
    const busy = await run('restore', elsewhere(), file, '--force');
    expect(busy).toEqual([3, expect.stringMatching(/in use by \d+ other connection/)]);
  });

  it('everything continues to work, and is replaced with --force after it has stopped', async () => {
    await expectWorkingOffice(moved.server);
    await stop(moved.server);
    await query("insert into settings (key, value) values ('stale', '1')");
    const env = elsewhere();
    expect(await run('restore', env, file, '--force')).toEqual([0, expect.any(String)]);
    expect(await contentsOf(env)).toEqual(await originalContents());
  });
});

describe('a restore (security 28)', { timeout: 300_000 }, () => {
  it('that is killed leaves a marked target, and can be run again', async () => {
    const env = await emptyPlace('killed');
    const killed = await startServer(env, { program: 'restore', args: [file] });
    const marker = join(env.DATA_DIR, 'restore.unfinished');
    while (!existsSync(marker)) await new Promise((resolve) => setTimeout(resolve, 5));
    killed.child.kill('SIGKILL');
    await killed.ended;
    const started = await run('main', env);
    expect(started).toEqual([
      1,
      expect.stringMatching(/^DATA_DIR: a restore into .* did not finish/),
    ]);
    const tables = "select from pg_class where relnamespace = 'public'::regnamespace";
    await expect
      .poll(async () => (await query(tables, env.DATABASE_URL)).rowCount, { timeout: 60_000 })
      .toBe(0);
    expect(await run('restore', env, file)).toEqual([0, expect.any(String)]);
    expect(existsSync(marker)).toBe(false);
    expect(await contentsOf(env)).toEqual(await originalContents());
  });

  it('refuses damaged, truncated or foreign files, and changes nothing', async () => {
    const bytes = readFileSync(file);
    const DATA_DIR = join(temporaryFolder(), 'data');
    const refusalOf = async (content: Uint8Array | string) => {
      const path = join(temporaryFolder(), 'bad.tar.gz');
      writeFileSync(path, content);
      const [code, said] = await run('restore', { DATA_DIR }, path);
      expect([code, said.split('\n')]).toEqual([3, [said]]);
      return said;
    };
    const damaged = Buffer.from(bytes);
    damaged[bytes.length >> 1] = (damaged[bytes.length >> 1] ?? 0) ^ 0xff;
    expect(await refusalOf(damaged)).toMatch(/damaged|cut off/);
    expect(await refusalOf(bytes.subarray(0, bytes.length - 5_000))).toMatch(/cut off/);
    expect(await refusalOf('not a backup')).toMatch(/no backup/);
    expect(await run('restore', { DATA_DIR }, '/nowhere')).toEqual([
      3,
      'nowhere: There is no such file.',
    ]);
    expect(await run('restore', { DATA_DIR })).toEqual([2, expect.stringContaining('--force')]);
    const check = await run('restore', { DATA_DIR }, file, '--check');
    expect(check).toEqual([0, expect.stringMatching(/^office\.tar\.gz holds .* rows/)]);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('requires the secret if the backup was made without it, and refuses another', async () => {
    const path = join(temporaryFolder(), 'no-secret.tar.gz');
    const source = { DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder() };
    const [code, said] = await run('backup', source, path);
    expect([code, said]).toEqual([3, expect.stringMatching(/neither in APP_SECRET nor in/)]);
    const APP_SECRET = 'x'.repeat(48);
    const made = await run('backup', { ...source, APP_SECRET }, path, '--without-secret');
    expect(made).toEqual([0, expect.stringContaining('not in it')]);
    const env = await emptyPlace('secretive');
    const without = await run('restore', env, path);
    expect(without).toEqual([3, expect.stringContaining('Set APP_SECRET')]);
    const wrong = await run('restore', { ...env, APP_SECRET: 'y'.repeat(48) }, path);
    expect(wrong).toEqual([3, expect.stringContaining('APP_SECRET is not the one')]);
    expect(existsSync(env.DATA_DIR)).toBe(false);
    expect(await run('restore', { ...env, APP_SECRET }, path)).toEqual([0, expect.any(String)]);
    expect(existsSync(join(env.DATA_DIR, 'app-secret'))).toBe(false);
  });
});
