import newsreader from '@fontsource/newsreader/files/newsreader-latin-400-normal.woff2?url';
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { DemoBar } from './layouts/demo-bar';
import { ErrorScreen } from './layouts/error-screen';
import { LanguageNotice } from './layouts/language-notice';
import { NavigationProgress } from './layouts/navigation-progress';
import { EmbeddedMessages } from './lib/i18n/embedded-messages';
import { findLinkLocale } from './lib/i18n/link-locale';
import { chooseLocale, readCookie } from './lib/i18n/locale-choice';
import { LocaleProvider, useLocale } from './lib/i18n/locale-provider';
import { InlineScript } from './lib/inline-script';
import { PageMeta } from './lib/page-meta';
import { reloadWhenGone } from './lib/reload-when-gone';
import { type RootData, webRequest } from './lib/request-context';
import { useIsFromServer } from './lib/use-is-from-server';
import stylesheet from './styles/app.css?url';

export const links: Route.LinksFunction = () => [
  ...[geist, newsreader].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export async function loader({ request, url, context }: Route.LoaderArgs): Promise<RootData> {
  const { api, publicUrl, mapStyleUrl, isPublicDemo, nonce } = context.get(webRequest);
  const { pathname, search } = url;
  const cookies = request.headers.get('cookie');
  const linkLocale = await findLinkLocale(pathname, api);
  const locale = chooseLocale(pathname, search, (key) => readCookie(cookies, key), linkLocale);
  return { locale, linkLocale, publicUrl, mapStyleUrl, isPublicDemo, nonce };
}

/** Language and address of the server hold for the whole visit; later switches are the browser's. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <LocaleProvider initial={data?.locale ?? 'en'} linkLocale={data?.linkLocale ?? null}>
      <Document nonce={data?.nonce}>
        {data?.isPublicDemo && <DemoBar />}
        {children}
      </Document>
    </LocaleProvider>
  );
}

function Document({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  // The browser hides nonces from scripts once read; on hydration React would see a difference.
  const scriptNonce = typeof window === 'undefined' ? nonce : '';
  const isFromServer = useIsFromServer();
  // Notifies the script that started this page (see `startAfterPaint`) when all effects have run.
  useEffect(() => {
    const timer = setTimeout(() => window.dispatchEvent(new Event('page-awake')));
    return () => clearTimeout(timer);
  }, []);
  return (
    <html lang={useLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript run={reloadWhenGone} />
        {/* First of all files: nothing is painted before it has come. */}
        <link rel="stylesheet" href={stylesheet} precedence="first" fetchPriority="high" />
        <meta name="theme-color" content="#f7f4ed" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1626" media="(prefers-color-scheme: dark)" />
        <Links />
      </head>
      <body>
        {children}
        <LanguageNotice />
        <EmbeddedMessages />
        {isFromServer ? <ScrollRestoration nonce={scriptNonce} /> : <ScrollOnly />}
        {isFromServer && <Scripts nonce={scriptNonce} />}
      </body>
    </html>
  );
}

/** Restores scroll positions without the script that does so before a page's first paint. */
function ScrollOnly() {
  UNSAFE_useScrollRestoration();
  return null;
}

export default function App() {
  return (
    <>
      <PageMeta />
      <NavigationProgress />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
