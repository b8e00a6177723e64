import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ChunkLoadError } from '~/lib/chunk-timeout';
import { useT } from '~/lib/i18n/use-t';
import { Button, ButtonLink } from '~/ui/button';
import { Logo } from './logo';

/** What remains when a page breaks: what happened in plain words, and two ways on. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useT('layout');
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) console.error(error);
  }, [error, isMissing]);
  const kind = isMissing ? 'missing' : error instanceof ChunkLoadError ? 'load' : 'crash';
  return (
    <main className="page flex min-h-svh flex-col justify-center gap-6 py-16">
      <title>{t(`error.${kind}.title`)}</title>
      <Logo />
      <h1 className="max-w-[18ch] text-40 md:text-56">{t(`error.${kind}.title`)}</h1>
      <p className="max-w-(--measure) text-18 text-ink-2">{t(`error.${kind}.text`)}</p>
      <div className="flex flex-wrap gap-3">
        {!isMissing && (
          <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
        )}
        <ButtonLink to="/" variant={isMissing ? 'primary' : 'secondary'}>
          {t('error.home')}
        </ButtonLink>
      </div>
    </main>
  );
}
