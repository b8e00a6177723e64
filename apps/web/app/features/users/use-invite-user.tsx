import type { StaffUser } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inviteUser } from '~/data/users';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { InvitationLinkDialog } from './invitation-link-dialog';

/** Sends the invitation again; without a mail server, shows the link to pass on. */
export function useInviteUser() {
  const t = useT('users');
  const cache = useQueryClient();
  const [link, setLink] = useState<{ url: string; name: string } | null>(null);
  const invite = useMutation({
    mutationFn: (user: StaffUser) => inviteUser(cache, user.id),
    onSuccess: (url, { name, email }) => {
      if (url) setLink({ url, name });
      else toast.success(t('invitation.sent', { email }));
    },
    onError: (error) =>
      toast.error(t('failed.title'), { description: refusalOf(error) ?? t('failed.action') }),
  });
  const dialog = link && <InvitationLinkDialog {...link} onClose={() => setLink(null)} />;
  return { invite: invite.mutate, dialog };
}
