import { PROPERTY_TYPES, type PropertyType } from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import type { ExplorerFilter } from '~/data/listings';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import {
  CASH_FLOW_CHOICES,
  DAYS_CHOICES,
  HOA_CHOICES,
  LOSS_CHOICES,
} from '~/listings/limit-choices';
import { Checkbox } from '~/ui/checkbox';
import type { FilterChanges } from '../use-explorer-filter';
import { LimitSelect } from './limit-select';
import { NumberRange } from './number-range';

type MoreFiltersProps = { filter: ExplorerFilter; onChange: (changes: FilterChanges) => void };

/** What people know from other sites, beside the filters that are always visible. */
export function MoreFilters({ filter, onChange }: MoreFiltersProps) {
  const t = useT('explorer');
  const locale = useLocale();
  const money = (usd: number) => formatMoney(usd, locale) ?? '';
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <Kinds kinds={filter.kinds} onChange={(kinds) => onChange({ kinds })} />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <NumberRange
          label={t('limits.price')}
          names={{ from: 'price_min', to: 'price_max' }}
          values={{ from: filter.price_min, to: filter.price_max }}
          unit="$"
          onChange={onChange}
        />
        <NumberRange
          label={t('limits.sqft')}
          names={{ from: 'sqft_min', to: 'sqft_max' }}
          values={{ from: filter.sqft_min, to: filter.sqft_max }}
          onChange={onChange}
        />
        <NumberRange
          label={t('limits.year')}
          names={{ from: 'year_min', to: 'year_max' }}
          values={{ from: filter.year_min, to: filter.year_max }}
          onChange={onChange}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
        <LimitSelect
          label={t('limits.hoa')}
          choices={HOA_CHOICES}
          value={filter.hoa_max}
          nameOf={(usd) =>
            usd === 0 ? t('limits.noHoa') : t('limits.upTo', { amount: money(usd) })
          }
          onChange={(hoa_max) => onChange({ hoa_max })}
        />
        <LimitSelect
          label={t('limits.days')}
          choices={DAYS_CHOICES}
          value={filter.days_max}
          nameOf={(count) => t('limits.daysUpTo', { count })}
          onChange={(days_max) => onChange({ days_max })}
        />
        <LimitSelect
          label={t('limits.loss')}
          choices={LOSS_CHOICES}
          value={filter.loss_max}
          nameOf={(count) => t('limits.lossUpTo', { count })}
          onChange={(loss_max) => onChange({ loss_max })}
        />
        <LimitSelect
          label={t('limits.cashFlowMin')}
          choices={CASH_FLOW_CHOICES}
          value={filter.cash_flow_min}
          nameOf={(usd) => t('limits.cashFlowFrom', { amount: money(usd) })}
          onChange={(cash_flow_min) => onChange({ cash_flow_min })}
        />
      </div>
      <Checkbox
        label={t('limits.underValue')}
        hint={t('limits.underValueHint')}
        checked={filter.under_value}
        onChange={({ target }) => onChange({ under_value: target.checked })}
      />
    </div>
  );
}

type KindsProps = {
  kinds: readonly PropertyType[] | null;
  onChange: (kinds: PropertyType[] | null) => void;
};

/** None and all of them are the same: any kind. */
function Kinds({ kinds, onChange }: KindsProps) {
  const t = useT('explorer');
  const listings = useT('listings');
  const toggle = (kind: PropertyType, isOn: boolean) => {
    const next = PROPERTY_TYPES.filter((own) => (own === kind ? isOn : kinds?.includes(own)));
    onChange(next.length > 0 && next.length < PROPERTY_TYPES.length ? next : null);
  };
  return (
    <fieldset>
      <legend className="text-14 font-medium">{t('limits.kinds')}</legend>
      <div className="grid grid-cols-2 gap-x-5 md:flex md:flex-wrap">
        {PROPERTY_TYPES.map((kind) => (
          <Checkbox
            key={kind}
            label={listings(`type.${kind}`)}
            checked={kinds?.includes(kind) ?? false}
            onChange={({ target }) => toggle(kind, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
