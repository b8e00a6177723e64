import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/** Public pages by language; the web's hreflang tags say the same. */
const PAGES = [
  { en: '/', es: '/?lang=es' },
  { en: '/services', es: '/servicios' },
  { en: '/blog', es: '/blog?lang=es' },
  { en: '/blog/market-indicators', es: '/blog/market-indicators?lang=es' },
  { en: '/quiz', es: '/quiz?lang=es' },
];

export function registerCrawlerFiles(app: FastifyInstance, { publicUrl }: Config): void {
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl)),
  );
}

function robots(publicUrl: string): string {
  const closed = ['/app', '/api/', '/blank'];
  // Shared reports are not closed: who draws a link's preview obeys this file too, and `noindex` is only
  // read where it may be fetched.
  return `User-agent: *\nAllow: /api/properties/share/\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

function sitemap(publicUrl: string): string {
  const link = (lang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${publicUrl}${path}"/>`;
  const entries = PAGES.flatMap((page) =>
    [page.en, page.es].map(
      (path) =>
        `<url><loc>${publicUrl}${path}</loc>${link('en', page.en)}${link('es', page.es)}</url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
