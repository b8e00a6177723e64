import type { SharedShortlist } from '@alpha/contract';
import { requestRoomLink, toggleSaved } from '~/data/saved-homes';
import { answerShortlist, askAboutReport, shortlistOpened } from '~/data/visitors';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { MetaTags, usePublicUrl } from '~/lib/page-meta';
import { useFirstView } from '~/lib/use-first-view';
import { useAnswers } from '~/shares/answer/use-answers';
import { usePreviewWords } from '~/shares/sender/use-preview-words';
import { RoomInvite } from '~/visitors/room-invite';
import { SaveButton } from '~/visitors/save-button';
import { ContactBar } from './contact-bar';
import { HomeQuestion } from './home-question';
import { ShortlistFailure } from './shortlist-failure';
import { ShortlistView } from './shortlist-view';
import { useListCall } from './use-list-call';

type SharedShortlistScreenProps = {
  shortlist: SharedShortlist | null;
  isBusy: boolean;
  token: string;
};

/** The shortlist behind an emailed link, for one investor. */
export function SharedShortlistScreen({ shortlist, isBusy, token }: SharedShortlistScreenProps) {
  if (!shortlist) return <ShortlistFailure isBusy={isBusy} />;
  return <Found shortlist={shortlist} token={token} />;
}

function Found({ shortlist, token }: { shortlist: SharedShortlist; token: string }) {
  const t = useT('shortlistPage');
  const { homes, sender, message } = shortlist;
  const senders = useT('sender');
  const describe = usePreviewWords();
  const publicUrl = usePublicUrl();
  // It belongs to the list; the link of its first property takes it to the lead.
  const call = useListCall(sender, (asked) => askAboutReport(homes[0]?.report_token ?? '', asked));
  const locale = useLocale();
  const answering = useAnswers(
    homes.map(({ position, answer, reason }) => ({ key: position, answer, reason })),
    (position, given) => answerShortlist(token, position, given),
  );
  useFirstView(token, () => shortlistOpened(token));
  return (
    <>
      <MetaTags
        title={t('meta.title')}
        description={
          sender ? describe(sender, message, senders('preview.list')) : t('meta.description')
        }
        isPublic={false}
        image={{
          url: `${publicUrl}/api/shortlists/share/${encodeURIComponent(token)}/picture`,
          alt: t('meta.title'),
        }}
      />
      <ShortlistView
        shortlist={shortlist}
        answering={answering}
        call={call}
        comparison={`/shortlist/${encodeURIComponent(token)}/compare`}
        reportOf={({ report_token }) => `/property/share/${report_token}`}
        cornerOf={({ listing, report_token: share }) => (
          <SaveButton
            home={{ property_id: listing.id, share }}
            address={listing.address}
            onToggle={toggleSaved}
          />
        )}
        next={<RoomInvite ask={() => requestRoomLink({ shortlist_token: token, locale })} />}
        questionOf={({ report_token }) => (
          <HomeQuestion token={report_token} sender={sender} replyBy={shortlist.reply_by} />
        )}
      />
      {sender && <ContactBar sender={sender} call={call} />}
    </>
  );
}
