import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a connection may take its time for; whoever needs longer is shut out and makes room. */
export const PATIENCE = {
  /** From the first byte to the end of the headers. */
  headersMs: 20_000,
  /** A form on the worst line. */
  bodyMs: 60_000,
  /** The largest file, a gigabyte, at 2.5 Mbit/s. */
  uploadMs: 60 * 60_000,
  /** Nothing sent and nothing read. Event streams beat every 20 seconds. */
  silenceMs: 90_000,
  /** To hear the answer that came before everything was sent. */
  afterAnswerMs: 30_000,
} as const;

/**
 * Node has one time limit for headers and body together, and it must be long enough for a file. Here
 * only an endpoint that takes files waits that long, and only for someone it has let in.
 */
export function registerSlowSenders(app: FastifyInstance, patience: Patience = PATIENCE): void {
  leaveWorkersAlone(app);
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const giveUp = () => {
      if (raw.complete) return;
      if (!reply.raw.headersSent)
        raw.socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
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

/** Silence is held against a connection unless it waits for us: some requests touch a whole market. */
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
    /** Its body is a file, which may take long to send. */
    isUpload?: boolean;
  }
}
