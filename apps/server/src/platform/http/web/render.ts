import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { isReachable } from '../../config.ts';
import { acceptsGzip } from '../accepts-gzip.ts';
import { AppError } from '../app-error.ts';
import { sendBusyPage } from '../busy-page.ts';
import type { AppDeps } from '../context.ts';
import { limitedTo, PAGES_PER_MINUTE } from '../request-limits.ts';
import { isPage, PAGES } from '../routes.ts';
import { nonceOf } from '../security-headers.ts';
import { type FinishedPage, finishPage, gzipped, type RenderedPage } from './finish-page.ts';
import { createLinkPages } from './link-pages.ts';
import { watchPageData } from './page-data-version.ts';
import { sendKeptPage, sendLinkPage } from './send-kept-page.ts';
import { createSharedPages, type KeptPage } from './shared-pages.ts';
import { type OwnWebRequest, webRequestFor } from './web-request.ts';

/** The Fetch standard forbids requests with these methods: creating one throws. */
const UNSPEAKABLE = 'TRACE';

/** Exported by the entry of the web app. */
type WebEntry = {
  webRequest: never;
  /** Type `SharedPage` of apps/web. */
  findSharedPage: (url: URL, cookies: string | null) => SharedPage | null;
  /** Type `LinkPage` of apps/web. */
  findLinkPage: (url: URL, cookies: string | null) => LinkPage | null;
};
type LinkPage = { link: string; key: string; target: string; cookie: string; asks: string[] };
type SharedPage = {
  key: string;
  target: string;
  cookie: string;
  setCookie: string | null;
  isListed: boolean;
};

/** As in the entry of the web app. */
const SIGNED_IN = '/app';

/** Revoked, expired, erased or never there. */
const GONE = new Set([404, 410]);

/** Requests to our API for a page of all readers belong to no visitor. */
const OURSELVES = '127.0.0.1';

/** The catch-all: every path that is not API, media or a file is a page of the web app. */
export async function registerPages(
  app: FastifyInstance,
  { config, database }: AppDeps,
  build: ServerBuild | (() => Promise<ServerBuild>),
): Promise<void> {
  const loadBuild = typeof build === 'function' ? build : async () => build;
  const mode = config.isDevelopment ? 'development' : 'production';
  // A function is asked for each request and its routes are ranked again: only development needs that.
  const handle = createRequestHandler(build, mode);
  const { publicUrl, mapStyleUrl, operator, shareDays, isDevelopment } = config;
  const isPublicDemo = config.isDemo && isReachable(config);
  const settings = { publicUrl, mapStyleUrl, operator, shareDays, isPublicDemo, isDevelopment };
  const pagesOfAll = createSharedPages(watchPageData(database.db));
  const pagesOfLinks = createLinkPages();

  /** The page as this visitor gets it. */
  async function renderFor(
    request: FastifyRequest,
    reply: FastifyReply,
    own: OwnWebRequest,
  ): Promise<Response> {
    const { webRequest } = await entryOf(loadBuild);
    const context = new RouterContextProvider();
    context.set(webRequest, own as never);
    return handle(toWebRequest(request, reply, publicUrl), context as never);
  }

  /** The whole page, to be kept. */
  async function renderWhole(
    ours: OwnWebRequest,
    nonce: string,
    { target, cookie }: Pick<SharedPage, 'target' | 'cookie'>,
  ): Promise<RenderedPage & { asked: string[] }> {
    const { webRequest } = await entryOf(loadBuild);
    const context = new RouterContextProvider();
    const statuses = new Map<string, number>();
    const api: typeof ours.api = async (path) => {
      const answer = await ours.api(path);
      statuses.set(path, answer.status);
      return answer;
    };
    // Kept for other readers: nothing that belongs to one of them.
    context.set(webRequest, { ...ours, api, ownApi: api, cookies: null } as never);
    const headers = { cookie, accept: 'text/html' };
    const response = await handle(
      new Request(new URL(target, publicUrl), { headers }),
      context as never,
    );
    return {
      status: response.status,
      html: await response.text(),
      nonce,
      headers: [...response.headers].filter(([name]) => name !== 'set-cookie'),
      usesData: statuses.size > 0,
      isWhole: [...statuses.values()].every((status) => status === 200),
      asked: [...statuses.keys()],
    };
  }

  /** The page as all its readers get it: of the request only its id is used, for the log. */
  async function renderForAll(request: FastifyRequest, page: SharedPage): Promise<RenderedPage> {
    const nonce = randomBytes(16).toString('base64url');
    const ours = webRequestFor(app, request, settings, { nonce, address: OURSELVES });
    return renderWhole(ours, nonce, page);
  }

  /** A report behind a link; null when it is none, or not whole. */
  async function pageOfLink(
    request: FastifyRequest,
    own: OwnWebRequest,
  ): Promise<Omit<FinishedPage, 'html'> | null> {
    const { nonce } = own;
    if (isDevelopment || !nonce || request.method !== 'GET' || !acceptsGzip(request)) return null;
    const { findLinkPage } = await entryOf(loadBuild);
    const url = new URL(ownTarget(request.raw.url), publicUrl);
    const link = findLinkPage(url, request.headers.cookie ?? null);
    if (!link) return null;
    const answers = await Promise.all(link.asks.map(own.api));
    if (answers.some(({ status }) => GONE.has(status))) pagesOfLinks.drop(link.link);
    if (answers.some(({ status }) => status !== 200)) return null;
    const data = answers.map(({ text }) => text).join();
    const kept = pagesOfLinks.find(link.key, data);
    if (kept) return kept;
    const page = await app.expensiveWork(request, () => renderWhole(own, nonce, link));
    // Drawn from these data and nothing else: otherwise it could be out of date.
    const isOfLink = page.asked.every((path) => link.asks.includes(path));
    if (page.status !== 200 || !page.isWhole || !isOfLink) return null;
    const finished = await finishPage(page);
    pagesOfLinks.keep(link, data, finished);
    return finished;
  }

  async function findForAll(request: FastifyRequest): Promise<SharedPage | null> {
    if (isDevelopment || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
    const { findSharedPage } = await entryOf(loadBuild);
    const url = new URL(ownTarget(request.raw.url), publicUrl);
    return findSharedPage(url, request.headers.cookie ?? null);
  }

  /** Null when it is not a page for all, or not whole: then it is rendered for its visitor. */
  async function pageForAll(request: FastifyRequest, shared: SharedPage): Promise<KeptPage | null> {
    const { key } = shared;
    const kept = await pagesOfAll.find(key);
    if (kept) return kept;
    const make = () => pagesOfAll.make(key, () => renderForAll(request, shared));
    // Names that anybody can make up are rendered at the expense of the one who asks.
    const isBounded = shared.isListed || pagesOfAll.isKnown(key);
    const page = isBounded ? await make() : await app.expensiveWork(request, make);
    return 'etag' in page ? page : null;
  }

  // Own scope: pages read their bodies themselves, the API must keep parsing JSON.
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      if (error instanceof AppError && isPage(request) && [429, 503].includes(error.status))
        return sendBusyPage(reply, error);
      throw error;
    });
    pages.route({
      method: pages.supportedMethods.filter((method) => method !== UNSPEAKABLE),
      url: PAGES,
      schema: { hide: true },
      config: limitedTo(PAGES_PER_MINUTE),
      handler: async (request, reply) => {
        const shared = await findForAll(request);
        const page = shared && (await pageForAll(request, shared));
        if (page) return sendKeptPage(request, reply, page, shared.setCookie);
        const { cookie } = request.headers;
        const visitor = {
          nonce: nonceOf(reply.raw),
          address: request.ip,
          ...(cookie && { cookie }),
        };
        const own = webRequestFor(app, request, settings, visitor);
        const report = await pageOfLink(request, own);
        if (report) return sendLinkPage(reply, report);
        return app.expensiveWork(request, async () =>
          sendPage(request, reply, await renderFor(request, reply, own)),
        );
      },
    });
  });
}

const entryOf = async (loadBuild: () => Promise<ServerBuild>): Promise<WebEntry> =>
  (await loadBuild()).entry.module as unknown as WebEntry;

function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const gone = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  // The configured address, never the Host header, which can be forged.
  return new Request(new URL(ownTarget(request.raw.url), publicUrl), {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw), duplex: 'half' } : {}),
  } as RequestInit);
}

/**
 * Keeps the path on our host: `//evil.test/x`, `/\evil.test/x` and `http://evil.test/x` would name
 * another one.
 */
export function ownTarget(url = '/'): string {
  const target = url.startsWith('/') ? url : url.replace(/^[^/]*\/\/[^/]*/, '');
  return `/${target.replace(/^[/\\]+/, '')}`;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, response: Response) {
  reply.code(response.status);
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  // Pages differ by language and nonce.
  reply.header('vary', 'cookie, accept-encoding');
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (!response.body) return reply.send(null);
  // Only the signed-in part is sent while it is drawn.
  if (ownTarget(request.raw.url).startsWith(SIGNED_IN))
    return reply.send(Readable.fromWeb(response.body as ReadableStream));
  const page = Buffer.from(await response.arrayBuffer());
  if (request.method !== 'GET' || !acceptsGzip(request)) return reply.send(page);
  // In one piece: as a stream it takes a turn for each 16 kB.
  return reply.header('content-encoding', 'gzip').send(await gzipped(page));
}
