import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/http/context.ts';
import { listPublicPages, type PublicPage } from './site.service.ts';

export function registerCrawlerFiles(app: FastifyInstance, { config, database }: AppDeps): void {
  const { publicUrl } = config;
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(publicUrl, await listPublicPages(database))),
  );
}

function robots(publicUrl: string): string {
  const closed = ['/app', '/api/', '/blank'];
  // Shared reports are not disallowed: preview bots obey this file too, and crawlers only see `noindex` on
  // pages they may fetch.
  return `User-agent: *\nAllow: /api/properties/share/\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

function sitemap(publicUrl: string, pages: PublicPage[]): string {
  const link = (lang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${publicUrl}${path}"/>`;
  const entries = pages.flatMap(({ en, es, byDefault }) => {
    const links = link('en', en) + link('es', es) + link('x-default', byDefault);
    return [en, es].map((path) => `<url><loc>${publicUrl}${path}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
