import { catalogs } from '@alpha/i18n/server';
import { afterEach, describe, expect, it } from 'vitest';
import { type Mishap, startODataServer } from '../../../test/odata-server.ts';
import { resoRecord } from '../../../test/reso-records.ts';
import { createSafeFetch } from '../../platform/fetching/safe-fetch.ts';
import { createResoClient } from './reso-client.ts';
import { followPages } from './reso-pages.ts';
import { propertyUrl } from './reso-questions.ts';
import { type ResoCode, refuse } from './reso-refusal.ts';
import { type ResoCredentials, resoSettings } from './reso-settings.ts';

type Server = Awaited<ReturnType<typeof startODataServer>>;
const running: Server[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function start(options: Parameters<typeof startODataServer>[0] = {}): Promise<Server> {
  const server = await startODataServer(options);
  running.push(server);
  for (let n = 1; n <= 7; n += 1) server.put(resoRecord({ ListingKey: `K${n}` }));
  return server;
}

const BEARER: ResoCredentials = { kind: 'bearer', token: 'good-token' };
const clientOf = ({ origin }: Server): ResoCredentials => ({
  kind: 'client',
  tokenUrl: `${origin}/token`,
  clientId: 'client',
  clientSecret: 'p&ss word',
});

/** Waits are recorded and the clock is advanced. */
function visit(url: string, credentials: ResoCredentials = BEARER, requestsPerSecond = 50) {
  const waits: number[] = [];
  const clock = { ms: Date.parse('2025-11-05T12:00:00Z') };
  const feed = { url, settings: resoSettings.parse({ requestsPerSecond }) };
  const client = createResoClient({
    feed,
    credentials,
    fetch: createSafeFetch({ allowsLoopback: true }),
    now: () => clock.ms,
    sleep: async (ms) => {
      waits.push(ms);
      clock.ms += ms;
    },
  });
  const readKeys = async () => {
    const keys: unknown[] = [];
    for await (const page of followPages(client, propertyUrl(feed, {}), 'Property'))
      keys.push(...page.records.map(({ ListingKey }) => ListingKey));
    return keys;
  };
  return { waits, clock, readKeys };
}

const ALL = ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7'];
const failing = (code: ResoCode, value?: string) => ({
  name: 'FeedFailure',
  refusal: refuse(code, value === undefined ? {} : { value }),
});

describe('pages', () => {
  it('are followed until there is no next one, compressed or not', async () => {
    for (const isGzipped of [false, true]) {
      const server = await start({ isGzipped });
      expect(await visit(server.url).readKeys()).toEqual(ALL);
      expect(server.requests).toHaveLength(3);
    }
  });

  it('are requested from the address of the service or of its listings', async () => {
    const { url } = await start();
    for (const address of [`${url}/`, `${url}/Property`, `${url}/Property/`])
      expect(await visit(address).readKeys()).toEqual(ALL);
  });

  it('on another host are not opened, so that it never sees the credentials (security 22)', async () => {
    const stranger = await start();
    for (const nextLinkBase of [stranger.origin, 'https://elsewhere.example', 'http://[::1]:1']) {
      const { url } = await start({ nextLinkBase });
      await expect(visit(url).readKeys()).rejects.toMatchObject({ code: 'foreignNextLink' });
    }
    expect(stranger.requests).toEqual([]);
  });

  it('that form a loop are not followed forever', async () => {
    const { url } = await start({ hasLoop: true });
    await expect(visit(url).readKeys()).rejects.toMatchObject(failing('nextLinkLoops'));
  });
});

describe('a server that is busy', () => {
  it('gets the pause it asks for, in seconds or as a date', async () => {
    const server = await start();
    server.mishaps.push(
      { status: 429, headers: { 'retry-after': '7' } },
      { status: 503, headers: { 'retry-after': 'Wed, 05 Nov 2025 12:01:00 GMT' } },
    );
    const { readKeys, waits } = visit(server.url, BEARER);
    expect(await readKeys()).toEqual(ALL);
    expect(waits.filter((ms) => ms > 1000)).toEqual([7000, 53_000]);
  });

  it('is retried with growing pauses if it names none, then given up', async () => {
    const server = await start();
    server.mishaps.push(...Array.from({ length: 6 }, () => ({ status: 429 })));
    const { readKeys, waits } = visit(server.url);
    await expect(readKeys()).rejects.toMatchObject(failing('throttled'));
    const pauses = waits.filter((ms) => ms >= 1000);
    expect(pauses).toHaveLength(5);
    for (const [n, ms] of pauses.entries()) {
      expect(ms).toBeGreaterThanOrEqual(1000 * 2 ** n);
      expect(ms).toBeLessThanOrEqual(1250 * 2 ** n);
    }
  });

  it('is not waited for longer than a quarter of an hour', async () => {
    const server = await start();
    server.mishaps.push({ status: 429, headers: { 'retry-after': '86400' } });
    const { readKeys, waits } = visit(server.url);
    await expect(readKeys()).rejects.toMatchObject(failing('throttled'));
    expect(waits).toEqual([]);
  });

  it('is never queried faster than the setting allows', async () => {
    const server = await start({ pageSize: 1 });
    const { readKeys, waits } = visit(server.url, BEARER, 2);
    await readKeys();
    expect(waits).toEqual(Array(6).fill(500));
  });
});

describe('a response that breaks off', () => {
  it.each<Mishap>(['breaks off', 'is cut short', { status: 502 }, { status: 408 }])(
    '(%s) is requested again, and no partial page is used',
    async (mishap) => {
      const server = await start();
      const { readKeys } = visit(server.url);
      server.mishaps.push(mishap, mishap);
      expect(await readKeys()).toEqual(ALL);
      expect(server.requests).toHaveLength(5);
    },
  );

  it('repeatedly ends the run with a clear error', async () => {
    const server = await start();
    server.mishaps.push(...Array<Mishap>(6).fill('breaks off'));
    await expect(visit(server.url).readKeys()).rejects.toMatchObject(failing('brokeOff'));
    server.mishaps.push(...Array<Mishap>(6).fill({ status: 500 }));
    await expect(visit(server.url).readKeys()).rejects.toMatchObject(
      failing('serverTrouble', '500'),
    );
  });
});

describe('client credentials', () => {
  it('get one token for many pages', async () => {
    const server = await start();
    expect(await visit(server.url, clientOf(server)).readKeys()).toEqual(ALL);
    expect(server.requests.filter((each) => each === '/token')).toHaveLength(1);
  });

  it('are sent as HTTP Basic if the server requires it', async () => {
    const server = await start();
    server.clients.takesForm = false;
    expect(await visit(server.url, clientOf(server)).readKeys()).toEqual(ALL);
  });

  it('get a new token before the old one expires', async () => {
    const server = await start();
    const { readKeys, clock } = visit(server.url, clientOf(server));
    await readKeys();
    clock.ms += 3_539_000;
    await readKeys();
    expect(server.tokens.size).toBe(2);
    clock.ms += 2_000;
    await readKeys();
    expect(server.tokens.size).toBe(3);
  });

  it('get another token if it is rejected early, but only once', async () => {
    const server = await start();
    const { readKeys } = visit(server.url, clientOf(server));
    await readKeys();
    server.tokens.clear();
    expect(await readKeys()).toEqual(ALL);
    server.mishaps.push({ status: 401 });
    expect(await readKeys()).toEqual(ALL);
    const before = server.requests.length;
    server.tokens.add = () => server.tokens;
    server.tokens.clear();
    await expect(readKeys()).rejects.toMatchObject(failing('wrongCredentials'));
    expect(server.requests.length - before).toBe(3);
  });

  it.each<[string, Partial<ResoCredentials>, string, ResoCode]>([
    ['a wrong secret', { clientSecret: 'nope' }, '/token', 'wrongCredentials'],
    ['an address that gives no token', {}, '/odata', 'wrongTokenUrl'],
  ])('with %s are reported', async (_, wrong, path, code) => {
    const server = await start();
    if (path === '/odata') server.mishaps.push('is a web page');
    const credentials = {
      ...clientOf(server),
      ...wrong,
      tokenUrl: server.origin + path,
    } as ResoCredentials;
    await expect(visit(server.url, credentials).readKeys()).rejects.toMatchObject(failing(code));
  });

  it('never go to a private address (security 22)', async () => {
    const { url } = await start();
    const credentials = {
      ...clientOf({ origin: '' } as Server),
      tokenUrl: 'https://169.254.169.254/token',
    } as ResoCredentials;
    await expect(visit(url, credentials).readKeys()).rejects.toMatchObject({
      refusal: { code: 'importReso.privateAddress', field: 'tokenUrl' },
    });
  });
});

describe('a feed that cannot be read reports why', () => {
  it.each<[string, Mishap, ResoCode, string?]>([
    ['a wrong token', { status: 401 }, 'wrongCredentials'],
    ['no permission', { status: 403 }, 'noPermission'],
    ['a wrong path', { status: 404 }, 'notFound'],
    ['a web page', 'is a web page', 'notOData'],
    ['other JSON', { status: 200, body: '{"listings":[]}' }, 'notOData'],
    ['a bare list', { status: 200, body: '[]' }, 'notOData'],
    [
      'a question that is refused',
      { status: 400, body: '{"error":{"message":"OriginatingSystemName is required"}}' },
      'queryRefused',
      'OriginatingSystemName is required',
    ],
  ])('%s', async (_, mishap, code, value) => {
    const server = await start();
    server.mishaps.push(mishap);
    await expect(visit(server.url).readKeys()).rejects.toMatchObject(failing(code, value));
  });

  it.each<[string, ResoCode]>([
    ['feed', 'badUrl'],
    ['https://me:secret@feed.example', 'badUrl'],
    ['http://192.0.2.1/odata', 'privateAddress'],
    ['ftp://feed.example/odata', 'notHttps'],
    ['https://10.0.0.1/odata', 'privateAddress'],
  ])('the address %s', async (url, code) => {
    await expect(visit(url).readKeys()).rejects.toMatchObject(failing(code));
  });

  it('in both languages', () => {
    expect(Object.keys(catalogs.es.importReso)).toEqual(Object.keys(catalogs.en.importReso));
  });
});
