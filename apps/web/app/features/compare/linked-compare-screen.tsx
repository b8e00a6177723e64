import { formatDate } from '@alpha/i18n';
import { readComparedView } from '@alpha/report-model/compare/view';
import { useMemo } from 'react';
import type { LinkedComparison } from '~/data/comparison-links';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { MetaTags } from '~/lib/page-meta';
import { firstNameOf } from '~/shares/sender/contact-links';
import { SenderCard } from '~/shares/sender/sender-card';
import { BilingualMessage } from '~/ui/bilingual-message';
import { CopyButton } from '~/ui/copy-button';
import { LaterToaster } from '~/ui/later-toaster';
import { WaitAMoment } from '~/ui/wait-a-moment';
import { CompareView } from './compare-view';
import { PdfButton } from './pdf-button';
import { VisitorBundle } from './visitor-bundle';

type LinkedCompareScreenProps = {
  comparison: LinkedComparison | null;
  isBusy: boolean;
  token: string;
};

/** A comparison behind a public address: what its maker saw, to read. */
export function LinkedCompareScreen({ comparison, isBusy, token }: LinkedCompareScreenProps) {
  const t = useT('compare');
  return (
    <>
      <MetaTags title={t('title')} description={t('linked.description')} isPublic={false} />
      {comparison ? (
        <Found comparison={comparison} token={token} />
      ) : isBusy ? (
        <WaitAMoment />
      ) : (
        <NothingHere />
      )}
    </>
  );
}

function Found({ comparison, token }: { comparison: LinkedComparison; token: string }) {
  const t = useT('compare');
  const senders = useT('sender');
  const locale = useLocale();
  const { sender, homes, expires_at } = comparison;
  const by = useMemo(() => ({ kind: 'link', token }) as const, [token]);
  const view = useMemo(
    () => readComparedView(new URLSearchParams(comparison.view)),
    [comparison.view],
  );
  const ids = homes.map(({ id }) => id);
  return (
    <>
      {sender && (
        <SenderCard
          sender={sender}
          message=""
          whatsappText={senders('whatsapp.comparison', { name: firstNameOf(sender) })}
        />
      )}
      <main id="content" className="page pt-6 pb-16">
        <CompareView
          {...{ comparison, view }}
          stickyTop="0px"
          actions={
            <>
              <CopyButton text={ownAddress()} label={t('share.copy')} />
              <PdfButton by={by} ids={ids} />
            </>
          }
        >
          {homes.length > 1 && <VisitorBundle {...{ by, comparison }} view={comparison.view} />}
        </CompareView>
        <p className="mt-3 max-w-(--measure) text-13 text-pretty text-ink-3">
          {t('linked.expires', { date: formatDate(expires_at, locale, 'long') ?? '' })}
        </p>
        <LaterToaster />
      </main>
    </>
  );
}

const ownAddress = () =>
  typeof window === 'undefined' ? '' : `${window.location.origin}${window.location.pathname}`;

/** In both languages: who follows an old address may read either. */
function NothingHere() {
  const t = useT('compare');
  return (
    <BilingualMessage
      spanish={t('linked.failure.spanish')}
      english={t('linked.failure.english')}
      retry={t('linked.failure.retry')}
    >
      <div className="grid max-w-(--measure) gap-1 text-ink-2">
        <p lang="es">{t('linked.failure.spanishHint')}</p>
        <p lang="en">{t('linked.failure.englishHint')}</p>
      </div>
    </BilingualMessage>
  );
}
