import { listLandingNames } from '../../accounts/index.ts';
import type { Ctx } from '../../platform/http/context.ts';

/** A public page by language; must match the hreflang tags of the web app. */
export type PublicPage = { en: string; es: string; byDefault: string };

/** The plain URL for the default language, `?lang=` for the other. */
const PAGES: PublicPage[] = [
  english('/'),
  { en: '/services', es: '/servicios', byDefault: '/services' },
  { en: '/forecasts', es: '/pronosticos', byDefault: '/forecasts' },
  english('/blog'),
  english('/blog/market-indicators'),
  english('/quiz'),
  english('/privacy'),
];

export async function listPublicPages(ctx: Pick<Ctx, 'db'>): Promise<PublicPage[]> {
  const names = await listLandingNames(ctx);
  return [...PAGES, ...names.map((name) => spanish(`/landings/${encodeURIComponent(name)}`))];
}

function english(path: string): PublicPage {
  return { en: path, es: `${path}?lang=es`, byDefault: path };
}

function spanish(path: string): PublicPage {
  return { en: `${path}?lang=en`, es: path, byDefault: path };
}
