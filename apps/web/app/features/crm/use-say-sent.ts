import type { MessageChannel } from '@alpha/contract';
import { useCallback } from 'react';
import type { ChangedLead } from '~/data/outbox/change';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { toast } from '~/ui/toast';

type Answer = { mail_is_configured: boolean };

/** That a message went out, or why it did not. */
export function useSaySent() {
  const t = useT('messages');
  const nameOf = usePersonName();
  return useCallback(
    (lead: ChangedLead, channel: MessageChannel, { mail_is_configured: isConfigured }: Answer) => {
      const name = nameOf(lead);
      if (channel === 'whatsapp') toast.success(t('message.recorded'));
      else if (isConfigured) toast.success(t('message.sent', { name }));
      else toast(t('message.kept', { name }));
    },
    [t, nameOf],
  );
}
