import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../test/postgres.ts';
import {
  type ServerProcess,
  startServer,
  temporaryFolder,
  untilReady,
} from '../test/server-process.ts';
import { preparedFolder } from '../test/template.ts';

type Line = {
  level: number;
  msg: string;
  request_id?: string;
  sql?: string;
  pool?: string;
  work?: string;
};
type Report = { request_id?: string; work?: string; error: { message: string } };

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let receiver: Server;
const reports: Report[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    reports.push(JSON.parse(body));
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
});
const started: ServerProcess[] = [];
async function start(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  // One installation: the second server on its database must have the secret of the first.
  const server = await startServer({ APP_SECRET: 'x'.repeat(48), ...env });
  started.push(server);
  return server;
}

afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  receiver?.close();
  await postgres?.stop();
});

/** Loaded before the program: on a signal something breaks that nobody catches. */
function breakable(how: 'throw' | 'reject'): string {
  const file = join(temporaryFolder(), 'break.mjs');
  const breaking = {
    throw: "setTimeout(() => { throw new Error('nobody caught this'); }, 0)",
    reject: "Promise.reject(new Error('nobody caught this'))",
  };
  writeFileSync(file, `process.on('SIGUSR2', () => { ${breaking[how]}; });`);
  return `--import ${pathToFileURL(file).href}`;
}

function webhook(): string {
  const address = receiver.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
}

const linesOf = (server: ServerProcess): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

async function signIn(url: string, id: string) {
  const body = JSON.stringify({ email: 'somebody@private.test', password: 'their secret' });
  const headers = { 'content-type': 'application/json', 'x-request-id': id };
  return fetch(`${url}/api/login`, { method: 'POST', headers, body });
}

describe.each([
  ['the embedded database', false],
  ['PostgreSQL', true],
])('a server on %s', (_name, isPostgres) => {
  it('logs the request id in every line, slow statements without values, and reports crashes', {
    timeout: 180_000,
  }, async () => {
    const server = await start({
      DATA_DIR: isPostgres ? temporaryFolder() : await preparedFolder(),
      ...(isPostgres ? { DATABASE_URL: postgres.url } : {}),
      LOG_LEVEL: 'info',
      SLOW_QUERY_MS: '0',
      TRUSTED_PROXIES: '127.0.0.0/8',
      ERROR_WEBHOOK_URL: webhook(),
      NODE_OPTIONS: breakable(isPostgres ? 'reject' : 'throw'),
    });
    await untilReady(server);

    const answer = await signIn(server.url, 'proxy-gave-this-1');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('x-request-id')).toBe('proxy-gave-this-1');
    expect(await answer.json()).toMatchObject({ request_id: 'proxy-gave-this-1' });
    const own = linesOf(server).filter(({ request_id }) => request_id === 'proxy-gave-this-1');
    const slow = own.filter(({ msg }) => msg === 'slow query');
    expect(slow.some(({ sql }) => sql?.includes('from "users"') && sql.includes('$1'))).toBe(true);
    expect(slow.every(({ level }) => level === 40)).toBe(true);
    expect(new Set(slow.map(({ pool }) => pool))).toEqual(
      new Set([isPostgres ? 'requests' : 'embedded']),
    );
    expect(server.output()).not.toMatch(/private\.test|their secret/);

    // Work in the background has a name of its own.
    const ofMail = () => linesOf(server).some(({ work, sql }) => work === 'mail' && sql);
    await expect.poll(ofMail).toBe(true);

    // A page and what it asks of our own API while it is drawn are one visit.
    const page = await fetch(`${server.url}/`, {
      headers: { 'x-request-id': 'visit-of-a-page' },
    });
    await page.text();
    expect(page.headers.get('x-request-id')).toBe('visit-of-a-page');
    const visit = linesOf(server).filter(({ request_id }) => request_id === 'visit-of-a-page');
    expect(visit.filter(({ msg }) => msg === 'incoming request').length).toBeGreaterThan(1);

    server.child.kill('SIGUSR2');
    expect(await server.ended, server.output().slice(-2000)).toBe(1);
    const fatal = linesOf(server).filter(({ level }) => level === 60);
    expect(fatal.map(({ msg }) => msg)).toEqual([
      isPostgres ? 'unhandled rejection' : 'uncaught exception',
    ]);
    expect(reports.at(-1)).toMatchObject({
      work: 'process',
      pid: server.child.pid,
      role: 'all',
      error: { message: 'nobody caught this' },
    });
  });
});

describe('on PostgreSQL', () => {
  it('a database failure is reported with the request that hit it (security 27, 32)', {
    timeout: 180_000,
  }, async () => {
    const server = await start({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: postgres.url,
      ERROR_WEBHOOK_URL: webhook(),
    });
    await untilReady(server);
    reports.length = 0;
    await postgres.stop();
    const answer = await signIn(server.url, 'not-from-a-proxy');
    expect(answer.status).toBe(503);
    const id = answer.headers.get('x-request-id');
    // Without TRUST_PROXY the header of an arbitrary client is ignored.
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const ours = () => reports.find(({ request_id }) => request_id === id);
    await expect.poll(ours).toMatchObject({
      method: 'POST',
      route: '/api/login',
      status: 503,
    });
    await expect.poll(() => reports.some(({ work }) => work === 'mail')).toBe(true);
    expect(JSON.stringify(reports)).not.toMatch(/private\.test|their secret/);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
