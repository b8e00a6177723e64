import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Config, isBehindTls } from '../config.ts';

/** One year, and every name below ours. */
export const HSTS = { maxAge: 31_536_000, includeSubDomains: true } as const;

/** For responses that no hook sees: to a path that can't be decoded, to bytes that are no request. */
export function bareHeaders(config: Config): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none';script-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(isBehindTls(config)
      ? { 'strict-transport-security': `max-age=${HSTS.maxAge}; includeSubDomains` }
      : {}),
  };
}

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A whole response, after which the connection is closed. */
export function bareResponse(config: Config, status: number): string {
  const headers = { ...bareHeaders(config), connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
}

/** Answers bytes that are no request; what follows them can't be read either. */
export function refuseUnreadable(config: Config) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(bareResponse(config, STATUS_OF[error.code ?? ''] ?? 400));
    socket.destroy(error);
  };
}
