import { lookup } from 'node:dns/promises';
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type {
  Download,
  DownloadOptions,
  FetchBytes,
  FetchOptions,
  Internet,
} from '../lib/internet.ts';
import { FetchFailure, failureOf } from './fetch-failure.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';
import { readBody, saveBody } from './read-body.ts';

export type { FetchBytes, FetchedBytes, FetchOptions } from '../lib/internet.ts';

export type Address = { address: string; family: number };

type Surroundings = {
  resolve?: (host: string) => Promise<Address[]>;
  /** For tests: plain http, to this machine only. */
  allowsLoopback?: boolean;
};

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Never sent on to another host. */
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization']);

/** Idle connections do not keep the process alive. */
const agents = {
  'https:': new HttpsAgent({ keepAlive: true }),
  'http:': new HttpAgent({ keepAlive: true }),
};

type Request = Omit<FetchOptions, 'maxBytes'> & Partial<Pick<DownloadOptions, 'idleMs'>>;
type Reader<T> = (response: IncomingMessage) => Promise<T>;
type Answer<T> = { response: IncomingMessage; url: URL; read: T };

/**
 * Fetches an address given by a person or a feed. Connects to exactly the IP address that was
 * checked, so DNS rebinding has no effect.
 */
function createSafeRequest({
  resolve = (host) => lookup(host, { all: true }),
  allowsLoopback = false,
}: Surroundings) {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address));

  async function checkedAddresses(url: URL): Promise<Address[]> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const literal = isIP(host);
    const found = literal ? [{ address: host, family: literal }] : await resolve(host);
    if (found.length === 0) throw new FetchFailure('unknownHost');
    // A private address among public ones is a sign of an attack.
    if (!found.every(({ address }) => isAllowed(address))) throw new FetchFailure('privateAddress');
    if (url.protocol === 'http:' && !found.every(({ address }) => isLoopbackAddress(address)))
      throw new FetchFailure('notHttps');
    return found;
  }

  async function requestOnce<T>(
    url: URL,
    options: Request,
    signal: AbortSignal,
    reader: Reader<T>,
  ) {
    const addresses = await checkedAddresses(url);
    const response = await send(url, addresses, options, signal);
    if (REDIRECTS.has(response.statusCode ?? 0) && response.headers.location) {
      response.destroy();
      return { location: response.headers.location };
    }
    return { response, url, read: await reader(response) };
  }

  return async <T>(address: string, options: Request, reader: Reader<T>): Promise<Answer<T>> => {
    const deadline = AbortSignal.timeout(options.timeoutMs);
    const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
    let url = parseUrl(address, allowsLoopback);
    let headers = options.headers ?? {};
    try {
      for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
        const pending = requestOnce(url, { ...options, headers }, signal, reader);
        const answer = await withAbort(pending, signal);
        if (!('location' in answer)) return answer;
        // Forwarding a form would send our password to another host.
        if (options.method === 'POST') throw new FetchFailure('tooManyRedirects');
        const next = parseUrl(new URL(answer.location, url).href, allowsLoopback);
        if (next.origin !== url.origin) headers = withoutSecrets(headers);
        url = next;
      }
      throw new FetchFailure('tooManyRedirects');
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      throw failureOf(error, deadline);
    }
  };
}

export function createSafeFetch(surroundings: Surroundings = {}): FetchBytes {
  const ask = createSafeRequest(surroundings);
  return async (address, options) => {
    const { response, read } = await ask(address, options, (response) =>
      readBody(response, options.maxBytes),
    );
    return { status: response.statusCode ?? 0, headers: response.headers, bytes: read };
  };
}

function createSafeDownload(surroundings: Surroundings): Download {
  const ask = createSafeRequest(surroundings);
  return async (address, path, options) => {
    const { response, url } = await ask(address, options, async (response) => {
      if (response.statusCode !== 200) return void response.destroy();
      await saveBody(response, path, options);
    });
    return { status: response.statusCode ?? 0, headers: response.headers, url: url.href };
  };
}

export const createSafeInternet = (surroundings: Surroundings = {}): Internet => ({
  fetch: createSafeFetch(surroundings),
  download: createSafeDownload(surroundings),
});

function parseUrl(address: string, allowsHttp: boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url?.hostname || url.username || url.password) throw new FetchFailure('badUrl');
  if (url.protocol === 'https:' || (allowsHttp && url.protocol === 'http:')) return url;
  throw new FetchFailure('notHttps');
}

function send(
  url: URL,
  addresses: Address[],
  { method = 'GET', headers, body, idleMs }: Request,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isPlain = url.protocol === 'http:';
  return new Promise((resolve, reject) => {
    const request = (isPlain ? requestHttp : requestHttps)(url, {
      method,
      agent: agents[isPlain ? 'http:' : 'https:'],
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
      lookup: answerWith(addresses),
      signal,
      ...(idleMs !== undefined && { timeout: idleMs }),
    });
    const giveUp = () => request.destroy(new FetchFailure('timedOut'));
    request.on('timeout', giveUp);
    request.on('response', (response) => {
      // From here on the body reader enforces the limits.
      request.off('timeout', giveUp);
      resolve(response);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Node asks for one address or for all, depending on its settings. */
function answerWith(addresses: Address[]): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };
}

function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !SECRET_HEADERS.has(name.toLowerCase())),
  );
}

/** DNS lookups cannot be aborted, so they are raced against the signal. */
function withAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
