import { PassThrough } from 'node:stream';
import { LOCALES, type Locale, NAMESPACES } from '@alpha/i18n';
import { catalogs } from '@alpha/i18n/server';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { putCatalog } from './lib/i18n/catalog-store';
import { readingCookie } from './lib/i18n/locale-choice';
import { PageInMemory } from './lib/page-in-memory';
import { webRequest } from './lib/request-context';
import { scriptsAfterPaint } from './lib/scripts-after-paint';
import { isStaffPath, visitorManifest } from './lib/visitor-routes';

// The HTTP server sets this key on each request; exporting it keeps one identity for both bundles.
export { findLinkPage } from './lib/link-page';
export { webRequest } from './lib/request-context';
export { findSharedPage } from './lib/shared-page';

for (const locale of LOCALES)
  for (const namespace of NAMESPACES) putCatalog(locale, namespace, catalogs[locale][namespace]);

/** Errors of loaders and pages; a response such as 404 or 405 is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(webRequest).report(error);
};

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, report } = context.get(webRequest);
  // The signed-in part is rendered in the browser, so it needs its scripts at once.
  const { pathname, protocol } = new URL(request.url);
  const isApp = pathname.startsWith('/app');
  // Set here and in the browser: a link can be followed before the scripts run.
  const shown = (entry.staticHandlerContext.loaderData.root as { locale?: Locale } | undefined)
    ?.locale;
  const reading =
    shown && readingCookie(pathname, shown, request.headers.get('cookie'), protocol === 'https:');
  if (reading) headers.append('set-cookie', reading);
  const isCrawler = isbot(request.headers.get('user-agent'));
  return new Promise((resolve, reject) => {
    let code = status;
    let isShellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter
        context={shorten(entry, pathname)}
        url={request.url}
        {...(nonce ? { nonce } : {})}
      />,
      {
        ...(nonce ? { nonce } : {}),
        // Parts that are ready are written where they belong, whatever their size: React would move
        // large ones to the end, for a script to put into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Crawlers get the complete page, and all get the parts of a public page in their places: some are
        // drawn in turns (`InTurn`), and React would move what comes later.
        [isCrawler || !isApp ? 'onAllReady' : 'onShellReady']() {
          isShellSent = true;
          headers.set('content-type', 'text/html; charset=utf-8');
          if (isApp) {
            const body = new PassThrough();
            resolve(
              new Response(createReadableStreamFromReadable(body), { status: code, headers }),
            );
            pipe(body);
          } else {
            const whole = new PageInMemory((page) =>
              resolve(new Response(scriptsAfterPaint(page), { status: code, headers })),
            );
            pipe(whole);
          }
        },
        onShellError: reject,
        onError(error: unknown) {
          code = 500;
          if (isShellSent) report(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** Made once: the built manifest never changes. */
let visitors: EntryContext['manifest'] | null = null;

/** Pages for visitors get their routes only. In development routes change as they are edited. */
function shorten(entry: EntryContext, pathname: string): EntryContext {
  if (import.meta.env.DEV || isStaffPath(pathname)) return entry;
  visitors ??= visitorManifest(entry.manifest);
  const manifest = visitors;
  // By what matched: the router ignores case, and `/APP` is a staff page too.
  const isForVisitors = entry.staticHandlerContext.matches.every(
    ({ route }) => manifest.routes[route.id],
  );
  return isForVisitors ? { ...entry, manifest } : entry;
}
