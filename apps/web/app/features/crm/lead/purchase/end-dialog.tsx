import type { Purchase } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changePlan } from '~/data/purchases';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { SegmentedControl } from '~/ui/segmented-control';

/** Bought, or called off. Both can be taken back. */
export function EndDialog({ plan, onClose }: { plan: Purchase; onClose: () => void }) {
  const t = useT('leadPurchase');
  const ui = useT('ui');
  const cache = useQueryClient();
  const [outcome, setOutcome] = useState<'closed' | 'cancelled'>('closed');
  const ending = useMutation({
    mutationFn: () => changePlan(cache, plan.id, { outcome }),
    onSuccess: onClose,
  });
  return (
    <Dialog
      isOpen
      width="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={ending.isPending}
      title={t('end.title')}
      description={t(outcome === 'closed' ? 'end.confirmClosed' : 'end.confirmCancelled')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button
            variant={outcome === 'closed' ? 'primary' : 'danger'}
            isBusy={ending.isPending}
            onClick={() => ending.mutate()}
          >
            {t('end.open')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SegmentedControl
          label={t('end.how')}
          value={outcome}
          onChange={setOutcome}
          segments={[
            { value: 'closed', label: t('end.closed') },
            { value: 'cancelled', label: t('end.cancelled') },
          ]}
        />
        {ending.error && <Notice tone="loss">{refusalOf(ending.error) ?? ui('error.text')}</Notice>}
      </div>
    </Dialog>
  );
}
