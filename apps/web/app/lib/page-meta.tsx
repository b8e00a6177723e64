import { LOCALES, type Locale, type Messages } from '@alpha/i18n';
import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { defaultLocaleOf, translatedPath, withoutTrailingSlash } from './i18n/locale-choice';
import { useLocale } from './i18n/locale-provider';
import { useT } from './i18n/use-t';
import type { RootLoader } from './request-context';
import { useTabCount } from './tab-count';

type TitleKey<K> = K extends `${infer Page}.title` ? Page : never;
export type MetaPage = TitleKey<keyof Messages['meta']>;

/** A route names its page; title and description are in the `meta` messages. */
export type PageHandle = {
  meta: MetaPage;
  isPublic?: boolean;
  /** The screen uses the full window width, so its header does too. */
  isFullWidth?: boolean;
  /** Nothing else is open to the user yet, so the header links nowhere. */
  isOnlyStep?: boolean;
};

export function usePublicUrl(): string {
  return useRouteLoaderData<RootLoader>('root')?.publicUrl ?? '';
}

/** Undefined: the bundled map. */
export function useMapStyleUrl(): string | undefined {
  return useRouteLoaderData<RootLoader>('root')?.mapStyleUrl;
}

/** The plain URL for the default language, `?lang=` for the other. */
function pathIn(locale: Locale, pathname: string): string {
  const translated = translatedPath(locale, pathname);
  if (translated) return translated;
  return locale === defaultLocaleOf(pathname) ? pathname : `${pathname}?lang=${locale}`;
}

/** The canonical URL of this page in its language, for search engines. */
export function useCanonicalUrl(): string {
  const path = usePagePath();
  return usePublicUrl() + pathIn(useLocale(), path);
}

function usePagePath(): string {
  return withoutTrailingSlash(useLocation().pathname);
}

/** Title, description and link-preview tags of the deepest matched route. */
export function PageMeta() {
  const handle = useMatches()
    .map((match) => match.handle as PageHandle | undefined)
    .findLast((candidate) => candidate?.meta);
  if (!handle) return null;
  return <StaticMeta page={handle.meta} isPublic={handle.isPublic ?? false} />;
}

function StaticMeta({ page, isPublic }: { page: MetaPage; isPublic: boolean }) {
  const t = useT('meta');
  return (
    <MetaTags
      title={t(`${page}.title`)}
      description={t(`${page}.description`)}
      isPublic={isPublic}
    />
  );
}

type MetaTagsProps = {
  title: string;
  description: string;
  isPublic: boolean;
  type?: 'website' | 'article';
  /** Our default without one. */
  image?: { url: string; alt: string };
};

/** Size of all our preview pictures: lets chats reserve space before loading. */
const PREVIEW = { width: '1200', height: '630', type: 'image/png' };

/** React moves these into the head, on the server too. */
export function MetaTags({ title, description, isPublic, type = 'website', image }: MetaTagsProps) {
  const path = usePagePath();
  const publicUrl = usePublicUrl();
  const locale = useLocale();
  const canonical = useCanonicalUrl();
  const count = useTabCount();
  // For other languages: the URL that follows the stored choice.
  const byDefault = translatedPath('en', path) ?? path;
  return (
    <>
      <title>{count > 0 ? `(${count}) ${title}` : title}</title>
      <meta name="description" content={description} />
      {!isPublic && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content="Alpha Agent" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={locale === 'es' ? 'es_CO' : 'en_US'} />
      <meta property="og:image" content={image?.url ?? `${publicUrl}/og-${locale}.png`} />
      <meta property="og:image:width" content={PREVIEW.width} />
      <meta property="og:image:height" content={PREVIEW.height} />
      <meta property="og:image:type" content={PREVIEW.type} />
      <meta property="og:image:alt" content={image?.alt ?? title} />
      <meta name="twitter:card" content="summary_large_image" />
      {isPublic && (
        <>
          <meta property="og:url" content={canonical} />
          <link rel="canonical" href={canonical} />
          <link rel="alternate" hrefLang="x-default" href={publicUrl + byDefault} />
          {LOCALES.map((l) => (
            <link key={l} rel="alternate" hrefLang={l} href={publicUrl + pathIn(l, path)} />
          ))}
        </>
      )}
    </>
  );
}
