import type { StaffUser } from '@alpha/contract';
import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { DeleteUserDialog } from './delete-user-dialog';
import { useInviteUser } from './use-invite-user';
import { useUserActions } from './use-user-actions';
import type { UserActionKind } from './user-menu';

type Asked = { kind: UserActionKind; user: StaffUser };

/** Destructive actions are confirmed first; others run at once. */
export function useUserDialogs() {
  const t = useT('users');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const actions = useUserActions(close);
  const invitation = useInviteUser();

  const onAction = (kind: UserActionKind, user: StaffUser) => {
    if (kind === 'invite') invitation.invite(user);
    else if (kind === 'unlock' || kind === 'activate') actions.mutate({ kind, user });
    else setAsked({ kind, user });
  };
  const confirmed = asked?.kind === 'deactivate' || asked?.kind === 'resetTwoFactor';
  const kind = asked?.kind === 'resetTwoFactor' ? 'resetTwoFactor' : 'deactivate';
  const dialogs = asked ? (
    <>
      <ConfirmDialog
        isOpen={confirmed}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t(`confirm.${kind}.title`, { name: asked.user.name })}
        description={t(`confirm.${kind}.text`)}
        confirmLabel={t(`confirm.${kind}.action`)}
        isDanger
        isBusy={actions.isPending}
        onConfirm={() => actions.mutate({ kind, user: asked.user })}
      />
      {asked.kind === 'delete' && <DeleteUserDialog user={asked.user} onClose={close} />}
    </>
  ) : (
    invitation.dialog
  );
  return { onAction, dialogs };
}
