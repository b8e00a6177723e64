import type { Lead, OwnedHome } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ownedHomesQuery, putOwnedHome, removeOwnedHome, staffDesk } from '~/data/owned-homes';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { OwnedHomeView } from '~/owned-homes/owned-home-view';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ErrorState } from '~/ui/error-state';
import { Notice } from '~/ui/notice';
import { BuyDialog } from './buy-dialog';
import { LandDialog } from './land-dialog';

/** Homes the lead bought, as on the investor’s own page, and marking one as bought. */
export function LeadOwnedHomes({ lead }: { lead: Lead }) {
  const t = useT('ownedHomes');
  const cache = useQueryClient();
  const { data: homes, isError, isFetching, refetch } = useQuery(ownedHomesQuery(lead.id));
  const [isBuying, setBuying] = useState(false);
  const [removing, setRemoving] = useState<OwnedHome | null>(null);
  const [land, setLand] = useState<OwnedHome | null>(null);
  // What it is comes with the answer: until then nothing jumps.
  if (!homes && !isError) return null;
  const put = (home: OwnedHome) => putOwnedHome(cache, lead.id, home);
  return (
    <section aria-labelledby="lead-owned-homes" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="lead-owned-homes" className="text-20">
          {t('lead.title')}
        </h2>
        <Button variant="secondary" size="sm" onClick={() => setBuying(true)}>
          {t('lead.buy')}
        </Button>
      </div>
      <div className="grid gap-10 border-t border-ink pt-4">
        {!homes && <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />}
        {homes?.length === 0 && <p className="text-14 text-ink-2">{t('lead.empty')}</p>}
        {homes?.map((home) => (
          <OwnedHomeView
            key={home.id}
            home={home}
            desk={staffDesk}
            isInvestor={false}
            onChange={put}
          >
            <Button size="sm" variant="secondary" onClick={() => setLand(home)}>
              {t('land.action')}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setRemoving(home)}>
              <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
              {t('lead.remove')}
            </Button>
          </OwnedHomeView>
        ))}
      </div>
      {isBuying && <BuyDialog lead={lead} onClose={() => setBuying(false)} />}
      {land && <LandDialog home={land} onChange={put} onClose={() => setLand(null)} />}
      {removing && (
        <RemoveHome leadId={lead.id} home={removing} onClose={() => setRemoving(null)} />
      )}
    </section>
  );
}

type RemoveHomeProps = { leadId: number; home: OwnedHome; onClose: () => void };

function RemoveHome({ leadId, home, onClose }: RemoveHomeProps) {
  const t = useT('ownedHomes');
  const ui = useT('ui');
  const cache = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removeOwnedHome(cache, leadId, home.id),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('lead.removeTitle', { address: home.address })}
      description={t('lead.removeText')}
      confirmLabel={t('remove')}
      isDanger
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate()}
    >
      {removing.error && (
        <Notice tone="loss">{refusalOf(removing.error) ?? ui('error.text')}</Notice>
      )}
    </ConfirmDialog>
  );
}
