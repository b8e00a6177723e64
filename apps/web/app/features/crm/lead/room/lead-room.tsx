import type { Lead, RoomHome } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Heart, ThumbsUp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { leadRoomQuery } from '~/data/lead-room';
import { useT } from '~/lib/i18n/use-t';
import { leadListingPath } from '~/listings/listing-path';
import { Button } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { Moment } from '~/ui/moment';
import { InviteDialog } from './invite-dialog';

/** Saved homes and answers, as on the investor’s own page; without the notes. */
export function LeadRoom({ lead }: { lead: Lead }) {
  const t = useT('leadRoom');
  const { data: room, isError, isFetching, refetch } = useQuery(leadRoomQuery(lead.id));
  const [isInviting, setInviting] = useState(false);
  // What it is comes with the answer: until then nothing jumps.
  if (!room && !isError) return null;
  return (
    <section aria-labelledby="lead-room">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="lead-room" className="text-20">
          {t('title')}
        </h2>
        {room?.has_address && (
          <Button variant="secondary" size="sm" onClick={() => setInviting(true)}>
            {t(room.invited_at ? 'inviteAgain' : 'invite')}
          </Button>
        )}
      </div>
      <div className="border-t border-ink pt-3 text-14">
        {!room && <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />}
        {room && (
          <>
            <p className="mb-1 text-pretty">
              {room.last_seen_at
                ? t.rich('seen', { when: '', time: () => <Moment at={room.last_seen_at ?? ''} /> })
                : room.invited_at
                  ? t.rich('invited', {
                      when: '',
                      time: () => <Moment at={room.invited_at ?? ''} />,
                    })
                  : t(room.has_address ? 'never' : 'noAddress')}
            </p>
            <p className="text-pretty text-ink-2">{t('lead')}</p>
            {room.homes.length === 0 && <p className="mt-2 text-ink-2">{t('empty')}</p>}
            <ul className="mt-2">
              {room.homes.map((home) => (
                <HomeLine key={home.property_id} home={home} leadId={lead.id} />
              ))}
            </ul>
          </>
        )}
      </div>
      {isInviting && room && (
        <InviteDialog
          lead={lead}
          hasMail={room.mail_is_configured}
          onClose={() => setInviting(false)}
        />
      )}
    </section>
  );
}

const ICON = { 'aria-hidden': true, size: 15, strokeWidth: 1.75 } as const;

function HomeLine({ home, leadId }: { home: RoomHome; leadId: number }) {
  const t = useT('leadRoom');
  const { listing, saved_at, sent_at, answer, reason, changes } = home;
  const hasChanged = Object.values(changes).some((change) => change !== null);
  return (
    <li className="grid gap-1 border-b border-line py-2.5">
      <p className="flex flex-wrap justify-between gap-x-3">
        {listing ? (
          <Link
            to={leadListingPath(listing, leadId)}
            className="font-medium hover:text-accent hover:underline"
          >
            {listing.address}
          </Link>
        ) : (
          <span className="text-ink-2">{t('gone')}</span>
        )}
        {hasChanged && <span className="text-13 text-accent">{t('changed')}</span>}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
        {saved_at && (
          <Mark icon={<Heart {...ICON} className="text-accent" fill="currentColor" />}>
            {t.rich('saved', { when: '', time: () => <Moment at={saved_at} isBrief /> })}
          </Mark>
        )}
        {answer === 'like' && (
          <Mark icon={<ThumbsUp {...ICON} className="text-gain" />}>{t('liked')}</Mark>
        )}
        {answer === 'pass' && (
          <Mark icon={<X {...ICON} />}>
            {t('passed')}
            {reason && `: “${reason}”`}
          </Mark>
        )}
        {sent_at && !answer && <span>{t('open')}</span>}
      </p>
    </li>
  );
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {icon}
      <span>{children}</span>
    </span>
  );
}
