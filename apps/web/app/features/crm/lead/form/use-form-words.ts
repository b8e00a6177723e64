import type { LeadField, LeadStatus, LeadSummary } from '@alpha/contract';
import type { Owner } from '~/data/users';
import { countryName } from '~/features/crm/country-name';
import { customName, valueIn } from '~/features/crm/field-text';
import { useFieldWords } from '~/features/crm/use-field-words';
import { useNameOf } from '~/features/crm/use-name-of';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import type { BuiltInName, LeadFormName } from './lead-form.values';

type Choices = {
  statuses: readonly LeadStatus[];
  owners: readonly Owner[];
  fields: readonly LeadField[];
};

/** Names and values of the form in words; `saved` knows an owner who cannot be chosen. */
export function useFormWords(
  { statuses, owners, fields }: Choices,
  saved?: Pick<LeadSummary, 'user_id' | 'user'>,
) {
  const t = useT('leadForm');
  const lead = useT('lead');
  const locale = useLocale();
  const sayCustom = useFieldWords();
  const nameOf = useNameOf();
  const customOf = (field: string) => fields.find(({ id }) => customName(id) === field);
  const labelOf = (field: LeadFormName): string => {
    const known = customOf(field);
    return known ? nameOf(known) : t(`field.${field as BuiltInName}`);
  };
  const say = (field: LeadFormName, value = ''): string => {
    if (value === '') return t('conflict.nothing');
    const custom = customOf(field);
    if (custom) return sayCustom(custom, valueIn(custom, value) ?? value);
    if (field === 'country') return countryName(value, locale);
    if (field === 'profile') return lead(`profile.${value as 'moderate'}.title`);
    if (field === 'lead_status_id')
      return statuses.find(({ id }) => String(id) === value)?.name ?? value;
    if (field !== 'user_id') return value;
    const known = owners.find(({ id }) => String(id) === value);
    return known?.name ?? (String(saved?.user_id) === value && saved ? saved.user.name : value);
  };
  return { labelOf, say };
}
