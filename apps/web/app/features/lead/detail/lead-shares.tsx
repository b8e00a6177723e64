import { type LeadShare, revokeShare } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ShareRow } from '~/leads/share-row';
import { call } from '~/lib/api-client';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { listingPath } from '~/listings/listing-path';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ErrorState } from '~/ui/error-state';
import { Notice } from '~/ui/notice';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast';
import { leadSharesQuery } from '../lead.api';

/** The reports that went to this address, and whether anybody looked. */
export function LeadShares({ leadId }: { leadId: number }) {
  const t = useT('lead');
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
                  to={listingPath(share.property)}
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
        <RevokeDialog {...{ leadId }} share={revoking} onClose={() => setRevoking(null)} />
      )}
    </section>
  );
}

type RevokeDialogProps = { leadId: number; share: LeadShare; onClose: () => void };

function RevokeDialog({ leadId, share, onClose }: RevokeDialogProps) {
  const t = useT('share');
  const cache = useQueryClient();
  const { queryKey } = leadSharesQuery(leadId);
  const revoking = useMutation({
    mutationFn: () => call(revokeShare, { params: { id: share.id } }),
    onSuccess: () => {
      const revoked_at = new Date().toISOString();
      cache.setQueryData(queryKey, (all) =>
        all?.map((row) => (row.id === share.id ? { ...row, revoked_at } : row)),
      );
      void cache.invalidateQueries({ queryKey: ['shares'] });
      toast.success(t('revoke.done'), { description: share.property.address });
      onClose();
    },
  });
  useOnLocaleChange(revoking.reset);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('revoke.title', { email: share.email })}
      description={t('revoke.text')}
      confirmLabel={t('list.revoke')}
      isDanger
      isBusy={revoking.isPending}
      onConfirm={() => revoking.mutate()}
    >
      {revoking.isError && (
        <Notice tone="loss">{refusalOf(revoking.error) ?? t('revoke.failed')}</Notice>
      )}
    </ConfirmDialog>
  );
}
