import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { waysOut } from '../../../test/ways-out.ts';
import { isPublicAddress } from './public-address.ts';
import {
  type Address,
  createSafeFetch,
  createSafeInternet,
  type FetchOptions,
} from './safe-fetch.ts';

// Generous, because a busy machine compresses five megabytes slowly.
const LIMITS = { timeoutMs: 20_000, maxBytes: 100_000 } satisfies FetchOptions;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const resolvesTo =
  (...addresses: string[]) =>
  async (): Promise<Address[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const reasonOf = (reason: string) => ({ name: 'FetchFailure', reason });

describe('an address given by a person or a feed (security 22)', () => {
  it.each([
    ['http://feed.example/odata', 'notHttps'],
    ['ftp://feed.example/odata', 'notHttps'],
    ['file:///etc/passwd', 'badUrl'],
    ['javascript:alert(1)', 'badUrl'],
    ['https://somebody:secret@feed.example/', 'badUrl'],
    ['feed.example', 'badUrl'],
    ['https://127.0.0.1/', 'privateAddress'],
    ['https://2130706433/', 'privateAddress'],
    ['https://0x7f.1/', 'privateAddress'],
    ['https://[::1]/', 'privateAddress'],
    ['https://[::ffff:169.254.169.254]/', 'privateAddress'],
    ['https://169.254.169.254/latest/meta-data/', 'privateAddress'],
  ])('%s is refused: %s', async (url, reason) => {
    const fetch = createSafeFetch({ resolve: resolvesTo('93.184.216.34') });
    await expect(fetch(url, LIMITS)).rejects.toMatchObject(reasonOf(reason));
  });

  it.each([
    ['10.1.2.3'],
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['fd00:ec2::254'],
    ['fe80::1'],
    ['::ffff:10.0.0.1'],
    ['64:ff9b::a00:1'],
    ['2002:a00:1::'],
  ])('is refused when its name leads to %s, even beside a public address', async (address) => {
    for (const resolve of [resolvesTo(address), resolvesTo('93.184.216.34', address)])
      await expect(createSafeFetch({ resolve })('https://x.example', LIMITS)).rejects.toMatchObject(
        reasonOf('privateAddress'),
      );
  });

  it('is refused when its name does not resolve', async () => {
    await expect(
      createSafeFetch({ resolve: resolvesTo() })('https://x.example', LIMITS),
    ).rejects.toMatchObject(reasonOf('unknownHost'));
  });

  it('may be any public address', () => {
    for (const address of ['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    for (const address of ['100.64.0.1', '172.31.255.255', '192.0.0.170', '255.255.255.255', 'x'])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });

  it('is resolved once, so a later DNS answer has no effect', async () => {
    const port = await serve((_, response) => response.end('checked'));
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    const fetch = createSafeFetch({ resolve, allowsLoopback: true });
    const { bytes } = await fetch(`http://feed.test:${port}/`, LIMITS);
    expect([bytes.toString(), lookups]).toEqual(['checked', 1]);
  });

  it('may be plain http only on this machine and only in tests', async () => {
    const fetch = createSafeFetch({ resolve: resolvesTo('93.184.216.34'), allowsLoopback: true });
    await expect(fetch('http://feed.example/', LIMITS)).rejects.toMatchObject(reasonOf('notHttps'));
    const port = await serve((_, response) => response.end());
    await expect(createSafeFetch()(`http://127.0.0.1:${port}`, LIMITS)).rejects.toMatchObject(
      reasonOf('notHttps'),
    );
  });
});

describe('other code in the server (security 22)', () => {
  it.each([
    `import { request } from 'node:https';`,
    `import net from 'node:net';`,
    `import * as net from "net";`,
    `import { isIP, connect } from 'node:net';`,
    `import {\n  isIP,\n  Socket,\n} from 'node:net';`,
    `import { connect as dial } from 'node:tls';`,
    `import 'node:http2';`,
    `export { request } from 'node:http';`,
    `import { createSocket } from 'node:dgram';`,
    `import { execFile } from 'node:child_process';`,
    `const { connect } = await import('node:net');`,
    `const tls = require('tls');`,
    `import { fetch } from 'undici';`,
    `import WebSocket from 'ws';`,
    `const page = await fetch(url);`,
    `const load = fetch;`,
    `globalThis.fetch(url)`,
    `globalThis['fetch'](url)`,
    `new WebSocket(url)`,
    `new EventSource(url)`,
    `process.getBuiltinModule('node:net')`,
  ])('%s would be noticed', (source) => {
    expect(waysOut(`const first = 1;\n${source}\n`)).toHaveLength(1);
  });

  it.each([
    `import { isIP, type Socket } from 'node:net';`,
    `import type { IncomingMessage } from 'node:http';`,
    `// a browser would fetch(url) here`,
    `/** await import('node:net') */`,
    `deps.fetch(url)`,
    `prefetch(url)`,
  ])('%s opens nothing', (source) => {
    expect(waysOut(`const first = 1;\n${source}\n`)).toEqual([]);
  });

  it('opens no connection to an address that a person or a feed gave', () => {
    const source = join(import.meta.dirname, '../..');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      // An injected fetch is the safe one.
      const isInjected = /\bFetchBytes\b/.test(text) && file !== 'platform/fetching/safe-fetch.ts';
      const ways = waysOut(text).filter((way) => !(isInjected && way === 'fetch'));
      return ways.length > 0 ? [[file, ways.join(' ')]] : [];
    });
    expect(Object.fromEntries(found)).toEqual({
      'platform/fetching/safe-fetch.ts': 'node:http node:https',
      // Addresses of the operator's own settings: error reports, mail server, database.
      'platform/lib/error-reporter.ts': 'fetch',
      'platform/mail/mail-transport.ts': 'nodemailer',
      'platform/backup/connection.ts': 'pg',
      'platform/db/postgres-notices.ts': 'pg',
      'platform/db/postgres-pulse.ts': 'pg',
      'platform/db/watched-pool.ts': 'pg',
      'listings/search/market/elsewhere.ts': 'pg',
      'listings/search/market/loader/market-loader.ts': 'pg',
      'listings/search/market/loader/word-loader.ts': 'pg',
      // They listen: our own server, and for a moment, to see whether the port is free.
      'platform/http/http-server.ts': 'node:http',
      'platform/lib/port-probe.ts': 'node:net',
      // They open nothing: one asks whether a request has a real connection, one reads addresses.
      'platform/http/slow-senders.ts': 'node:net',
      'platform/mail/mail-from.ts': 'nodemailer/lib/addressparser',
    });
  });
});

describe('a redirect (security 22)', () => {
  const byHost = async (host: string) =>
    resolvesTo(host === 'metadata.test' ? '169.254.169.254' : '127.0.0.1')();
  const fetch = createSafeFetch({ resolve: byHost, allowsLoopback: true });
  const redirecting = (to: string) =>
    serve((_, response) => response.writeHead(302, { location: to }).end());

  it.each([
    ['https://metadata.test/', 'privateAddress'],
    ['http://metadata.test/', 'privateAddress'],
    ['https://10.0.0.8/', 'privateAddress'],
    ['file:///etc/passwd', 'badUrl'],
    ['/', 'tooManyRedirects'],
  ])('to %s is refused: %s', async (to, reason) => {
    const port = await redirecting(to);
    await expect(fetch(`http://feed.test:${port}/`, LIMITS)).rejects.toMatchObject(
      reasonOf(reason),
    );
  });

  it('does not send our password to another host', async () => {
    const seen: (string | undefined)[] = [];
    const target = await serve((request, response) => {
      seen.push(request.headers.authorization);
      response.end('arrived');
    });
    const headers = { Authorization: 'Bearer secret' };
    const elsewhere = await redirecting(`http://other.test:${target}/`);
    const answer = await fetch(`http://feed.test:${elsewhere}/`, { ...LIMITS, headers });
    expect(answer.bytes.toString()).toBe('arrived');
    await fetch(`http://feed.test:${target}/`, { ...LIMITS, headers });
    expect(seen).toEqual([undefined, 'Bearer secret']);
  });

  it('of a form is not followed', async () => {
    const port = await redirecting('/token');
    await expect(
      fetch(`http://feed.test:${port}/`, { ...LIMITS, method: 'POST', body: 'secret' }),
    ).rejects.toMatchObject(reasonOf('tooManyRedirects'));
  });
});

describe('a response (security 22)', () => {
  const fetch = createSafeFetch({ allowsLoopback: true });
  const from = async (listener: RequestListener, options: Partial<FetchOptions> = {}) =>
    fetch(`http://127.0.0.1:${await serve(listener)}/`, { ...LIMITS, ...options });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('is unpacked from %s, up to the limit of what comes out', async (encoding, pack) => {
    const answering = (text: string): RequestListener => {
      return (request, response) => {
        expect(request.headers['accept-encoding']).toContain(encoding);
        response.writeHead(200, { 'content-encoding': encoding }).end(pack(text));
      };
    };
    expect((await from(answering('{"value":[]}'))).bytes.toString()).toBe('{"value":[]}');
    await expect(from(answering('0'.repeat(5_000_000)))).rejects.toMatchObject(
      reasonOf('tooLarge'),
    );
  });

  it('that is too large is refused, announced or not', async () => {
    const large = Buffer.alloc(200_000);
    const announced: RequestListener = (_, response) => response.end(large);
    const streamed: RequestListener = (_, response) => {
      response.write(large);
      response.end();
    };
    for (const listener of [announced, streamed])
      await expect(from(listener)).rejects.toMatchObject(reasonOf('tooLarge'));
  });

  it('that takes too long is aborted, at the start or half-way', async () => {
    const silent: RequestListener = () => undefined;
    const halfway: RequestListener = (_, response) => response.write('{');
    for (const listener of [silent, halfway])
      await expect(from(listener, { timeoutMs: 150 })).rejects.toMatchObject(reasonOf('timedOut'));
    const resolve = () => new Promise<Address[]>(() => undefined);
    await expect(
      createSafeFetch({ resolve })('https://slow.example', { ...LIMITS, timeoutMs: 100 }),
    ).rejects.toMatchObject(reasonOf('timedOut'));
  });

  it('of a file that never starts is aborted after the idle limit', async () => {
    const port = await serve(() => undefined);
    const { download } = createSafeInternet({ allowsLoopback: true });
    const path = join(tmpdir(), 'never-begins.csv');
    await expect(
      download(`http://127.0.0.1:${port}/x.csv`, path, { ...LIMITS, idleMs: 200 }),
    ).rejects.toMatchObject(reasonOf('timedOut'));
    // Well before the time limit for a whole file.
  }, 10_000);

  it('that breaks off is distinguished from an unreachable host', async () => {
    await expect(
      from((_, response) => {
        response.writeHead(200, { 'content-length': 1000 });
        response.write('{"value":[');
        setTimeout(() => response.destroy(), 20);
      }),
    ).rejects.toMatchObject(reasonOf('brokeOff'));
    await expect(
      from((_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' });
        response.end(gzipSync('{"value":[]}').subarray(0, 15));
      }),
    ).rejects.toMatchObject(reasonOf('brokeOff'));
    const port = await serve(() => undefined);
    await new Promise((done) => servers.pop()?.close(done));
    await expect(fetch(`http://127.0.0.1:${port}/`, LIMITS)).rejects.toMatchObject(
      reasonOf('unreachable'),
    );
  });

  it('is aborted when the caller gives up', async () => {
    const giveUp = new AbortController();
    setTimeout(() => giveUp.abort(new Error('stopping')), 50);
    await expect(from(() => undefined, { signal: giveUp.signal })).rejects.toThrow('stopping');
  });
});
