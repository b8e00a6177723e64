import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from '../accepts-gzip.ts';
import { allowScripts } from '../security-headers.ts';
import type { KeptPage } from './shared-pages.ts';

/** A page from memory: compressed once, and only confirmed to a browser that still has it. */
export function sendKeptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, gzipped, headers, etag, scripts }: KeptPage,
  setCookie: string | null,
): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  allowScripts(reply, scripts);
  reply
    .header('etag', etag)
    .header('vary', 'cookie, accept-encoding')
    // Kept by the browser, and confirmed each time: its data or our version may have changed.
    .header('cache-control', 'private, no-cache');
  if (setCookie) reply.header('set-cookie', setCookie);
  if (isStill(etag, request.headers['if-none-match'])) return reply.code(304).send();
  if (!acceptsGzip(request)) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(gzipped);
}

/** A page behind a link, for a client that takes it compressed. */
export function sendLinkPage(
  reply: FastifyReply,
  { gzipped, headers, scripts }: Pick<KeptPage, 'gzipped' | 'headers' | 'scripts'>,
): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  allowScripts(reply, scripts);
  return reply
    .header('vary', 'cookie, accept-encoding')
    .header('content-encoding', 'gzip')
    .send(gzipped);
}

/** The browser's copy is this page. */
const isStill = (etag: string, known = ''): boolean =>
  known.split(',').some((each) => each.trim() === etag);
