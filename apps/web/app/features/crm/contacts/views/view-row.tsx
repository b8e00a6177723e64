import type { LeadView } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { changeView, dropView } from '~/data/contact-views';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { IconButton } from '~/ui/icon-button';
import { toast } from '~/ui/toast';
import { isSameQuery } from '../contact-filter';

type ViewRowProps = {
  view: LeadView;
  /** The filters of the list behind the dialog. */
  query: Record<string, string>;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
};

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

export function ViewRow({ view, query, isEditing, onEdit }: ViewRowProps) {
  const t = useT('contacts');
  const cache = useQueryClient();
  const { name } = view;
  const onError = (error: Error) =>
    toast.error(t('error.title'), { description: refusalOf(error) ?? t('views.failed') });
  const replacing = useMutation({
    mutationFn: () => changeView(cache, view.id, { query }),
    onSuccess: () => toast.success(t('views.replaced', { name })),
    onError,
  });
  const removal = useMutation({
    mutationFn: () => dropView(cache, view.id),
    onSuccess: () => toast.success(t('views.deleted', { name })),
    onError,
  });
  if (isEditing) return <RenameRow view={view} onDone={() => onEdit(false)} />;
  const isReplaceable = Object.keys(query).length > 0 && !isSameQuery(query, view.query);
  return (
    <li className="flex items-center gap-1 border-b border-line py-1">
      <span className="min-w-0 flex-1 truncate text-15">{name}</span>
      {isReplaceable && (
        <IconButton label={t('views.replaceOf', { name })} onClick={() => replacing.mutate()}>
          <RefreshCw {...ICON} />
        </IconButton>
      )}
      <IconButton label={t('views.renameOf', { name })} onClick={() => onEdit(true)}>
        <Pencil {...ICON} />
      </IconButton>
      <IconButton
        label={t('views.deleteOf', { name })}
        className="text-loss"
        onClick={() => removal.mutate()}
      >
        <Trash2 {...ICON} />
      </IconButton>
    </li>
  );
}

function RenameRow({ view, onDone }: { view: LeadView; onDone: () => void }) {
  const t = useT('contacts');
  const ui = useT('ui');
  const cache = useQueryClient();
  const [name, setName] = useState(view.name);
  const renaming = useMutation({
    mutationFn: () => changeView(cache, view.id, { name: name.trim() }),
    onSuccess: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !renaming.isPending) renaming.mutate();
  };
  const refusal = renaming.isError && (refusalOf(renaming.error) ?? t('views.failed'));
  return (
    <li className="border-b border-line py-3">
      <form onSubmit={submit} className="grid gap-3">
        <TextField
          label={t('views.name')}
          // The edit button that had the focus was replaced by this field.
          autoFocus
          autoComplete="off"
          maxLength={60}
          value={name}
          error={name.trim() === '' ? t('views.required') : refusal}
          onChange={({ target }) => {
            setName(target.value);
            renaming.reset();
          }}
        />
        <div className="flex gap-2">
          <Button type="submit" size="sm" isBusy={renaming.isPending}>
            {t('views.saveAction')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDone}>
            {ui('cancel')}
          </Button>
        </div>
      </form>
    </li>
  );
}
