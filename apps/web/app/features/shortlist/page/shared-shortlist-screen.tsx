import type { SharedShortlist } from '@alpha/contract';
import { requestRoomLink, toggleSaved } from '~/data/saved-homes';
import { answerShortlist, shortlistOpened } from '~/data/visitors';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { MetaTags } from '~/lib/page-meta';
import { useFirstView } from '~/lib/use-first-view';
import { useAnswers } from '~/shares/answer/use-answers';
import { RoomInvite } from '~/visitors/room-invite';
import { SaveButton } from '~/visitors/save-button';
import { ContactBar } from './contact-bar';
import { HomeQuestion } from './home-question';
import { ShortlistFailure } from './shortlist-failure';
import { ShortlistView } from './shortlist-view';

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
  const { homes, sender } = shortlist;
  const senders = useT('sender');
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
        description={sender ? senders('previewList', { name: sender.name }) : t('meta.description')}
        isPublic={false}
      />
      <ShortlistView
        shortlist={shortlist}
        answering={answering}
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
      {sender && <ContactBar sender={sender} />}
    </>
  );
}
