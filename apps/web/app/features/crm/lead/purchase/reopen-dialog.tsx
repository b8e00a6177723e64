import type { Purchase } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { closingQuery, undoClosing } from '~/data/purchases';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';

/** A closing ticked by mistake: the bought home goes with it while nothing has been entered. */
export function ReopenDialog({ plan, onClose }: { plan: Purchase; onClose: () => void }) {
  const t = useT('leadPurchase');
  const ui = useT('ui');
  const cache = useQueryClient();
  const { data: closing } = useQuery(closingQuery(plan.id));
  const hasHome = plan.owned_home_id !== null;
  const isKept = closing?.has_entries ?? false;
  const opening = useMutation({
    mutationFn: (removeHome: boolean) => undoClosing(cache, plan.id, removeHome),
    onSuccess: onClose,
  });
  const button = (words: string, removeHome: boolean) => (
    <Button
      variant={removeHome ? 'danger' : 'primary'}
      disabled={hasHome && !closing}
      isBusy={opening.isPending}
      onClick={() => opening.mutate(removeHome)}
    >
      {words}
    </Button>
  );
  return (
    <Dialog
      isOpen
      width="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={opening.isPending}
      title={t('reopen.title')}
      description={t(!hasHome ? 'reopen.plain' : isKept ? 'reopen.kept' : 'reopen.text')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          {hasHome && !isKept
            ? button(t('reopen.withHome'), true)
            : button(t('reopen.only'), false)}
        </>
      }
    >
      {opening.error && <Notice tone="loss">{refusalOf(opening.error) ?? ui('error.text')}</Notice>}
    </Dialog>
  );
}
