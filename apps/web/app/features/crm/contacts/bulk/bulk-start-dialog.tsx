import { StartDialog } from '~/features/crm/conversations/start-dialog';
import { useT } from '~/lib/i18n/use-t';
import type { BulkDialogProps } from './use-bulk';

export function BulkStartDialog({ chosen, count, onClose, onDone }: BulkDialogProps) {
  const t = useT('sequences');
  const ids = 'ids' in chosen ? chosen.ids : [];
  return (
    <StartDialog ids={ids} title={t('startMany', { count })} onStarted={onDone} onClose={onClose} />
  );
}
