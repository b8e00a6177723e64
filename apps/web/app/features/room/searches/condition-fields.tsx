import { PROPERTY_TYPES } from '@alpha/contract/property-types';
import { SEARCH_TEXT_MAX_LENGTH } from '@alpha/contract/search-parameters';
import { formatMoney } from '@alpha/i18n';
import { useEffect, useState } from 'react';
import { readCities, type SearchConditions } from '~/data/room-searches';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { homeTypeKey } from '~/listings/home-type';
import { CASH_FLOW_CHOICES, LOSS_CHOICES } from '~/listings/limit-choices';
import { TextField } from '~/ui/field';
import { Select } from '~/ui/select';
import { AreaField } from './area-field';
import { LimitField } from './limit-field';
import { MoreConditionFields } from './more-condition-fields';
import { limitsOf } from './search-conditions';

const KINDS = PROPERTY_TYPES.filter((type) => type !== 'land' && type !== 'other');
/** USD. */
const DOWN_PAYMENTS = [50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000];
/** An investor may accept a home that costs some dollars a month. */
const CASH_FLOWS = [-500, ...CASH_FLOW_CHOICES];
const ROOMS = [1, 2, 3, 4, 5];

type ConditionFieldsProps = {
  /** `null`: of a new search. */
  conditions: SearchConditions | null;
  /** Conditions without a field, as far as they are kept. */
  others?: SearchConditions['filter'];
};

const NONE = {};

/** What matters to an investor; the explorer, which has more, is for staff. */
export function ConditionFields({ conditions, others = NONE }: ConditionFieldsProps) {
  const t = useT('savedSearch');
  const listings = useT('listings');
  const locale = useLocale();
  const cities = useCities();
  const money = (usd: number) => formatMoney(usd, locale) ?? '';
  const kindName = (kind: string) => listings(homeTypeKey(kind));
  const filter = conditions?.filter ?? {};
  const { city = '', kinds = '', investment_max: down = '', beds = '', search = '' } = filter;
  const { cashFlow, loss } = limitsOf(conditions);
  // Staff may have chosen what is not offered here.
  const withOwn = (values: readonly string[], own: string) =>
    own === '' || values.includes(own) ? values : [own, ...values];
  return (
    <>
      <Select
        name="city"
        label={t('form.city')}
        defaultValue={city}
        options={[
          { value: '', label: t('form.anyCity') },
          ...withOwn(cities, city).map((name) => ({ value: name, label: name })),
        ]}
      />
      <AreaField {...{ filter, others }} />
      <Select
        name="kinds"
        label={t('form.kind')}
        defaultValue={kinds}
        options={[
          { value: '', label: t('form.anyKind') },
          ...withOwn(KINDS, kinds).map((value) => ({
            value,
            label: value.split(',').map(kindName).join(' / '),
          })),
        ]}
      />
      <LimitField
        name="investment_max"
        label={t('form.downTo')}
        choices={DOWN_PAYMENTS}
        value={down}
        nameOf={money}
      />
      <LimitField
        name="beds"
        label={t('form.beds')}
        choices={ROOMS}
        value={beds}
        nameOf={(count) => t('form.atLeast', { count: String(count) })}
      />
      <LimitField
        name="cash_flow_min"
        label={t('form.cashFlow')}
        hint={t('form.cashFlowHint')}
        choices={CASH_FLOWS}
        value={cashFlow}
        nameOf={money}
      />
      <LimitField
        name="loss_chance_max"
        label={t('form.loss')}
        hint={t('form.lossHint')}
        choices={LOSS_CHOICES}
        value={loss}
        nameOf={String}
      />
      <TextField
        name="search"
        label={t('form.words')}
        hint={t('form.wordsHint')}
        maxLength={SEARCH_TEXT_MAX_LENGTH}
        autoComplete="off"
        defaultValue={search}
        className="md:col-span-2"
      />
      <MoreConditionFields filter={filter} />
    </>
  );
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
