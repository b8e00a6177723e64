import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { isChunkError } from '~/lib/chunk-timeout';
import { useT } from '~/lib/i18n/use-t';
import { CHUNK_LOST } from '~/lib/reload-when-gone';
import { useIsOnline } from '~/lib/use-is-online';
import { Button, ButtonLink } from '~/ui/button';
import { BareHeader } from './bare-header';

/** Reached again through another link: the router loads a failed chunk only once per visit. */
const shownBefore = new WeakSet<object>();

/** Failed chunks recover automatically: when the connection is back, or with the new version. */
function useReloadWhenBack(error: unknown): void {
  useEffect(() => {
    if (!isChunkError(error)) return;
    const part = error as Error;
    const reload = () => window.location.reload();
    if (shownBefore.has(part) && navigator.onLine) reload();
    else window.dispatchEvent(new Event(CHUNK_LOST));
    window.addEventListener('online', reload);
    return () => {
      shownBefore.add(part);
      window.removeEventListener('online', reload);
    };
  }, [error]);
}

/** Longer than the Retry-After of an overloaded server. */
const BUSY_MS = 3_000;

/** An overloaded server or a restarting database: temporary. */
function useReloadWhenFree(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => window.location.reload(), BUSY_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
}

function kindOf(error: unknown, isOnline: boolean) {
  if (isRouteErrorResponse(error) && error.status === 404) return 'missing';
  if (isRouteErrorResponse(error) && error.status === 503) return 'busy';
  if (!isChunkError(error)) return 'crash';
  return isOnline ? 'load' : 'offline';
}

/** The error page: what happened in plain words, and what to do next. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useT('layout');
  const isInApp = useLocation().pathname.startsWith('/app');
  const isOnline = useIsOnline();
  const kind = kindOf(error, isOnline);
  const isMissing = kind === 'missing';
  const isFault = !isMissing && kind !== 'busy';
  useEffect(() => {
    if (isFault) console.error(error);
  }, [error, isFault]);
  useReloadWhenBack(error);
  useReloadWhenFree(kind === 'busy');
  return (
    <>
      <title>{t('error.pageTitle', { title: t(`error.${kind}.title`) })}</title>
      <meta name="robots" content="noindex" />
      <BareHeader home="/" />
      <main id="content" className="page grid justify-items-start gap-6 py-16 md:py-28">
        <h1 className="max-w-[18ch] text-40 md:text-56">{t(`error.${kind}.title`)}</h1>
        <p className="max-w-(--measure) text-18 text-ink-2">{t(`error.${kind}.text`)}</p>
        <div className="flex flex-wrap gap-3">
          {/* Offline, a reload would replace our page with the browser's error page. */}
          {!isMissing && isOnline && (
            <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
          )}
          {isInApp && <ButtonLink to="/app/board">{t('error.board')}</ButtonLink>}
          <ButtonLink to="/" variant={isMissing && !isInApp ? 'primary' : 'secondary'}>
            {t('error.home')}
          </ButtonLink>
        </div>
      </main>
    </>
  );
}
