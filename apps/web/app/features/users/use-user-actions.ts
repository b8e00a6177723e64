import type { StaffUser } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { runUserAction } from '~/data/users';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import type { UserActionKind } from './user-menu';

export type ServerAction = Exclude<UserActionKind, 'delete' | 'invite'>;
type Job = { kind: ServerAction; user: StaffUser };

/** Runs a menu action, updates the row and shows a message. */
export function useUserActions(onDone: () => void) {
  const t = useT('users');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, user }: Job) => runUserAction(cache, kind, user.id),
    onSuccess: (user, { kind }) => {
      toast.success(t(`done.${kind}`, { name: user.name }));
      onDone();
    },
    onError: (error) =>
      toast.error(t('failed.title'), { description: refusalOf(error) ?? t('failed.action') }),
  });
}
