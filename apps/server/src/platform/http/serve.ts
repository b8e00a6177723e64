import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import {
  type Endpoint,
  errorBody,
  type InputOf,
  isAllowed,
  READER_KEY,
  READER_KEY_HEADER,
  type RequiredStep,
  type ResultOf,
  UNATTENDED_HEADER,
} from '@alpha/contract';
import { localeFromAcceptLanguage } from '@alpha/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import type { AppDeps, Ctx, RoomVisitor, Viewer } from './context.ts';
import { cookiesOf } from './cookies.ts';
import { BYTES_TAKEN } from './openapi-document.ts';
import { idempotencyKeyOf, once } from './repeatable/once.ts';
import { limitedTo } from './request-limits.ts';

/** A request with a token, as the session's checks need it. */
export type TokenUse = {
  token: string;
  userAgent: string | undefined;
  ip: string;
  /** False: an open page asks by itself, so the session grows idle. */
  isUse: boolean;
};

export type FindViewer = (deps: AppDeps, use: TokenUse) => Promise<Viewer | null>;

/** The investor whose room is open in this browser, by its cookie. */
export type FindRoom = (deps: AppDeps, cookie: string) => Promise<RoomVisitor | null>;

export type Server = {
  app: FastifyInstance;
  deps: AppDeps;
  /** Finds the user of a token; passed in by the auth feature, so that http imports no feature. */
  findViewer: FindViewer;
  /** The same for investors. */
  findRoom: FindRoom;
};

const NO_QUERY = z.strictObject({});

type Handler<E> = (ctx: Ctx, input: InputOf<E>) => Promise<ResultOf<E>>;

/** Registers one endpoint of the contract: guard, validation, response through its schema. */
export function serve<E extends Endpoint>(server: Server, endpoint: E, handler: Handler<E>): void {
  server.app.route({
    ...routeOptions(server, endpoint),
    handler: (request, reply) => {
      const ctx = { ...contextOf(request, server.deps), cookies: cookiesOf(request, reply) };
      const answer = (ctx: Ctx) => handler(ctx, request as never);
      const key = endpoint.isRepeatable ? idempotencyKeyOf(request) : undefined;
      return key ? once(ctx, `${endpoint.id}:${key}`, answer) : answer(ctx);
    },
  });
}

export type ServedFile = {
  name: string;
  /** A function when it is expensive to make: a HEAD request does not call it. */
  body: Readable | Buffer | (() => Promise<Buffer>);
  /** Additional or overriding headers: caching, content disposition. */
  headers?: Record<string, string>;
};
type FileHandler<E> = (ctx: Ctx, input: InputOf<E>) => Promise<ServedFile>;

/** The same for an endpoint that responds with a file. */
export function serveFile<E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: FileHandler<E>,
): void {
  const type = endpoint.produces ?? 'application/octet-stream';
  server.app.route({
    ...routeOptions(server, endpoint),
    handler: async (request, reply) => {
      const { name, body, headers } = await handler(
        contextOf(request, server.deps),
        request as never,
      );
      reply
        .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .headers(headers ?? {});
      if (typeof body !== 'function') return reply.send(body);
      // A stream, because for an empty body Fastify would send a content length of zero.
      return reply.send(request.method === 'HEAD' ? Readable.from([]) : await body());
    },
  });
}

type UploadHandler<E> = (ctx: Ctx, input: InputOf<E>, body: Readable) => Promise<ResultOf<E>>;

/** The same for an upload: the body is streamed, never held in memory as a whole. */
export function serveUpload<E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: UploadHandler<E>,
): void {
  const type = 'application/octet-stream';
  const options = routeOptions(server, endpoint);
  // Raw bodies are accepted only here.
  server.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
    app.route({
      ...options,
      schema: { ...options.schema, [BYTES_TAKEN]: type },
      config: { ...options.config, isUpload: true },
      handler: (request) => {
        if (!(request.body instanceof Readable)) throw new AppError('request.unsupportedType');
        return handler(contextOf(request, server.deps), request as never, request.body);
      },
    });
  });
}

/** A body as it was sent, because its signature covers these bytes. */
export type SignedBody = { bytes: Buffer; headers: IncomingHttpHeaders };
type SignedHandler<E> = (ctx: Ctx, input: InputOf<E>, body: SignedBody) => Promise<ResultOf<E>>;

/** The same for requests of other systems: the handler checks the signature, then parses the body. */
export function serveSigned<E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: SignedHandler<E>,
): void {
  const options = routeOptions(server, endpoint);
  server.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    app.route({
      ...options,
      schema: { ...options.schema, [BYTES_TAKEN]: 'application/json' },
      handler: (request) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { headers } = request;
        return handler(contextOf(request, server.deps), request as never, { bytes, headers });
      },
    });
  });
}

/** An open-ended response: writes to `body` are sent at once, until either side ends it. */
type OpenStream = {
  body: PassThrough;
  /** Loads the viewer again; null when their token no longer opens this endpoint. */
  findViewerAgain: () => Promise<Viewer | null>;
  /** The same for an investor. */
  findRoomAgain: () => Promise<RoomVisitor | null>;
};

/** The same for server-sent events. Errors thrown before the handler returns are normal error responses. */
export function serveEvents<E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: (ctx: Ctx, stream: OpenStream) => Promise<void>,
): void {
  const options = routeOptions(server, endpoint);
  server.app.route({
    ...options,
    config: { ...options.config, isStream: true },
    // Compression would buffer events.
    compress: false,
    handler: async (request, reply) => {
      const body = new PassThrough();
      await handler(contextOf(request, server.deps), {
        body,
        findViewerAgain: () => findViewerAgain(server, endpoint, request),
        findRoomAgain: () => server.findRoom(server.deps, request.headers.cookie ?? ''),
      });
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          // Otherwise nginx buffers it.
          .header('x-accel-buffering', 'no')
          // Nothing follows on this connection; kept alive, it would delay a stopping server.
          .header('connection', 'close')
          .send(body)
      );
    },
  });
}

function routeOptions(server: Server, endpoint: Endpoint) {
  return {
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      operationId: endpoint.id,
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[2] ?? 'api'],
      ...(endpoint.access === 'public'
        ? {}
        : { security: [endpoint.access === 'room' ? { room: [] } : { bearer: [] }] }),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      // A misspelled parameter is an error, not ignored.
      querystring: endpoint.query ?? NO_QUERY,
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(endpoint.produces ? { produces: [endpoint.produces] } : {}),
      response: { 200: endpoint.response, '4xx': errorBody },
    },
    // A HEAD for a GET with side effects would have them too.
    exposeHeadRoute: endpoint.access === 'public',
    ...(endpoint.maxBodyBytes ? { bodyLimit: endpoint.maxBodyBytes } : {}),
    config: {
      endpointId: endpoint.id,
      ...(endpoint.perMinute ? limitedTo(endpoint.perMinute) : {}),
    },
    // After rate limits, so that guessing tokens is limited; before the body is read, so that a stranger
    // learns nothing about what the endpoint accepts.
    preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
      // Personal data must not be cached by browsers or proxies.
      if (endpoint.access !== 'public' || endpoint.method !== 'GET')
        reply.header('cache-control', 'no-store');
      if (endpoint.access === 'room') request.room = await guardRoom(request, server);
      else request.viewer = await guard(endpoint, request, server);
      const { 'content-encoding': encoding = 'identity' } = request.headers;
      if (encoding !== 'identity') throw new AppError('request.unsupportedType');
    },
  };
}

async function guard(
  endpoint: Endpoint,
  request: FastifyRequest,
  { deps, findViewer }: Server,
): Promise<Viewer | null> {
  if (endpoint.access === 'public' || endpoint.access === 'room') return null;
  if (isFromElsewhere(request)) throw new AppError('auth.forbidden');
  const use = tokenUseOf(request);
  const viewer = use ? await findViewer(deps, use) : null;
  if (!viewer) throw new AppError('auth.unauthenticated');
  // A refusal is logged with the user's id.
  request.viewer = viewer;
  if (viewer.apiKey && !opens(viewer.apiKey, endpoint)) throw new AppError('auth.notForKey');
  const step = blockingStep(endpoint, viewer);
  if (step) throw new AppError(STEP_ERRORS[step]);
  if (endpoint.access === 'temp') return viewer;
  if (viewer.sessionKind === 'temp') throw new AppError('auth.unauthenticated');
  if (!isAllowed(viewer.role, endpoint.access)) throw new AppError('auth.forbidden');
  return viewer;
}

/** No token of staff opens a room. */
async function guardRoom(
  request: FastifyRequest,
  { deps, findRoom }: Server,
): Promise<RoomVisitor> {
  if (isFromElsewhere(request)) throw new AppError('auth.forbidden');
  const room = await findRoom(deps, request.headers.cookie ?? '');
  if (!room) throw new AppError('room.closed');
  return room;
}

const opens = ({ scopes }: NonNullable<Viewer['apiKey']>, { keyScope }: Endpoint): boolean =>
  keyScope !== undefined && scopes.includes(keyScope);

const STEP_ERRORS = {
  password: 'auth.passwordChangeRequired',
  two_factor: 'auth.twoFactorRequired',
} as const satisfies Record<RequiredStep, string>;

/** The step this session must take before it may use the endpoint. A temp token has a guard of its own. */
function blockingStep({ openDuring }: Endpoint, viewer: Viewer): RequiredStep | null {
  const { requiredStep, sessionKind } = viewer;
  if (!requiredStep || sessionKind === 'temp' || openDuring?.includes(requiredStep)) return null;
  return requiredStep;
}

/** A page of another site, or a link that somebody opened. Browsers say so, and pages can't change it. */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-mode'] === 'navigate';

/** The token may have been ended, or grown idle, since the stream was opened. */
async function findViewerAgain(
  { deps, findViewer }: Server,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Viewer | null> {
  const use = tokenUseOf(request);
  if (!use) return null;
  const viewer = await findViewer(deps, { ...use, isUse: false }).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  return viewer && !blockingStep(endpoint, viewer) ? viewer : null;
}

function tokenUseOf(request: FastifyRequest): TokenUse | null {
  const token = bearerOf(request);
  if (!token) return null;
  const isUse = !request.routeOptions.config.isStream && !request.headers[UNATTENDED_HEADER];
  return { token, userAgent: request.headers['user-agent'], ip: request.ip, isUse };
}

const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer (\S{1,256})$/.exec(headers.authorization ?? '')?.[1];

function readerKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[READER_KEY_HEADER];
  return typeof key === 'string' && READER_KEY.test(key) ? key : undefined;
}

function contextOf(request: FastifyRequest, deps: AppDeps): Ctx {
  return {
    db: deps.database.db,
    deps,
    log: request.log,
    locale: localeFromAcceptLanguage(request.headers['accept-language']),
    ip: request.ip,
    userAgent: request.headers['user-agent'],
    viewer: request.viewer,
    room: request.room,
    readerKey: readerKeyOf(request),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
    room: RoomVisitor | undefined;
  }
  interface FastifyContextConfig {
    endpointId?: string;
    isStream?: boolean;
  }
}
