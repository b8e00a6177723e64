import { SEARCH_NAME_MAX_LENGTH } from '@alpha/contract/saved-search-limits';
import { type FormEvent, useState } from 'react';
import { type RoomSearch, saveRoomSearch } from '~/data/room-searches';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { ConditionFields } from './condition-fields';
import { isAnyCondition, readConditions } from './search-conditions';

type SearchFormProps = { onSaved: (search: RoomSearch) => void; onCancel: () => void };

/** A new search. */
export function SearchForm({ onSaved, onCancel }: SearchFormProps) {
  const t = useT('savedSearch');
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<'name' | 'condition' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name') ?? '').trim();
    const conditions = readConditions(form, {});
    const isOpen = !isAnyCondition(conditions);
    setMissing(name ? (isOpen ? 'condition' : null) : 'name');
    if (!name) event.currentTarget.querySelector('input')?.focus();
    if (!name || isOpen) return;
    const frequency = form.get('frequency') === 'immediate' ? 'immediate' : 'daily';
    setBusy(true);
    setFailure(null);
    try {
      onSaved(await saveRoomSearch({ name, ...conditions, frequency, locale }));
    } catch (error) {
      setFailure(refusalOf(error) ?? t('failed'));
      setBusy(false);
    }
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={t('form.title')}
      onSubmit={submit}
      className="mt-5 grid gap-4 rounded-3 border border-line bg-surface p-4 md:grid-cols-2 md:p-6"
    >
      <p className="text-ink-2 md:col-span-2">{t('form.lead')}</p>
      <TextField
        autoFocus
        name="name"
        label={t('form.name')}
        hint={t('form.nameHint')}
        maxLength={SEARCH_NAME_MAX_LENGTH}
        error={missing === 'name' ? t('form.nameMissing') : undefined}
      />
      <ConditionFields conditions={null} />
      <Select
        name="frequency"
        label={t('frequency.label')}
        options={[
          { value: 'daily', label: t('frequency.daily') },
          { value: 'immediate', label: t('frequency.immediate') },
        ]}
      />
      {(failure || missing === 'condition') && (
        <Notice tone="loss" className="md:col-span-2">
          {failure ?? t('form.conditionMissing')}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2.5 md:col-span-2">
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy ? 'form.saving' : 'form.save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
