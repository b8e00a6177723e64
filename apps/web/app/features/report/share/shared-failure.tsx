import { RotateCcw } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { MetaTags } from '~/lib/page-meta';
import { Button } from '~/ui/button';
import { WaitAMoment } from '~/ui/wait-a-moment';

/** In both languages: which of them the reader speaks stood in the link, and the link is not known. */
export function SharedFailure({ isBusy }: { isBusy: boolean }) {
  const meta = useT('meta');
  return (
    <>
      <MetaTags
        title={meta('sharedReport.title')}
        description={meta('sharedReport.description')}
        isPublic={false}
      />
      {isBusy ? <WaitAMoment /> : <NothingHere />}
    </>
  );
}

function NothingHere() {
  const t = useT('share');
  return (
    <main id="content" className="page grid justify-items-start gap-6 py-16 md:py-28">
      <div role="alert" className="grid gap-3">
        <h1 lang="es" className="max-w-[32ch] text-28 text-loss">
          {t('failure.spanish')}
        </h1>
        <p lang="en" className="max-w-(--measure) text-18 text-ink-2">
          {t('failure.english')}
        </p>
      </div>
      <div className="grid max-w-(--measure) gap-1 text-ink-2">
        <p lang="es">{t('failure.spanishHint')}</p>
        <p lang="en">{t('failure.englishHint')}</p>
      </div>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        <RotateCcw aria-hidden="true" size={16} strokeWidth={1.75} />
        {t('failure.retry')}
      </Button>
    </main>
  );
}
