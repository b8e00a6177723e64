import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { saveView } from '~/data/contact-views';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { toast } from '~/ui/toast';

type SaveViewDialogProps = { query: Record<string, string>; onClose: () => void };

export function SaveViewDialog({ query, onClose }: SaveViewDialogProps) {
  const t = useT('contacts');
  const ui = useT('ui');
  const cache = useQueryClient();
  const formId = useId();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const saving = useMutation({
    mutationFn: () => saveView(cache, name.trim(), query),
    onSuccess: (view) => {
      toast.success(t('views.saved', { name: view.name }));
      onClose();
    },
  });
  useOnLocaleChange(saving.reset);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setMissing(true);
    else if (!saving.isPending) saving.mutate();
  };
  const refusal = saving.isError && (refusalOf(saving.error) ?? t('views.failed'));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="sm"
      title={t('views.save')}
      description={t('views.saveText')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={saving.isPending}>
            {t('views.saveAction')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={t('views.name')}
          placeholder={t('views.namePlaceholder')}
          maxLength={60}
          autoComplete="off"
          value={name}
          error={isMissing && name.trim() === '' ? t('views.required') : refusal}
          onChange={({ target }) => {
            setName(target.value);
            saving.reset();
          }}
        />
      </form>
    </Dialog>
  );
}
