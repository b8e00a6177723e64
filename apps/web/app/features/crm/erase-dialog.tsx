import { isAllowed } from '@alpha/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { eraseLead } from '~/data/leads';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';

type EraseDialogProps = {
  lead: { id: number; first_name: string; last_name: string; email: string };
  onClose: () => void;
  onGone: () => void;
};

const FORM = 'erase-lead';

function isOwnTeamOnly(): boolean {
  const { role } = readSession();
  return !role || !isAllowed(role, 'lead:read:all');
}

/** Requires typing the email, to prevent accidental erasure. */
export function EraseDialog({ lead, onClose, onGone }: EraseDialogProps) {
  const t = useT('lead');
  const nameOf = usePersonName();
  const ui = useT('ui');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const erasure = useMutation({
    mutationFn: () => eraseLead(lead.id, typed),
    onSuccess: () => {
      toast.success(t('erase.done'));
      onGone();
    },
  });
  useOnLocaleChange(erasure.reset);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isSame = typed.trim().toLowerCase() === lead.email.toLowerCase();
    setWrong(!isSame);
    if (isSame && !erasure.isPending) erasure.mutate();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      role="alertdialog"
      width="sm"
      isBusy={erasure.isPending}
      title={t('erase.title', { name: nameOf(lead) })}
      description={t('erase.text')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form={FORM} variant="danger" isBusy={erasure.isPending}>
            {t('erase.action')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-4">
        <ul className="grid list-disc gap-1 pl-5 text-14 text-ink-2">
          <li>{t('erase.gone')}</li>
          {isOwnTeamOnly() && <li>{t('erase.team')}</li>}
          <li>{t('erase.links')}</li>
          <li>{t('erase.kept')}</li>
        </ul>
        <TextField
          label={t('erase.type', { email: lead.email })}
          type="email"
          autoComplete="off"
          value={typed}
          error={isWrong && t('erase.wrong')}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
        />
        {erasure.isError && (
          <Notice tone="loss">{refusalOf(erasure.error) ?? t('erase.failed')}</Notice>
        )}
      </form>
    </Dialog>
  );
}
