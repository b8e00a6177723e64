import { type Lead, languageOfLead, ROOM_INVITATION_DAYS } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inviteLead } from '~/data/lead-room';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { toast } from '~/ui/toast';

type InviteDialogProps = { lead: Lead; hasMail: boolean; onClose: () => void };

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];

/** Mails a personal link; staff never see it. */
export function InviteDialog({ lead, hasMail, onClose }: InviteDialogProps) {
  const t = useT('leadRoom');
  const ui = useT('ui');
  const nameOf = usePersonName();
  const cache = useQueryClient();
  const ownLocale = useLocale();
  const [locale, setLocale] = useState(languageOfLead(lead) ?? ownLocale);
  const inviting = useMutation({
    mutationFn: () => inviteLead(cache, lead.id, locale),
    onSuccess: () => {
      toast.success(t('sent'));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="sm"
      title={t('invite')}
      description={t('inviteText', { name: nameOf(lead), days: ROOM_INVITATION_DAYS })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button isBusy={inviting.isPending} onClick={() => inviting.mutate()}>
            {t(inviting.isPending ? 'sending' : 'send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Select
          label={t('language')}
          options={LANGUAGES}
          value={locale}
          onChange={({ target }) => setLocale(target.value === 'es' ? 'es' : 'en')}
        />
        {!hasMail && <Notice role="note">{t('noMail')}</Notice>}
        {inviting.error && (
          <Notice tone="loss">{refusalOf(inviting.error) ?? ui('error.text')}</Notice>
        )}
      </div>
    </Dialog>
  );
}
