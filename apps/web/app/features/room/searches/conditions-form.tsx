import { searchConditionsText } from '@alpha/report-model/texts/search-conditions';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { RoomSearch, SearchConditions } from '~/data/room-searches';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { Notice } from '~/ui/notice';
import { ConditionFields } from './condition-fields';
import { isAnyCondition, otherConditions, readConditions } from './search-conditions';

type ConditionsFormProps = {
  search: RoomSearch;
  onSave: (conditions: SearchConditions) => Promise<unknown>;
  onClose: () => void;
};

const NO_LIMITS = { cash_flow_min: null, loss_chance_max: null };

/** Changes what a search asks for. What only the explorer can ask for is kept or dropped as a whole. */
export function ConditionsForm({ search, onSave, onClose }: ConditionsFormProps) {
  const t = useT('savedSearch');
  const listings = useT('listings');
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [areOthersKept, setOthersKept] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const others = otherConditions(search.filter);
  const othersText = searchConditionsText(
    { filter: others, ...NO_LIMITS },
    { t, listings, locale },
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const given = new FormData(event.currentTarget);
    const conditions = readConditions(given, areOthersKept ? others : {});
    if (!isAnyCondition(conditions)) return setFailure(t('form.conditionMissing'));
    setBusy(true);
    setFailure(null);
    try {
      await onSave(conditions);
      onClose();
    } catch (error) {
      setFailure(refusalOf(error) ?? t('failed'));
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label={t('edit.title', { name: search.name })}
      onSubmit={submit}
      className="mt-2 grid gap-4 rounded-3 border border-line bg-surface p-4 md:grid-cols-2 md:p-6"
    >
      <p className="text-14 text-pretty text-ink-2 md:col-span-2">{t('edit.lead')}</p>
      <ConditionFields conditions={search} others={areOthersKept ? others : {}} />
      {Object.keys(others).length > 0 && (
        <Checkbox
          className="md:col-span-2"
          label={t('edit.others', { conditions: othersText })}
          checked={areOthersKept}
          onChange={({ target }) => setOthersKept(target.checked)}
        />
      )}
      {failure && (
        <Notice tone="loss" className="md:col-span-2">
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2.5 md:col-span-2">
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy ? 'form.saving' : 'edit.save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
