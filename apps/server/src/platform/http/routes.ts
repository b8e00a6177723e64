import type { FastifyRequest } from 'fastify';

/** Monitoring must work when the server is full: never refused, limited or slowed down. */
export const HEALTH_CHECKS: ReadonlySet<string> = new Set(['/api/health', '/api/ready']);

/** The route of all pages of the web app. */
export const PAGES = '/*';

/** A page that somebody reads. A page's data is read by a script, which shows the error itself. */
export const isPage = ({ routeOptions, url }: FastifyRequest): boolean =>
  routeOptions.url === PAGES && !/\.data(\?|$)/.test(url);
