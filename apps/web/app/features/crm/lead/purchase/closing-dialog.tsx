import type { Purchase } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { closingQuery, confirmClosing } from '~/data/purchases';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { ErrorState } from '~/ui/error-state';
import { Notice } from '~/ui/notice';
import { ClosingForm, type Confirmed } from './closing-form';

/** Day, price and loan as they came out; with them the forecast is frozen. */
export function ClosingDialog({ plan, onClose }: { plan: Purchase; onClose: () => void }) {
  const t = useT('leadPurchase');
  const ui = useT('ui');
  const cache = useQueryClient();
  const proposal = useQuery(closingQuery(plan.id));
  const closing = useMutation({
    mutationFn: (confirmed: Confirmed) => confirmClosing(cache, plan.id, confirmed),
    onSuccess: onClose,
  });
  const terms = proposal.data?.terms;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={closing.isPending}
      title={t('keys.title')}
      description={proposal.data && t(descriptionOf(plan, terms != null))}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button
            type="submit"
            form="confirm-closing"
            disabled={!proposal.data}
            isBusy={closing.isPending}
          >
            {t(closing.isPending ? 'keys.saving' : 'keys.save')}
          </Button>
        </>
      }
    >
      {proposal.isError && (
        <ErrorState onRetry={() => void proposal.refetch()} isRetrying={proposal.isFetching} />
      )}
      {proposal.isPending && (
        <p role="status" className="text-14 text-ink-2">
          {t('keys.loading')}
        </p>
      )}
      {proposal.data && (
        <div className="grid gap-4">
          <ClosingForm
            id="confirm-closing"
            proposal={proposal.data}
            hasLoan={plan.financing === 'loan'}
            onConfirm={(confirmed) => !closing.isPending && closing.mutate(confirmed)}
          />
          {closing.error && (
            <Notice tone="loss">{refusalOf(closing.error) ?? ui('error.text')}</Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}

function descriptionOf(plan: Purchase, isFrozen: boolean) {
  if (isFrozen) return 'keys.text';
  return plan.owned_home_id === null && plan.property_id === null
    ? 'keys.noListing'
    : 'keys.nothingToFreeze';
}
