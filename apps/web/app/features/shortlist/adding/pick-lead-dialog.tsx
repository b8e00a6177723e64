import type { LeadSummary } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { rememberChoice } from '~/data/leads';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import type { AddableHome } from '~/listings/shortlist-adding';
import { Dialog } from '~/ui/dialog';
import { LeadChoice } from './lead-choice';
import { useAddHome } from './use-add-home';

type PickLeadDialogProps = { homes: readonly AddableHome[]; onClose: () => void };

/** Whose shortlist is it for? */
export function PickLeadDialog({ homes, onClose }: PickLeadDialogProps) {
  const t = useT('shortlist');
  const nameOf = usePersonName();
  const cache = useQueryClient();
  const adding = useAddHome();

  function pick(lead: LeadSummary) {
    rememberChoice(cache, lead);
    adding.mutate({ lead: { id: lead.id, name: nameOf(lead) }, homes });
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('adding.title')}
      description={homes.map(({ address }) => address).join(', ')}
      width="sm"
    >
      <LeadChoice onPick={pick} />
    </Dialog>
  );
}
