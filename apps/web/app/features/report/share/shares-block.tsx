import type { Share } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, MailOpen } from 'lucide-react';
import { useState } from 'react';
import { revokeShare, sharesQuery } from '~/data/shares';
import { useT } from '~/lib/i18n/use-t';
import { RevokeShareDialog } from '~/shares/revoke-share-dialog';
import { ShareRow } from '~/shares/share-row';
import { countPeople, isOnlyMade } from '~/shares/share-state';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import type { BlockProps } from '../report.types';

/** Staff only: recipients of this report and who has opened it. Collapsed to one line. */
export function SharesBlock({ report: { property } }: BlockProps) {
  const t = useT('share');
  const { data: shares, isError, isFetching, refetch } = useQuery(sharesQuery(property.id));
  if (shares) return <Shares propertyId={property.id} shares={shares} />;
  if (isError)
    return (
      <ErrorState title={t('list.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  return (
    <LoadingRegion className="flex min-h-12 items-center border-y border-line">
      <Skeleton className="h-4 w-56" />
    </LoadingRegion>
  );
}

function Shares({ propertyId, shares }: { propertyId: number; shares: Share[] }) {
  const cache = useQueryClient();
  const t = useT('share');
  const [revoking, setRevoking] = useState<Share | null>(null);
  const named = shares.filter(({ email }) => email !== '');
  const links = shares.filter((share) => share.email === '' || isOnlyMade(share)).length;
  const { sent, kept, opened } = countPeople(named);
  const icon = (
    <MailOpen aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0 text-ink-3" />
  );
  if (shares.length === 0)
    return (
      <p className="flex min-h-12 items-center gap-2.5 border-y border-line text-14 text-ink-3">
        {icon}
        {t('list.none')}
      </p>
    );
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 py-2 text-14 hover:text-accent [&::-webkit-details-marker]:hidden">
        {icon}
        <span className="flex min-w-0 flex-wrap gap-x-2.5">
          {sent > 0 && <span className="font-medium">{t('list.sentTo', { count: sent })}</span>}
          {sent > 0 && <span className="text-ink-3">{t('list.openedBy', { count: opened })}</span>}
          {kept > 0 && <span className="font-medium">{t('list.keptFor', { count: kept })}</span>}
          {links > 0 && <span className="font-medium">{t('list.links', { count: links })}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          size={16}
          strokeWidth={1.5}
          className="ml-auto shrink-0 text-ink-3 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul className="border-t border-line">
        {shares.map((share) => (
          <ShareRow
            key={share.id}
            share={share}
            title={share.email || t('list.link')}
            onRevoke={() => setRevoking(share)}
          />
        ))}
      </ul>
      {revoking && (
        <RevokeShareDialog
          email={revoking.email}
          what={revoking.email || t('list.link')}
          revoke={() => revokeShare(cache, propertyId, revoking)}
          onClose={() => setRevoking(null)}
        />
      )}
    </details>
  );
}
