import { PROPERTY_TYPES } from '@alpha/contract/property-types';
import { SEARCH_NAME_MAX_LENGTH } from '@alpha/contract/saved-search-limits';
import { formatMoney } from '@alpha/i18n';
import { type FormEvent, useEffect, useState } from 'react';
import {
  type NewRoomSearch,
  type RoomSearch,
  readCities,
  saveRoomSearch,
} from '~/data/room-searches';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { homeTypeKey } from '~/listings/home-type';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';

type SearchFormProps = { onSaved: (search: RoomSearch) => void; onCancel: () => void };

const KINDS = PROPERTY_TYPES.filter((type) => type !== 'land' && type !== 'other');
/** USD. */
const DOWN_PAYMENTS = [50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000];
const CASH_FLOWS = [-500, 0, 200, 500, 1_000];
/** Of 100 simulations. */
const LOSSES = [10, 20, 30, 40];
const ROOMS = ['1', '2', '3', '4', '5'];

/** The explorer is for staff: investors fill in what matters to them. */
export function SearchForm({ onSaved, onCancel }: SearchFormProps) {
  const t = useT('savedSearch');
  const listings = useT('listings');
  const locale = useLocale();
  const cities = useCities();
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<'name' | 'condition' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const money = (usd: number) => formatMoney(usd, locale) ?? '';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const body = read(new FormData(event.currentTarget), locale);
    const isOpen =
      Object.keys(body.filter).length === 0 &&
      body.cash_flow_min === null &&
      body.loss_chance_max === null;
    setMissing(body.name ? (isOpen ? 'condition' : null) : 'name');
    if (!body.name || isOpen) return;
    setBusy(true);
    setFailure(null);
    try {
      onSaved(await saveRoomSearch(body));
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
      <Select
        name="city"
        label={t('form.city')}
        options={[
          { value: '', label: t('form.anyCity') },
          ...cities.map((city) => ({ value: city, label: city })),
        ]}
      />
      <Select
        name="kinds"
        label={t('form.kind')}
        options={[
          { value: '', label: t('form.anyKind') },
          ...KINDS.map((kind) => ({ value: kind, label: listings(homeTypeKey(kind)) })),
        ]}
      />
      <Select
        name="investment_max"
        label={t('form.downTo')}
        options={[
          { value: '', label: t('form.any') },
          ...DOWN_PAYMENTS.map((usd) => ({ value: String(usd), label: money(usd) })),
        ]}
      />
      <Select
        name="beds"
        label={t('form.beds')}
        options={[
          { value: '', label: t('form.anyBeds') },
          ...ROOMS.map((count) => ({ value: count, label: t('form.atLeast', { count }) })),
        ]}
      />
      <Select
        name="cash_flow_min"
        label={t('form.cashFlow')}
        hint={t('form.cashFlowHint')}
        options={[
          { value: '', label: t('form.any') },
          ...CASH_FLOWS.map((usd) => ({ value: String(usd), label: money(usd) })),
        ]}
      />
      <Select
        name="loss_chance_max"
        label={t('form.loss')}
        hint={t('form.lossHint')}
        options={[
          { value: '', label: t('form.any') },
          ...LOSSES.map((count) => ({ value: String(count), label: String(count) })),
        ]}
      />
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

const CONDITIONS = ['city', 'kinds', 'investment_max', 'beds'] as const;

function read(form: FormData, locale: 'en' | 'es'): NewRoomSearch {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const given = CONDITIONS.flatMap((name) => (text(name) ? [[name, text(name)]] : []));
  const number = (name: string) => (text(name) ? Number(text(name)) : null);
  return {
    name: text('name'),
    filter: Object.fromEntries(given),
    cash_flow_min: number('cash_flow_min'),
    loss_chance_max: number('loss_chance_max'),
    frequency: text('frequency') === 'immediate' ? 'immediate' : 'daily',
    locale,
  };
}

/** Without them every other condition still works. */
function useCities(): string[] {
  const [cities, setCities] = useState<string[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    readCities(leaving.signal).then(
      (read) => !leaving.signal.aborted && setCities(read),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return cities;
}
