import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freePort,
  type ServerProcess,
  startServer,
  temporaryFolder,
  untilReady,
} from '../../test/server-process.ts';
import { preparedFolder } from '../../test/template.ts';

/** One clear line, exit code 1, no stack. */
async function refusal(server: ServerProcess): Promise<string> {
  expect(await server.ended).toBe(1);
  const lines = server.output().trim().split('\n');
  expect(lines, server.output()).toHaveLength(1);
  return lines[0] ?? '';
}

async function tryToSignIn(url: string): Promise<number> {
  const body = JSON.stringify({ email: 'nobody@alpha.test', password: 'nothing' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/api/login`, { method: 'POST', headers, body })).status;
}

async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended, server.output()).toBe(0);
}

describe('a failing start', () => {
  it('reports that the port is in use, and writes nothing', async () => {
    const DATA_DIR = join(temporaryFolder(), 'data');
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const line = await refusal(await startServer({ DATA_DIR, PORT: String(port) }));
    other.close();
    expect(line).toBe(
      `PORT: ${port} is in use by another program. Stop it, or set a different PORT.`,
    );
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('reports that the built site needs its environment, rather than failing every page', async () => {
    const env = { DATA_DIR: await preparedFolder(), NODE_ENV: '' };
    const { ended, output } = await startServer(env);
    expect(await ended).toBe(1);
    expect(output()).toContain('NODE_ENV: set it to production, or start with `npm start`.');
  });

  it('reports that the data folder is not writable', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const line = await refusal(await startServer({ DATA_DIR: join(file, 'data') }));
    expect(line).toMatch(/^DATA_DIR: .* cannot be written to: a part of the path is a file/);
  });

  it('reports that PostgreSQL cannot be reached, without its password', async () => {
    const port = await freePort();
    const DATABASE_URL = `postgres://alpha:hunter2@127.0.0.1:${port}/alpha`;
    const line = await refusal(await startServer({ DATABASE_URL, DATA_DIR: temporaryFolder() }));
    expect(line).toContain(`DATABASE_URL: PostgreSQL at 127.0.0.1:${port}/alpha could not be used`);
    expect(line).not.toContain('hunter2');
  });

  it('reports that the stored secret is damaged rather than creating a new one', async () => {
    const DATA_DIR = temporaryFolder();
    writeFileSync(join(DATA_DIR, 'app-secret'), 'oops');
    expect(await refusal(await startServer({ DATA_DIR }))).toMatch(/^APP_SECRET: .* is damaged/);
  });

  it('reports that the folder contains no database of ours', async () => {
    const DATA_DIR = temporaryFolder();
    mkdirSync(join(DATA_DIR, 'pg'));
    writeFileSync(join(DATA_DIR, 'pg/PG_VERSION'), '9');
    expect(await refusal(await startServer({ DATA_DIR }))).toMatch(
      /^DATA_DIR: the database in .* could not be opened/,
    );
  });
});

describe('a first start in a used folder, without demo data', { timeout: 180_000 }, () => {
  const DATA_DIR = temporaryFolder();
  const person = ['--email', 'first@office.test', '--name', 'First Person'];
  const create = () => startServer({ DATA_DIR }, { program: 'create-admin', args: person });
  const invite = async () => {
    const made = await create();
    expect(await made.ended, made.output()).toBe(0);
    return /\/app\/reset-password#token=([\w-]+)/.exec(made.output())?.[1];
  };
  const openToOthers = () =>
    readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' }).filter(
      (name) => statSync(join(DATA_DIR, name)).mode & 0o077,
    );
  let first: string | undefined;
  let token: string | undefined;
  let server: ServerProcess;
  beforeAll(async () => {
    mkdirSync(join(DATA_DIR, 'pg/base'), { recursive: true });
    writeFileSync(join(DATA_DIR, 'pg.creating'), '');
    mkdirSync(join(DATA_DIR, 'outbox'));
    writeFileSync(join(DATA_DIR, 'outbox/1.eml'), 'a link');
    chmodSync(join(DATA_DIR, 'outbox/1.eml'), 0o666);
    chmodSync(DATA_DIR, 0o755);
    first = await invite();
  }, 180_000);
  afterAll(() => void server?.child.kill('SIGKILL'));

  it('that was interrupted starts over instead of opening the partial database', () => {
    expect(existsSync(join(DATA_DIR, 'pg.creating'))).toBe(false);
    expect(readdirSync(join(DATA_DIR, 'pg')).length).toBeGreaterThan(10);
  });

  it('gets its administrator from the command line, who chooses a password through a link that is in no log (security 8)', async () => {
    // Whose link has run out asks for another, in the place of the first.
    token = await invite();
    expect(token).not.toBe(first);

    // As the folder could be after a copy: the server itself closes it again.
    chmodSync(join(DATA_DIR, 'outbox/1.eml'), 0o666);
    chmodSync(DATA_DIR, 0o755);
    server = await startServer({ DATA_DIR, LOG_LEVEL: 'trace' });
    await untilReady(server);
    expect(server.output()).not.toContain('Nobody can sign in yet');
    const password = 'chosen by the first person';
    const post = (path: string, body: object) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const chosen = { token, password, password_confirmation: password };
    expect((await post('/api/password/reset', { ...chosen, token: first })).status).toBe(422);
    expect((await post('/api/password/reset', chosen)).status).toBe(200);
    const signIn = await post('/api/login', { email: 'first@office.test', password });
    const { user, access_token } = (await signIn.json()) as { user: object; access_token: string };
    expect(user).toMatchObject({ name: 'First Person', roles: [{ name: 'admin' }] });
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await fetch(`${server.url}/api/user?x=${access_token}`, { headers })).status).toBe(422);
    expect((await fetch(`${server.url}/api/user`, { headers })).status).toBe(200);
    // Security 8: no token, password or link in the log, even at the lowest level.
    expect(server.output()).toContain('/api/user');
    for (const secret of [access_token, password, token ?? '-'])
      expect(server.output()).not.toContain(secret);
  });

  it('leaves no file readable by another user, whatever the folder was', async () => {
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
    // While it runs, files that the database made after the start included.
    expect(openToOthers()).toEqual([]);
    await stop(server);
    expect(openToOthers()).toEqual([]);
    expect(await refusal(await create())).toMatch(/^first@office\.test already belongs to a user/);
    expect(openToOthers()).toEqual([]);
  });
});

describe('a running server', { timeout: 180_000 }, () => {
  it('locks its folder and closes gracefully (security 29)', async () => {
    const DATA_DIR = await preparedFolder();
    const first = await startServer({ DATA_DIR, LOG_LEVEL: 'info' });
    await untilReady(first);
    const line = await refusal(await startServer({ DATA_DIR }));
    expect(line).toBe(
      `DATA_DIR: another process is using ${DATA_DIR}. Stop it first, or set a different DATA_DIR.`,
    );
    expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);

    // Checking a password takes a while: these are under way when the signal comes.
    const inFlight = Array.from({ length: 5 }, () => tryToSignIn(first.url));
    const received = () => first.output().split('"path":"/api/login"').length - 1;
    await expect.poll(received, { timeout: 30_000, interval: 1 }).toBeGreaterThanOrEqual(5);
    await stop(first);
    expect(await Promise.all(inFlight)).toEqual([401, 401, 401, 401, 401]);
    expect(readdirSync(DATA_DIR).sort()).toEqual(['app-secret', 'lock', 'pg']);
  });
});
