import { isAllowed, type StaffUser } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteUser, type Receivers, userQuery } from '~/data/users';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';
import { NextLeaderField } from './next-leader-field';
import { NextOwnerField } from './next-owner-field';

type DeleteUserDialogProps = { user: StaffUser; onClose: () => void };

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const t = useT('users');
  const ui = useT('ui');
  // The list may be outdated; what moves, and to whom, is fetched now.
  const details = useQuery({ ...userQuery(user.id), staleTime: 0 });
  const [receivers, setReceivers] = useState<Receivers>({});
  const [isMissing, setMissing] = useState(false);
  const { role } = readSession();
  const mayDeactivate =
    role !== null && isAllowed(role, 'user:write:all') && user.deactivated_at === null;
  const removal = useRemoval(user, onClose);
  useOnLocaleChange(removal.reset);

  const needsReceiver = details.data && details.data.leads_count > 0 && !details.data.successor;
  const confirm = () => {
    if (needsReceiver && receivers.leads === undefined) setMissing(true);
    else removal.mutate(receivers);
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
      <div className="grid gap-5">
        <NextOwnerField
          details={details}
          receiverId={receivers.leads}
          error={isMissing && receivers.leads === undefined && t('delete.required')}
          onChange={(leads) => setReceivers({ ...receivers, leads })}
        />
        {details.data && details.data.team_size > 0 && (
          <NextLeaderField
            user={details.data}
            leaderId={receivers.team}
            onChange={(team) => setReceivers({ ...receivers, team })}
          />
        )}
        {removal.isError && (
          <Notice tone="loss">{refusalOf(removal.error) ?? t('failed.delete')}</Notice>
        )}
      </div>
    </Dialog>
  );
}

function useRemoval(user: StaffUser, onDone: () => void) {
  const t = useT('users');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (receivers: Receivers) => deleteUser(cache, user.id, receivers),
    onSuccess: ({ leads_moved: count, moved_to: receiver }) => {
      toast.success(t('delete.done'), {
        description: count > 0 && receiver && t('delete.moved', { count, name: receiver.name }),
      });
      onDone();
    },
  });
}
