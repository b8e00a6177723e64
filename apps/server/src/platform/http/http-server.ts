import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const MOST_UNANSWERED = 8;

/** As Fastify passes its options on, defaults filled in. */
type Options = {
  http?: ServerOptions;
  keepAliveTimeout?: number;
  requestTimeout?: number;
  connectionTimeout?: number;
};

/**
 * The server that Fastify would create, for clients that wait for their answers. One that does not would
 * put a thousand requests into a single packet: neither limits nor pacing slow it down, because each of
 * its requests waits in our memory instead. It is disconnected.
 */
export function createHttpServer(handler: RequestListener, options: Options): Server {
  const isWelcome = createTurnstile();
  const server = createServer(options.http ?? {}, (request, response) => {
    if (!isWelcome(request)) return;
    // Node takes the socket off a request whose body we stop reading.
    const { socket } = request;
    response.once('close', () => isWelcome.leave(socket));
    handler(request, response);
  });
  server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
  server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
  server.setTimeout(options.connectionTimeout ?? 0);
  return server;
}

function createTurnstile() {
  const unanswered = new WeakMap<Socket, number>();

  function enter({ socket }: IncomingMessage): boolean {
    // The rest of the packet that was refused.
    if (socket.destroyed) return false;
    const count = unanswered.get(socket) ?? 0;
    if (count >= MOST_UNANSWERED) {
      socket.destroy();
      return false;
    }
    unanswered.set(socket, count + 1);
    return true;
  }
  const leave = (socket: Socket) => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
  return Object.assign(enter, { leave });
}
