import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type FilledOffice, fillOffice } from '../../test/filled-office.ts';
import { startPostgres } from '../../test/postgres.ts';
import { startServer, temporaryFolder, untilReady } from '../../test/server-process.ts';
import { TEST_PASSWORD } from '../../test/test-app.ts';
import { codeOf } from '../../test/totp-code.ts';
import { keyIdOf, seal, unseal } from '../platform/lib/secret-box.ts';

const FEED = 'https://feeds.example.com/odata';
const CREDENTIALS = '{"kind":"bearer","token":"abc"}';

let office: FilledOffice;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
const file = join(temporaryFolder(), 'office.tar.gz');

beforeAll(async () => {
  [office, postgres] = await Promise.all([fillOffice(), startPostgres()]);
  expect((await run('backup', { DATA_DIR: office.dataDir }, file))[0]).toBe(0);
}, 300_000);
afterAll(() => postgres?.stop());

/** A program as an operator runs it → exit code and what it said. */
async function run(program: string, env: NodeJS.ProcessEnv, ...args: string[]) {
  const { ended, output } = await startServer(env, { program, args });
  return [await ended, output().trim()] as const;
}

const replace = (env: NodeJS.ProcessEnv) => run('replace-secret', env);
const secretIn = (dataDir: string, name = 'app-secret') =>
  readFileSync(join(dataDir, name), 'utf8').trim();

let restored: Promise<{ env: { DATABASE_URL: string; DATA_DIR: string }; url: string }> | undefined;

/** A copy of the restored office for each test: restoring takes longer than copying. */
async function onPostgres(name: string) {
  restored ??= restoreOffice('restored_office');
  const { env } = await restored;
  await query(`create database ${name} template restored_office`);
  const url = urlOf(name);
  const DATA_DIR = join(temporaryFolder(), 'data');
  cpSync(env.DATA_DIR, DATA_DIR, { recursive: true });
  return { env: { DATABASE_URL: url.href, DATA_DIR }, url: url.href };
}

function urlOf(name: string): URL {
  const url = new URL(postgres.url);
  url.pathname = name;
  return url;
}

/** The office on PostgreSQL, with a feed and an email that wait, in the form of an earlier version. */
async function restoreOffice(name: string) {
  await query(`create database ${name}`);
  const url = urlOf(name);
  const env = { DATABASE_URL: url.href, DATA_DIR: join(temporaryFolder(), 'data') };
  expect(await run('restore', env, file)).toMatchObject([0, expect.any(String)]);
  const secret = secretIn(env.DATA_DIR);
  const older = (purpose: 'mail' | 'feeds', owner: string, text: string) =>
    seal(secret, purpose, owner, text).split(':')[2];
  await query(
    `insert into feeds (name, kind, url, credentials, is_enabled) values ($1, 'reso', $2, $3, false)`,
    url.href,
    ['Feed', FEED, older('feeds', `feed:${FEED}`, CREDENTIALS)],
  );
  await query(
    `insert into intake_sources (name, kind, key, credentials, mapping, owner_rule)
     values ('Site', 'webhook', 'k', $1, '[]', '{}')`,
    url.href,
    [seal(secret, 'intake', 'intake:k', '{"secret":"abc"}')],
  );
  await query(
    `insert into webhooks (name, url, events, key, secret)
      values ('Books', 'https://books.test', '{lead.created}', 'k', $1)`,
    url.href,
    [seal(secret, 'webhooks', 'webhook:k', 'whsec_abc')],
  );
  await query(`insert into settings (key, value) values ('push.keys', $1)`, url.href, [
    { publicKey: 'B-public', privateKey: seal(secret, 'push', 'push', 'private') },
  ]);
  await query(
    `insert into mail_outbox (idempotency_key, recipient, subject, html, text, locale, is_secret, next_attempt_at)
     values ('one', 'a@b.test', 'S', $1, $2, 'en', true, now() + interval '1 day')`,
    url.href,
    [older('mail', 'one', '<p>link</p>'), older('mail', 'one', 'link')],
  );
  return { env, url: url.href };
}

async function query(text: string, connectionString = postgres.url, values: unknown[] = []) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client.query(text, values).finally(() => client.end());
}

const stored = async (url: string) => ({
  feed: (await query('select credentials from feeds', url)).rows[0].credentials as string,
  webhook: (await query('select secret from webhooks', url)).rows[0]?.secret ?? '',
  push: (await query(`select value from settings where key = 'push.keys'`, url)).rows[0]?.value,
  intake: (await query('select credentials from intake_sources', url)).rows[0]
    .credentials as string,
  mail: (await query('select html, text from mail_outbox where is_secret', url)).rows[0],
});

/** The second factor still works, and nothing else has been lost. `meanwhile`: while it runs. */
async function expectSignIn(env: NodeJS.ProcessEnv, meanwhile = async () => {}): Promise<void> {
  const server = await startServer(env);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  await untilReady(server);
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const half = await post('/api/login', { email: 'leader@alpha.test', password: TEST_PASSWORD });
  const code = codeOf(office.secret);
  const whole = await post('/api/2fa/verify', { one_time_password: code }, half.temp_token);
  expect(whole.access_token, JSON.stringify(whole)).toEqual(expect.any(String));
  await meanwhile();
  server.child.kill('SIGTERM');
  expect(await server.ended, server.output()).toBe(0);
}

it('on the embedded database everything is encrypted again, and a running server is refused', async () => {
  const env = { DATA_DIR: office.dataDir };
  const old = secretIn(office.dataDir);
  const [code, said] = await replace(env);
  expect([code, said]).toEqual([0, expect.stringContaining('1 second factors')]);
  expect(said).toContain('Recovery codes of 1 people no longer work');
  const secret = secretIn(office.dataDir);
  expect(secret).not.toBe(old);
  expect(existsSync(join(office.dataDir, 'app-secret.new'))).toBe(false);
  await expectSignIn(env, async () => {
    expect(await replace(env)).toEqual([1, expect.stringContaining('DATA_DIR')]);
  });
  expect(secretIn(office.dataDir)).toBe(secret);
}, 300_000);

describe('on PostgreSQL', () => {
  it('everything is encrypted again, in one step and for the new secret alone', async () => {
    const { env, url } = await onPostgres('whole');
    const old = secretIn(env.DATA_DIR);
    const server = await startServer(env);
    onTestFinished(() => void server.child.kill('SIGKILL'));
    await untilReady(server);
    expect(await replace(env)).toEqual([
      1,
      expect.stringMatching(/in use by \d+ other connection/),
    ]);
    server.child.kill('SIGTERM');
    await server.ended;

    const damaged = `update users set two_factor_pending_secret = 'damaged' where two_factor_secret is not null`;
    await query(damaged, url);
    const [code, said] = await replace(env);
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(
        '1 second factors, 1 feed credentials, 1 lead sources, 1 webhooks, 1 push keys, 0 documents, 1 emails',
      ),
    ]);
    expect(said).toContain('1 values could not be opened with the old secret');
    const secret = secretIn(env.DATA_DIR);
    expect(secret).not.toBe(old);
    const { feed, intake, mail, push, webhook } = await stored(url);
    expect(push).toEqual({ publicKey: 'B-public', privateKey: expect.any(String) });
    expect(unseal(secret, 'push', 'push', push.privateKey)).toBe('private');
    expect(unseal(secret, 'webhooks', 'webhook:k', webhook)).toBe('whsec_abc');
    expect(feed).toContain(`aes-256-gcm:${keyIdOf(secret)}:`);
    expect(unseal(secret, 'feeds', `feed:${FEED}`, feed)).toBe(CREDENTIALS);
    expect(unseal(secret, 'intake', 'intake:k', intake)).toBe('{"secret":"abc"}');
    expect(unseal(secret, 'mail', 'one', mail.html)).toBe('<p>link</p>');
    expect(unseal(secret, 'mail', 'one', mail.text)).toBe('link');
    const log = await query(`select actor_id from audit_log where action = 'secret.replaced'`, url);
    expect(log.rows).toEqual([{ actor_id: null }]);
    await expectSignIn(env);

    // A backup holds the new secret, and works elsewhere.
    const after = join(temporaryFolder(), 'after.tar.gz');
    expect((await run('backup', env, after))[0]).toBe(0);
    // On the embedded database: the way back from PostgreSQL.
    const elsewhere = { DATA_DIR: join(temporaryFolder(), 'data') };
    expect((await run('restore', elsewhere, after))[0]).toBe(0);
    expect(secretIn(elsewhere.DATA_DIR)).toBe(secret);
  }, 300_000);

  it('killed in the middle, nothing has changed, and the next run goes on (security 25)', async () => {
    const { env, url } = await onPostgres('killed');
    const old = secretIn(env.DATA_DIR);
    const before = await stored(url);
    // Another role, because servers are recognized by theirs. It stops the program before its last rows.
    await query(`create role blocker superuser login password 'blocker'`, url);
    const other = new URL(url);
    [other.username, other.password] = ['blocker', 'blocker'];
    const blocker = new pg.Client({ connectionString: other.href });
    blocker.on('error', () => undefined);
    onTestFinished(() => blocker.end());
    await blocker.connect();
    await blocker.query('begin; lock table recovery_codes in share mode');
    const program = await startServer(env, { program: 'replace-secret' });
    const waiting = `select 1 from pg_stat_activity where usename = 'postgres' and wait_event_type = 'Lock'`;
    const isWaiting = async () => (await query(waiting, other.href)).rowCount;
    await expect.poll(isWaiting, { timeout: 60_000 }).toBe(1);
    program.child.kill('SIGKILL');
    await program.ended;
    await blocker.query('rollback');

    const next = secretIn(env.DATA_DIR, 'app-secret.new');
    expect(secretIn(env.DATA_DIR)).toBe(old);
    expect(await stored(url)).toEqual(before);

    expect((await replace(env))[0]).toBe(0);
    expect(secretIn(env.DATA_DIR)).toBe(next);
    expect(unseal(next, 'feeds', `feed:${FEED}`, (await stored(url)).feed)).toBe(CREDENTIALS);

    // Killed after the commit: the file is not in its place yet. A backup or a start puts it there.
    renameSync(join(env.DATA_DIR, 'app-secret'), join(env.DATA_DIR, 'app-secret.new'));
    writeFileSync(join(env.DATA_DIR, 'app-secret'), old, { mode: 0o600 });
    await expectSignIn(env);
    expect(secretIn(env.DATA_DIR)).toBe(next);
    expect(existsSync(join(env.DATA_DIR, 'app-secret.new'))).toBe(false);
  }, 300_000);

  it('with APP_SECRET in the environment the new one is given the same way', async () => {
    const { env } = await onPostgres('configured');
    const old = secretIn(env.DATA_DIR);
    const next = 'n'.repeat(48);
    const given = (NEW_APP_SECRET?: string, APP_SECRET = old) =>
      replace({ ...env, APP_SECRET, ...(NEW_APP_SECRET && { NEW_APP_SECRET }) });
    for (const wrong of [undefined, 'too short', old])
      expect(await given(wrong)).toEqual([1, expect.stringMatching(/^NEW_APP_SECRET: .+$/)]);
    expect(await given(next, 'o'.repeat(48))).toEqual([1, expect.stringMatching(/^APP_SECRET: /)]);
    expect(await given(next)).toEqual([0, expect.stringContaining('Set APP_SECRET to the new')]);
    expect(await given(next)).toEqual([0, expect.stringContaining('already has the new secret')]);
    expect((await run('main', { ...env, APP_SECRET: old }))[1]).toMatch(/^APP_SECRET: /);
    await expectSignIn({ ...env, APP_SECRET: next });
  }, 300_000);
});
