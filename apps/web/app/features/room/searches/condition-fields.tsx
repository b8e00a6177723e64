import { PROPERTY_TYPES } from '@alpha/contract/property-types';
import { formatMoney } from '@alpha/i18n';
import { useEffect, useState } from 'react';
import { readCities, type SearchConditions } from '~/data/room-searches';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { homeTypeKey } from '~/listings/home-type';
import { Select } from '~/ui/select';

const KINDS = PROPERTY_TYPES.filter((type) => type !== 'land' && type !== 'other');
/** USD. */
const DOWN_PAYMENTS = [50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000];
const CASH_FLOWS = [-500, 0, 200, 500, 1_000];
/** Of 100 simulations. */
const LOSSES = [10, 20, 30, 40];
const ROOMS = [1, 2, 3, 4, 5];

/** What matters to an investor; the explorer, which has more, is for staff. */
export function ConditionFields({ conditions }: { conditions: SearchConditions | null }) {
  const t = useT('savedSearch');
  const listings = useT('listings');
  const locale = useLocale();
  const cities = useCities();
  const money = (usd: number) => formatMoney(usd, locale) ?? '';
  const kindName = (kind: string) => listings(homeTypeKey(kind));
  const { city = '', kinds = '', investment_max: down = '', beds = '' } = conditions?.filter ?? {};
  const cashFlow = textOf(conditions?.cash_flow_min);
  const loss = textOf(conditions?.loss_chance_max);
  // Staff may have chosen what is not offered here.
  const withOwn = <V extends string | number>(values: readonly V[], own: string) =>
    own === '' || values.some((value) => String(value) === own)
      ? values.map(String)
      : [own, ...values.map(String)];
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
      <Select
        name="investment_max"
        label={t('form.downTo')}
        defaultValue={down}
        options={[
          { value: '', label: t('form.any') },
          ...withOwn(DOWN_PAYMENTS, down).map((usd) => ({ value: usd, label: money(Number(usd)) })),
        ]}
      />
      <Select
        name="beds"
        label={t('form.beds')}
        defaultValue={beds}
        options={[
          { value: '', label: t('form.anyBeds') },
          ...withOwn(ROOMS, beds).map((count) => ({
            value: count,
            label: t('form.atLeast', { count }),
          })),
        ]}
      />
      <Select
        name="cash_flow_min"
        label={t('form.cashFlow')}
        hint={t('form.cashFlowHint')}
        defaultValue={cashFlow}
        options={[
          { value: '', label: t('form.any') },
          ...withOwn(CASH_FLOWS, cashFlow).map((usd) => ({
            value: usd,
            label: money(Number(usd)),
          })),
        ]}
      />
      <Select
        name="loss_chance_max"
        label={t('form.loss')}
        hint={t('form.lossHint')}
        defaultValue={loss}
        options={[
          { value: '', label: t('form.any') },
          ...withOwn(LOSSES, loss).map((count) => ({ value: count, label: count })),
        ]}
      />
    </>
  );
}

const textOf = (value: number | null | undefined) => (typeof value === 'number' ? `${value}` : '');

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
