import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

type Raw = Record<string, unknown>;

/** A failure in place of the response to a request. */
export type Mishap =
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'breaks off'
  | 'is cut short'
  | 'is a web page';

type Options = {
  pageSize?: number;
  isGzipped?: boolean;
  sorting?: 'sorts' | 'ignores it' | 'refuses it';
  hasMedia?: boolean;
  /** Rejects Media queries that name the resource. */
  refusesResourceName?: boolean;
  nextLinkBase?: string | null;
  hasLoop?: boolean;
};

/** A local RESO Web API server with configurable behavior and failures. */
export async function startODataServer(options: Options = {}) {
  const listings = new Map<string, Raw>();
  const media: Raw[] = [];
  const files = new Map<string, Buffer>();
  const mishaps: Mishap[] = [];
  const troubles: { on: RegExp; mishap: Mishap; times: number }[] = [];
  const requests: string[] = [];
  const tokens = new Set(['good-token']);
  const clients = { id: 'client', secret: 'p&ss word', takesForm: true, lifeSeconds: 3600 };
  let tokensGiven = 0;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const file = files.get(url.pathname);
    requests.push(file ? url.pathname : decodeURIComponent(url.pathname + url.search));
    const mishap = mishaps.shift() ?? troubleOf(requests.at(-1) ?? '');
    if (mishap) return happen(response, mishap);
    if (url.pathname === '/token') return giveToken(request, response);
    if (file) {
      response.end(file);
      return;
    }
    if (!tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? ''))
      return send(response, 401, { error: { code: '401', message: 'Unauthorized' } });
    if (url.pathname === '/odata/Property') return sendPage(url, response, ask(url));
    if (url.pathname !== '/odata/Media') return send(response, 404, {});
    if (options.hasMedia === false) return send(response, 403, {});
    const filter = url.searchParams.get('$filter') ?? '';
    const namesResource = filter.startsWith("ResourceName eq 'Property'");
    if (namesResource && options.refusesResourceName) return send(response, 400, {});
    const wanted = (each: Raw) =>
      filter.includes(`ResourceRecordKey eq '${each.ResourceRecordKey}'`) &&
      (!namesResource || (each.ResourceName ?? 'Property') === 'Property');
    return sendPage(url, response, media.filter(wanted));
  }

  function troubleOf(path: string): Mishap | undefined {
    const trouble = troubles.find(({ on, times }) => times > 0 && on.test(path));
    if (trouble) trouble.times -= 1;
    return trouble?.mishap;
  }

  function ask(url: URL): Raw[] | null {
    const filter = url.searchParams.get('$filter') ?? '';
    const since = /ModificationTimestamp gt (\S+)/.exec(filter)?.[1];
    const keys = [...filter.matchAll(/ListingKey eq '([^']*)'/g)].map(([, key]) => key);
    const cities = [...filter.matchAll(/City eq '([^']*)'/g)].map(([, city]) => city);
    const found = [...listings.values()].filter(
      (each) =>
        (!since || timeOf(each) > Date.parse(since)) &&
        (keys.length === 0 || keys.includes(String(each.ListingKey))) &&
        (cities.length === 0 || cities.includes(String(each.City))),
    );
    if (url.searchParams.has('$orderby')) {
      if (options.sorting === 'refuses it') return null;
      if (options.sorting !== 'ignores it') found.sort((a, b) => timeOf(a) - timeOf(b));
    }
    const select = url.searchParams.get('$select')?.split(',');
    return found.map((each) => ({
      ...Object.fromEntries(
        Object.entries(each).filter(([name]) => select?.includes(name) ?? true),
      ),
      ...(url.searchParams.get('$expand') === 'Media' && {
        Media: media.filter(({ ResourceRecordKey }) => ResourceRecordKey === each.ListingKey),
      }),
    }));
  }

  function sendPage(url: URL, response: ServerResponse, found: Raw[] | null): void {
    const message = '$orderby is not supported';
    if (!found) {
      send(response, 400, { error: { code: '400', message } });
      return;
    }
    const size = options.pageSize ?? 3;
    const from = Number(url.searchParams.get('$skiptoken') ?? 0);
    const next = new URL(url);
    next.searchParams.set('$skiptoken', String(options.hasLoop ? 0 : from + size));
    const link = next.href.replace(origin, options.nextLinkBase ?? origin);
    send(response, 200, {
      '@odata.context': `${origin}/odata/$metadata#Property`,
      value: found.slice(from, from + size),
      ...((found.length > from + size || options.hasLoop) && { '@odata.nextLink': link }),
    });
  }

  function send(response: ServerResponse, status: number, body: unknown): void {
    const bytes = Buffer.from(JSON.stringify(body));
    const headers = { 'content-type': 'application/json;odata.metadata=minimal' };
    if (!options.isGzipped) response.writeHead(status, headers).end(bytes);
    else
      response.writeHead(status, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(bytes));
  }

  function happen(response: ServerResponse, mishap: Mishap): void {
    if (typeof mishap === 'object') {
      response.writeHead(mishap.status, mishap.headers).end(mishap.body ?? '{}');
    } else if (mishap === 'is a web page') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Hello');
    } else if (mishap === 'is cut short') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"value":[{"Listing');
    } else {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 });
      response.write('{"value":[{"ListingKey":"half');
      setTimeout(() => response.destroy(), 10);
    }
  }

  async function giveToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const form = new URLSearchParams(text);
    const basic = `Basic ${Buffer.from(`${clients.id}:${encodeURIComponent(clients.secret)}`).toString('base64')}`;
    const isKnown = clients.takesForm
      ? form.get('client_id') === clients.id && form.get('client_secret') === clients.secret
      : request.headers.authorization === basic;
    if (!isKnown || form.get('grant_type') !== 'client_credentials')
      return send(response, 401, { error: 'invalid_client' });
    tokensGiven += 1;
    tokens.add(`token-${tokensGiven}`);
    return send(response, 200, {
      access_token: `token-${tokensGiven}`,
      token_type: 'Bearer',
      expires_in: clients.lifeSeconds,
    });
  }

  return {
    url: `${origin}/odata`,
    origin,
    options,
    /** By key. */
    listings,
    put: (...records: Raw[]) => {
      for (const record of records) listings.set(String(record.ListingKey), record);
    },
    media,
    files,
    /** For the next requests, one each. */
    mishaps,
    /** For requests that match a pattern. */
    troubles,
    requests,
    tokens,
    clients,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

export type ODataServer = Awaited<ReturnType<typeof startODataServer>>;

const timeOf = (record: Raw) => Date.parse(String(record.ModificationTimestamp));
