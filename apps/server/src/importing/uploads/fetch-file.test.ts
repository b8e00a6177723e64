import { readdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fetchListingFile, getListingImport, startListingImport } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redfinFile, redfinRow } from '../../../test/listing-files.ts';
import { type Caller, signedIn } from '../../../test/people.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { properties } from '../../platform/db/schema/index.ts';
import { createSafeInternet } from '../../platform/fetching/safe-fetch.ts';
import { readArguments } from '../command/arguments.ts';
import { importFile } from '../command/import-file.ts';
import { runNextImport } from '../runs/import-loop.ts';

const dataDir = temporaryFolder();
const signal = new AbortController().signal;
let test: TestApp;
let admin: Caller;
let server: Server;
let origin: string;

const ANSWERS: Record<string, RequestListener> = {
  '/homes.csv': (_, response) => {
    response.writeHead(200, {
      'content-encoding': 'gzip',
      'content-disposition': 'attachment; filename="../Our homes.csv"',
      'last-modified': 'Mon, 02 Nov 2026 10:00:00 GMT',
    });
    response.end(gzipSync(redfinFile(redfinRow('U1'), redfinRow('U2'))));
  },
  '/moved.csv': (_, response) => response.writeHead(302, { location: '/homes.csv' }).end(),
  '/page': (_, response) => response.end('<!doctype html><h1>Please sign in'),
  '/inward': (_, response) =>
    response.writeHead(302, { location: 'https://169.254.169.254/latest' }).end(),
  '/large': (_, response) => response.writeHead(200, { 'content-length': 5e12 }).end(),
  '/half': (_, response) => {
    response.writeHead(200, { 'content-length': 5_000 });
    response.write('SALE TYPE,');
    setTimeout(() => response.destroy(), 20);
  },
};

beforeAll(async () => {
  test = await openTestApp({ people: { leads: 0 }, config: { dataDir } });
  test.deps.internet = createSafeInternet({ allowsLoopback: true });
  admin = await signedIn(test, 'admin@alpha.test');
  server = createServer((request, response) =>
    (ANSWERS[request.url ?? ''] ?? ((_, gone) => gone.writeHead(404).end('no')))(request, response),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await test.close();
});

const kept = () => readdirSync(join(dataDir, 'imports'));

async function command(address: string, ...options: string[]) {
  const lines: string[] = [];
  const code = await importFile(test.deps, readArguments(['redfin', address, ...options]), {
    out: (line) => void lines.push(line),
    err: (text) => void lines.push(text),
    isTerminal: false,
  });
  return { code, output: lines.join('\n') };
}

describe('the import command with an address', () => {
  it('downloads the file, uses its last-modified date, and keeps no copy', async () => {
    const { code, output } = await command(`${origin}/moved.csv`);
    expect(output).toContain('2 created');
    expect(code).toBe(0);
    const [home] = await test.database.db
      .select()
      .from(properties)
      .where(eq(properties.sourceKey, 'U1'));
    expect(home?.sourceAsOf).toBe('2026-11-02');
    expect(kept()).toEqual([]);
    expect((await command(`${origin}/homes.csv`)).output).toContain('2 unchanged');
  });

  it.each([
    ['/gone.csv', 'status 404'],
    ['/page', 'isn’t a text file'],
    ['/inward', 'private network'],
    ['/large', 'too large'],
    ['/half', 'connection was lost'],
  ])('refuses %s in one sentence: %s', async (path, words) => {
    const { code, output } = await command(origin + path);
    expect([code, output]).toEqual([3, expect.stringContaining(words)]);
    expect(kept()).toEqual([]);
  });

  it.each([
    ['http://example.com/homes.csv', 'start with https'],
    ['https://10.0.0.1/homes.csv', 'private network'],
    ['https://me:secret@example.com/homes.csv', 'can’t contain a user name or password'],
    ['ftp://example.com/homes.csv', 'start with https'],
  ])('never opens %s: %s', async (address, words) => {
    const deps = { config: test.deps.config, database: test.database };
    const lines: string[] = [];
    const say = (text: string) => void lines.push(text);
    const args = readArguments(['csv', address]);
    expect(await importFile(deps, args, { out: say, err: say, isTerminal: false })).toBe(3);
    expect(lines.join('')).toContain(words);
  });
});

describe('an administrator who enters an address', () => {
  const ask = (path: string) =>
    admin(fetchListingFile, { body: { kind: 'redfin', url: origin + path } });

  it('sees the file downloaded and ready, and starts it like an upload', async () => {
    const requested = (await ask('/homes.csv')).json();
    expect(requested).toMatchObject({ status: 'running', phase: 'fetching', name: 'homes.csv' });
    await runNextImport(test.deps, signal);
    const { id } = requested;
    expect((await admin(getListingImport, { params: { id } })).json()).toMatchObject({
      status: 'ready',
      name: 'Our homes.csv',
    });
    await admin(startListingImport, { params: { id }, body: {} });
    await runNextImport(test.deps, signal);
    expect((await admin(getListingImport, { params: { id } })).json()).toMatchObject({
      status: 'done',
      as_of: '2026-11-02',
      counts: { unchanged: 2 },
    });
    expect(kept()).toEqual([]);
  });

  it('learns why the download failed', async () => {
    const { id } = (await ask('/inward')).json();
    await runNextImport(test.deps, signal);
    expect((await admin(getListingImport, { params: { id } })).json()).toMatchObject({
      status: 'failed',
      error: { code: 'address.privateAddress' },
    });
    const unknown = await admin(fetchListingFile, { body: { kind: 'zip', url: 'https://a.b' } });
    expect(unknown.json().code).toBe('listingImport.unknownKind');
    const more = { kind: 'csv', url: 'https://a.b', path: '/etc/passwd' };
    expect((await admin(fetchListingFile, { body: more })).statusCode).toBe(422);
  });
});
