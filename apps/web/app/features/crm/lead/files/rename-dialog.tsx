import type { LeadFile } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { renameLeadFile } from '~/data/lead-files';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';

const MOST_CHARACTERS = 120;

/** Without its ending, which belongs to the content. */
export function RenameDialog({ file, onClose }: { file: LeadFile; onClose: () => void }) {
  const t = useT('leadFiles');
  const cache = useQueryClient();
  const [stem = '', ending = ''] = file.name.split(/(\.[^.]+)$/);
  const [name, setName] = useState(stem);
  const [error, setError] = useState<string>();
  const save = useMutation({
    mutationFn: () => renameLeadFile(cache, file, `${name.trim()}${ending}`),
    onSuccess: onClose,
    onError: (error) => setError(refusalOf(error) ?? t('renameFailed')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setError(t('nameRequired'));
    else save.mutate();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={save.isPending}
      title={t('rename')}
      width="sm"
      actions={
        <Button type="submit" form="rename-file" isBusy={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id="rename-file" noValidate onSubmit={submit}>
        <TextField
          label={t('name')}
          hint={ending ? t('ending', { ending }) : undefined}
          value={name}
          maxLength={MOST_CHARACTERS}
          error={error}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
