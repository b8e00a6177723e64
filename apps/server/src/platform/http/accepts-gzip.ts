import type { FastifyRequest } from 'fastify';

/** Not with a quality of zero, which means "anything but this". */
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*(?:,|$)))/i;

/** For responses that are kept compressed. */
export const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  GZIP.test(String(headers['accept-encoding'] ?? ''));
