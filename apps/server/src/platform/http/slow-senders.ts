import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { bareResponse } from './bare-response.ts';

/** Time limits of a connection; slower clients are disconnected. */
export const PATIENCE = {
  /** From the first byte to the end of the headers. */
  headersMs: 20_000,
  /** A form on a very slow connection. */
  bodyMs: 60_000,
  /** The largest file, a gigabyte, at 2.5 Mbit/s. */
  uploadMs: 60 * 60_000,
  /** Nothing sent or read. Event streams send a heartbeat every 20 seconds. */
  silenceMs: 90_000,
  /** Time to read a response that was sent before the whole body had arrived. */
  afterAnswerMs: 30_000,
} as const;

/**
 * Node has one time limit for headers and body, which must be long enough for an upload. Here only an
 * upload endpoint waits that long, and only after authorization.
 */
export function registerSlowSenders(
  app: FastifyInstance,
  config: Config,
  patience: Patience = PATIENCE,
): void {
  const tooSlow = bareResponse(config, 408);
  leaveWorkersAlone(app);
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const giveUp = () => {
      if (raw.complete) return;
      if (!reply.raw.headersSent) raw.socket.write(tooSlow);
      raw.destroy();
    };
    const { isUpload } = request.routeOptions.config;
    const waits = [setTimeout(giveUp, isUpload ? patience.uploadMs : patience.bodyMs).unref()];
    reply.raw.once('finish', () => {
      if (!raw.complete) waits.push(setTimeout(giveUp, patience.afterAnswerMs).unref());
    });
    raw.once('close', () => waits.forEach(clearTimeout));
  });
}

/** Idle connections are closed unless they wait for us: some requests touch a whole market. */
function leaveWorkersAlone(app: FastifyInstance): void {
  const atWork = new WeakSet<object>();
  app.addHook('preHandler', async ({ raw }) => void atWork.add(raw.socket));
  app.addHook('onSend', async ({ raw }) => void atWork.delete(raw.socket));
  app.server.on('timeout', (socket) => {
    if (!atWork.has(socket)) socket.destroy();
  });
}

type Patience = { bodyMs: number; uploadMs: number; afterAnswerMs: number };

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is an upload, which may take long. */
    isUpload?: boolean;
  }
}
