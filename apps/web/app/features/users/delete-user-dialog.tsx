import { isAllowed, type StaffUser } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { toast } from '~/ui/toast';
import { LeadsReceiver } from './leads-receiver';
import { removeUser, userQuery } from './users.api';

type DeleteUserDialogProps = { user: StaffUser; onClose: () => void };

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const t = useT('users');
  const ui = useT('ui');
  const cache = useQueryClient();
  // The list may be seconds old; what moves, and to whom, is asked at this moment.
  const details = useQuery({ ...userQuery(user.id), staleTime: 0 });
  const [receiverId, setReceiverId] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const { role } = readSession();
  const mayDeactivate =
    role !== null && isAllowed(role, 'user:write:all') && user.deactivated_at === null;

  const removal = useMutation({
    mutationFn: () => removeUser(cache, user, receiverId),
    onSuccess: ({ leads_moved: count, moved_to: receiver }) => {
      toast.success(t('delete.done'), {
        description: count > 0 && receiver && t('delete.moved', { count, name: receiver.name }),
      });
      onClose();
    },
    onError: (error) => {
      toast.error(t('failed.title'), { description: refusalOf(error) ?? t('failed.delete') });
      onClose();
    },
  });

  const needsReceiver = details.data && details.data.leads_count > 0 && !details.data.successor;
  const confirm = () => {
    if (needsReceiver && receiverId === undefined) setMissing(true);
    else removal.mutate();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      role="alertdialog"
      width="sm"
      title={t('delete.title', { name: user.name })}
      description={mayDeactivate ? `${t('delete.text')} ${t('delete.instead')}` : t('delete.text')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button
            variant="danger"
            isBusy={removal.isPending}
            disabled={!details.data}
            onClick={confirm}
          >
            {t('delete.action')}
          </Button>
        </>
      }
    >
      <LeadsReceiver
        details={details}
        receiverId={receiverId}
        error={isMissing && receiverId === undefined && t('delete.required')}
        onChange={setReceiverId}
      />
    </Dialog>
  );
}
