import compress from '@fastify/compress';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteHandlerMethod,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import {
  findViewer,
  registerApiKeyRoutes,
  registerAuthRoutes,
  registerCuratorRoutes,
  registerProfileRoutes,
  registerUserRoutes,
} from './accounts/index.ts';
import {
  handOverLeads,
  registerCalendarRoutes,
  registerDashboardRoutes,
  registerEventRoutes,
  registerIntakeRoutes,
  registerLeadFieldRoutes,
  registerLeadFileRoutes,
  registerLeadRoutes,
  registerLostReasonRoutes,
  registerNotificationRoutes,
  registerPushRoutes,
  registerReplyRoutes,
  registerSequenceRoutes,
  registerStatusRoutes,
  registerTagRoutes,
  registerTemplateRoutes,
  registerTodayRoutes,
  registerWebhookRoutes,
  restartLeads,
} from './crm/index.ts';
import { registerIllustrationRoutes } from './demo/illustration.routes.ts';
import { registerFeedRoutes, registerImportingRoutes } from './importing/index.ts';
import {
  findRoom,
  keepVisitorHomes,
  registerAlertRoutes,
  registerOwnedHomeRoutes,
  registerPurchaseRoutes,
  registerRoomRoutes,
} from './investors/index.ts';
import {
  drawThumbnail,
  marketInMemory,
  registerCrawlerFiles,
  registerPhotoRoutes,
  registerPropertyRoutes,
  registerSearchRoutes,
  removePhoto,
  storePortrait,
} from './listings/index.ts';
import { registerAuditRoutes } from './platform/audit/index.ts';
import { poolsOf } from './platform/db/pools.ts';
import { registerHealthRoutes } from './platform/health/index.ts';
import { AppError } from './platform/http/app-error.ts';
import { bareHeaders, refuseUnreadable } from './platform/http/bare-response.ts';
import type { AppDeps } from './platform/http/context.ts';
import { registerDraining } from './platform/http/draining.ts';
import { registerErrorHandler, sendError } from './platform/http/error-handler.ts';
import { registerErrorReports } from './platform/http/error-reports.ts';
import { registerExpensiveWork } from './platform/http/expensive-work.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { registerLoadShedding } from './platform/http/load-shedding.ts';
import { registerLoggedPaths } from './platform/http/logged-path.ts';
import { loggerOptions } from './platform/http/logging.ts';
import { registerOpenApi } from './platform/http/openapi.ts';
import { registerPacing } from './platform/http/pacing.ts';
import { parseQueryString } from './platform/http/query-string.ts';
import { registerRateLimit } from './platform/http/rate-limit/rate-limit.ts';
import { requestIds } from './platform/http/request-id.ts';
import { registerRequestScope } from './platform/http/request-scope.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import type { Server } from './platform/http/serve.ts';
import { logSlowQueries } from './platform/http/slow-queries.ts';
import { PATIENCE, registerSlowSenders } from './platform/http/slow-senders.ts';
import { warnOfUnknownProxy } from './platform/http/unknown-proxy.ts';
import { registerMetricsRoutes } from './platform/metrics/index.ts';
import { registerStreetRoutes } from './platform/streets/index.ts';
import { registerPdfRoutes, registerReportRoutes } from './reports/index.ts';
import {
  registerComparisonLinkRoutes,
  registerSampleRoutes,
  registerScenarioRoutes,
  registerShareRoutes,
  registerShortlistRoutes,
} from './sharing/index.ts';
import {
  countStaleAnalyses,
  registerExchangeRoutes,
  registerForecastRoutes,
  registerPropertyCheckRoutes,
} from './underwriting/index.ts';

/** 64 kB is the largest body the API accepts; uploads set their own limit. */
const BODY_LIMIT = 64 * 1024;

/** The query string may contain a drawn area of 500 points. */
const MAX_HEADER_BYTES = 64 * 1024;

export type RegisterWeb = (app: FastifyInstance, deps: AppDeps) => Promise<void>;

/** Everything except listening. Tests use this with `inject`, without the web app. */
export async function buildApp(deps: AppDeps, registerWeb?: RegisterWeb): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    logger: loggerOptions(config) ?? false,
    genReqId: requestIds(config.trustedProxies),
    requestIdHeader: false,
    // The same name as in error responses.
    logController: new LogController({ requestIdLogLabel: 'request_id' }),
    bodyLimit: BODY_LIMIT,
    serverFactory: createHttpServer,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: PATIENCE.headersMs,
      connectionsCheckingInterval: 5_000,
    },
    requestTimeout: PATIENCE.uploadMs,
    connectionTimeout: PATIENCE.silenceMs,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 2_000,
      querystringParser: parseQueryString,
    },
    forceCloseConnections: 'idle',
    // Requests that still arrive during shutdown are served.
    return503OnClosing: false,
    // A path that can't be decoded reaches neither a route nor the error handler.
    frameworkErrors: (_error, request, reply) =>
      sendMalformed(request, reply.headers(bareHeaders(config))),
    clientErrorHandler: refuseUnreadable(config),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('viewer', null);
  app.decorateRequest('room', undefined);
  app.decorateRequest('refusal', undefined);
  registerLoggedPaths(app);
  registerSlowSenders(app, config);
  registerRequestScope(app);
  registerErrorReports(app, config);
  registerErrorHandler(app);
  logSlowQueries(app, poolsOf(deps.database), config.slowQueryMs);
  registerDraining(app);
  await registerSecurityHeaders(app, config);
  registerPacing(app);
  registerLoadShedding(app);
  registerExpensiveWork(app);
  // gzip only: brotli on the fly cut throughput to a third; built files are compressed ahead.
  // Request bodies are never decompressed: a broken one would fail during authentication, before its
  // error is handled, and hang.
  await app.register(compress, {
    encodings: ['gzip'],
    threshold: 1024,
    globalDecompression: false,
  });
  warnOfUnknownProxy(app, config.trustedProxies);
  await registerRateLimit(app, deps.database);
  const isWorker = config.processRole === 'worker';
  if (!isWorker) await registerOpenApi(app);

  const server: Server = { app, deps, findViewer, findRoom };
  registerMetricsRoutes(server, { countStaleAnalyses, marketInMemory });
  registerHealthRoutes(server);
  if (!isWorker) registerFeatures(server);

  // Never HTML from /api: an unknown path there gets the error shape.
  const notFound: RouteHandlerMethod = (request, reply) =>
    sendError(new AppError('route.notFound'), request, reply);
  for (const path of ['/api', '/api/*']) app.all(path, { schema: { hide: true } }, notFound);
  app.setNotFoundHandler(notFound);
  if (registerWeb && !isWorker) await registerWeb(app, deps);
  return app;
}

/** Not on a worker, which serves only health and metrics. */
function registerFeatures(server: Server): void {
  registerAuthRoutes(server);
  registerUserRoutes(server, { handOverLeads, restartLeads }, { removePhoto });
  registerProfileRoutes(server, { storePortrait, removePhoto });
  registerStatusRoutes(server);
  registerLeadRoutes(server);
  registerLeadFileRoutes(server, drawThumbnail);
  registerEventRoutes(server);
  registerIntakeRoutes(server, keepVisitorHomes);
  registerWebhookRoutes(server);
  registerApiKeyRoutes(server);
  registerDashboardRoutes(server);
  registerTodayRoutes(server);
  registerLostReasonRoutes(server);
  registerTemplateRoutes(server);
  registerSequenceRoutes(server);
  registerLeadFieldRoutes(server);
  registerTagRoutes(server);
  registerNotificationRoutes(server);
  registerPushRoutes(server);
  registerReplyRoutes(server);
  registerCalendarRoutes(server);
  registerAuditRoutes(server);
  registerPropertyRoutes(server);
  registerSearchRoutes(server);
  registerForecastRoutes(server);
  registerExchangeRoutes(server);
  registerPropertyCheckRoutes(server);
  registerReportRoutes(server);
  registerPdfRoutes(server);
  registerImportingRoutes(server);
  registerFeedRoutes(server);
  registerShareRoutes(server);
  registerScenarioRoutes(server);
  registerSampleRoutes(server);
  registerShortlistRoutes(server);
  registerComparisonLinkRoutes(server);
  registerRoomRoutes(server);
  registerPurchaseRoutes(server);
  registerOwnedHomeRoutes(server);
  registerAlertRoutes(server);
  registerCuratorRoutes(server);
  const { drawIllustration } = server.deps;
  if (drawIllustration) registerIllustrationRoutes(server.app, drawIllustration, server.deps);
  registerPhotoRoutes(server.app, server.deps.config);
  registerStreetRoutes(server);
  registerCrawlerFiles(server.app, server.deps);
}

function sendMalformed(request: FastifyRequest, reply: FastifyReply) {
  if (request.raw.url?.startsWith('/api'))
    return sendError(new AppError('request.malformed'), request, reply);
  // A mistyped or broken URL: show the site's own error page.
  return reply.header('x-request-id', request.id).redirect('/404');
}
