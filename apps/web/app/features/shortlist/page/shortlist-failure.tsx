import { useT } from '~/lib/i18n/use-t';
import { MetaTags } from '~/lib/page-meta';
import { BilingualMessage } from '~/ui/bilingual-message';
import { WaitAMoment } from '~/ui/wait-a-moment';

/** In both languages: the reader's language is stored with the link, and the link is unknown. */
export function ShortlistFailure({ isBusy }: { isBusy: boolean }) {
  const t = useT('shortlistPage');
  return (
    <>
      <MetaTags title={t('meta.title')} description={t('meta.description')} isPublic={false} />
      {isBusy ? <WaitAMoment /> : <NothingHere />}
    </>
  );
}

function NothingHere() {
  const t = useT('shortlistPage');
  return (
    <BilingualMessage
      spanish={t('failure.spanish')}
      english={t('failure.english')}
      retry={t('failure.retry')}
    >
      <div className="grid max-w-(--measure) gap-1 text-ink-2">
        <p lang="es">{t('failure.spanishHint')}</p>
        <p lang="en">{t('failure.englishHint')}</p>
      </div>
    </BilingualMessage>
  );
}
