import { formatMoney, formatNumber } from '@alpha/i18n';
import type { SearchConditions } from '~/data/room-searches';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { DAYS_CHOICES, HOA_CHOICES } from '~/listings/limit-choices';
import { Checkbox } from '~/ui/checkbox';
import { Fold } from '~/ui/fold';
import { LimitField } from './limit-field';
import { MORE_FIELDS } from './search-conditions';

/** USD. */
const PRICES = [150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 750_000, 1_000_000];
const SQUARE_FEET = [500, 750, 1_000, 1_250, 1_500, 2_000, 2_500];
const YEARS = [1960, 1980, 1990, 2000, 2010, 2020];
const BATHS = [1, 2, 3, 4];

/** Asked for less often: folded, unless the search has one of them. */
export function MoreConditionFields({ filter }: { filter: SearchConditions['filter'] }) {
  const t = useT('savedSearch');
  const locale = useLocale();
  const money = (usd: number) => formatMoney(usd, locale) ?? '';
  const count = (value: number) => formatNumber(value, locale) ?? '';
  const given = (name: keyof typeof filter) => filter[name] ?? '';
  return (
    <div className="md:col-span-2">
      <Fold
        on="always"
        line={t('form.more')}
        opensWhen={MORE_FIELDS.some((name) => filter[name] !== undefined)}
      >
        <div className="grid grid-cols-2 gap-x-3 gap-y-4 pt-2 md:grid-cols-3">
          <LimitField
            name="price_min"
            label={t('form.priceFrom')}
            choices={PRICES}
            value={given('price_min')}
            nameOf={money}
          />
          <LimitField
            name="price_max"
            label={t('form.priceTo')}
            choices={PRICES}
            value={given('price_max')}
            nameOf={money}
          />
          <LimitField
            name="baths"
            label={t('form.baths')}
            choices={BATHS}
            value={given('baths')}
            nameOf={(baths) => t('form.atLeast', { count: String(baths) })}
          />
          <LimitField
            name="sqft_min"
            label={t('form.sqft')}
            choices={SQUARE_FEET}
            value={given('sqft_min')}
            nameOf={count}
          />
          <LimitField
            name="year_min"
            label={t('form.year')}
            choices={YEARS}
            value={given('year_min')}
            nameOf={String}
          />
          <LimitField
            name="hoa_max"
            label={t('form.hoa')}
            choices={HOA_CHOICES}
            value={given('hoa_max')}
            nameOf={(usd) => (usd === 0 ? t('form.noHoa') : money(usd))}
          />
          <LimitField
            name="days_max"
            label={t('form.days')}
            choices={DAYS_CHOICES}
            value={given('days_max')}
            nameOf={(days) => t('form.daysUpTo', { count: days })}
          />
        </div>
        <Checkbox
          className="mt-3"
          name="under_value"
          value="1"
          label={t('form.underValue')}
          hint={t('form.underValueHint')}
          defaultChecked={filter.under_value === '1'}
        />
      </Fold>
    </div>
  );
}
