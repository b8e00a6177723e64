import type { IncomingMessage } from 'node:http';
import { currentScope } from '../lib/work-scope.ts';
import { networksOf } from './networks.ts';

/** Short, and safe in logs, shells and pages. */
const HARMLESS = /^[\w.-]{8,64}$/;

/** Ours, unless a trusted proxy has already set one. */
export function requestIds(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const isTrusted = networksOf(trustedProxies);
  return ({ headers, socket }) => {
    // Requests a page makes to our own API share its id.
    const outer = currentScope()?.requestId;
    if (outer) return outer;
    const given = headers['x-request-id'];
    const isTaken =
      typeof given === 'string' && HARMLESS.test(given) && isTrusted(socket?.remoteAddress);
    return isTaken ? given : crypto.randomUUID();
  };
}
