import type { StaffUser } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { createUser, putUser, updateUser } from '~/data/users';
import { withNotice } from '~/lib/entrance-notice';
import { useT } from '~/lib/i18n/use-t';
import { lastPlace } from '~/lib/list-place';
import { clearSession, readSession, renameSession } from '~/lib/session';
import { toast } from '~/ui/toast';
import { isOwn, roleOf } from './user-facts';
import { toBody, toUpdateBody, type UserFormValues } from './user-form.values';

/** Saves and navigates: to the list, or to the login when this ended the user's own session. */
export function useSaveUser(id: number | null) {
  const t = useT('users');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const save = useMutation({
    mutationFn: (values: UserFormValues) =>
      id === null ? createUser(toBody(values)) : updateUser(id, toUpdateBody(values)),
  });

  function onSaved(user: StaffUser, values: UserFormValues) {
    if (endsOwnSession(user, values)) {
      clearSession();
      void navigate('/app/login', withNotice(values.password ? 'passwordChanged' : 'roleChanged'));
      return;
    }
    if (isOwn(user.id)) renameSession(user.name);
    void putUser(cache, user);
    if (id === null) toast.success(t('form.created', { name: user.name }));
    else toast.success(t('form.saved'), { description: user.name });
    void navigate(lastPlace('/app/users'), { replace: true });
  }
  return { onSave: save.mutateAsync, onSaved };
}

/** A new password or role ends every session of that user, this one too. */
function endsOwnSession(user: StaffUser, { password }: UserFormValues): boolean {
  return isOwn(user.id) && (password !== '' || roleOf(user) !== readSession().role);
}
