import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
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
    // Node takes the socket off a request whose body we stop reading, and leaves it open.
    const { socket } = raw;
    // A request from inside the process has no connection.
    if (!(socket instanceof Socket)) return;
    const giveUp = () => {
      waits.forEach(clearTimeout);
      if (raw.complete) return;
      if (!reply.raw.headersSent) socket.write(tooSlow);
      // Takes its connection with it, if it still has one.
      raw.destroy();
      if (!raw.socket) socket.destroy();
    };
    const { isUpload } = request.routeOptions.config;
    const waits = [setTimeout(giveUp, isUpload ? patience.uploadMs : patience.bodyMs).unref()];
    reply.raw.once('finish', () => {
      if (!raw.complete) waits.push(setTimeout(giveUp, patience.afterAnswerMs).unref());
    });
    raw.once('close', () => {
      if (raw.socket) waits.forEach(clearTimeout);
    });
  });
}

/** Idle connections are closed unless they wait for us: some requests touch a whole market. */
function leaveWorkersAlone(app: FastifyInstance): void {
  const atWork = new WeakSet<object>();
  const socketOf = new WeakMap<ServerResponse, Socket>();
  app.addHook('preHandler', async ({ raw: { socket } }, reply) => {
    atWork.add(socket);
    socketOf.set(reply.raw, socket);
  });
  app.addHook('onSend', async (_request, reply) => {
    const socket = socketOf.get(reply.raw);
    if (socket) atWork.delete(socket);
  });
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
