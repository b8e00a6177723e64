import type { IncomingMessage } from 'node:http';
import { currentScope } from '../lib/work-scope.ts';
import { networksOf } from './networks.ts';

/** Short, and nothing that a log, a shell or a page could take for more than a name. */
const HARMLESS = /^[\w.-]{8,64}$/;

/** Ours, unless a proxy that we trust has named the request already. */
export function requestIds(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const isTrusted = networksOf(trustedProxies);
  return ({ headers, socket }) => {
    // A page asks our own API while it is drawn: one visit, one name.
    const outer = currentScope()?.requestId;
    if (outer) return outer;
    const given = headers['x-request-id'];
    const isTaken =
      typeof given === 'string' && HARMLESS.test(given) && isTrusted(socket?.remoteAddress);
    return isTaken ? given : crypto.randomUUID();
  };
}
