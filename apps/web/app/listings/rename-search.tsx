import { SEARCH_NAME_MAX_LENGTH } from '@alpha/contract/saved-search-limits';
import { type FormEvent, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';

type RenameSearchProps = {
  name: string;
  onSave: (name: string) => Promise<void>;
  onCancel: () => void;
};

export function RenameSearch({ name, onSave, onCancel }: RenameSearchProps) {
  const t = useT('savedSearch');
  const [draft, setDraft] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const isMissing = draft.trim() === '';
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isMissing || isBusy) return;
    setBusy(true);
    await onSave(draft.trim());
    setBusy(false);
  }
  return (
    <form method="post" onSubmit={save} className="flex flex-wrap items-end gap-2.5">
      <TextField
        autoFocus
        label={t('form.name')}
        className="min-w-48 flex-1"
        maxLength={SEARCH_NAME_MAX_LENGTH}
        value={draft}
        error={isMissing ? t('form.nameMissing') : undefined}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('action.save')}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
    </form>
  );
}
