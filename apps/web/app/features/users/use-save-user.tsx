import type { StaffUser } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createUser, putUser, updateUser } from '~/data/users';
import { withNotice } from '~/lib/entrance-notice';
import { useT } from '~/lib/i18n/use-t';
import { lastPlace } from '~/lib/list-place';
import { clearSession, readSession, renameSession } from '~/lib/session';
import { toast } from '~/ui/toast';
import { InvitationLinkDialog } from './invitation-link-dialog';
import { isOwn, roleOf } from './user-facts';
import { toBody, toUpdateBody, type UserFormValues } from './user-form.values';

/** With the link of an invitation that cannot be sent. */
export type SavedUser = StaffUser & { invitation_url?: string | undefined };

/** Saves and navigates: to the list, or to the login when this ended the user's own session. */
export function useSaveUser(id: number | null) {
  const t = useT('users');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [link, setLink] = useState<{ url: string; name: string } | null>(null);
  const save = useMutation({
    mutationFn: (values: UserFormValues): Promise<SavedUser> =>
      id === null ? createUser(toBody(values)) : updateUser(id, toUpdateBody(values)),
  });

  const toList = () => void navigate(lastPlace('/app/users'), { replace: true });

  function onSaved(user: SavedUser, values: UserFormValues) {
    if (endsOwnSession(user, values)) {
      clearSession();
      void navigate('/app/login', withNotice(values.password ? 'passwordChanged' : 'roleChanged'));
      return;
    }
    if (isOwn(user.id)) renameSession(user.name);
    void putUser(cache, user);
    if (user.invitation_url) return setLink({ url: user.invitation_url, name: user.name });
    if (user.invitation && id === null)
      toast.success(t('invitation.sent', { email: user.email }), {
        description: t('invitation.sentHint'),
      });
    else if (id === null) toast.success(t('form.created', { name: user.name }));
    else toast.success(t('form.saved'), { description: user.name });
    toList();
  }
  const dialog = link && <InvitationLinkDialog {...link} onClose={toList} />;
  return { saving: { onSave: save.mutateAsync, onSaved }, dialog };
}

/** A new password or role ends every session of that user, this one too. */
function endsOwnSession(user: StaffUser, { password }: UserFormValues): boolean {
  return isOwn(user.id) && (password !== '' || roleOf(user) !== readSession().role);
}
