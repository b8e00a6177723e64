import type { LeadShare } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { leadSharesQuery, revokeLeadShare } from '~/data/shares';
import { useT } from '~/lib/i18n/use-t';
import { leadListingPath } from '~/listings/listing-path';
import { RevokeShareDialog } from '~/shares/revoke-share-dialog';
import { ShareRow } from '~/shares/share-row';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';

/** Reports sent to this lead, and whether they were opened. */
export function LeadShares({ leadId }: { leadId: number }) {
  const t = useT('lead');
  const cache = useQueryClient();
  const { data: shares, isError, isFetching, refetch } = useQuery(leadSharesQuery(leadId));
  const [revoking, setRevoking] = useState<LeadShare | null>(null);
  return (
    <section aria-labelledby="lead-shares">
      <h2 id="lead-shares" className="mb-3 text-20">
        {t('shares.title')}
      </h2>
      {isError && !shares && (
        <ErrorState
          title={t('shares.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!isError && !shares && (
        <LoadingRegion className="border-t border-ink py-4">
          <Skeleton className="h-4 w-56" />
        </LoadingRegion>
      )}
      {shares?.length === 0 && (
        <p className="border-t border-ink py-3 text-14 text-pretty text-ink-2">
          {t('shares.none')}
        </p>
      )}
      {shares && shares.length > 0 && (
        <ul className="border-t border-ink">
          {shares.map((share) => (
            <ShareRow
              key={share.id}
              share={share}
              isNarrow
              title={
                <Link
                  to={leadListingPath(share.property, leadId)}
                  className="hover:text-accent hover:underline"
                >
                  {share.property.address}
                </Link>
              }
              onRevoke={() => setRevoking(share)}
            />
          ))}
        </ul>
      )}
      {revoking && (
        <RevokeShareDialog
          email={revoking.email}
          what={revoking.property.address}
          revoke={() => revokeLeadShare(cache, leadId, revoking)}
          onClose={() => setRevoking(null)}
        />
      )}
    </section>
  );
}
