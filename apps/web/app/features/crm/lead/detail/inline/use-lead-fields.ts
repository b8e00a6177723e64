import { INVESTOR_PROFILES } from '@alpha/contract';
import type { CustomName } from '~/features/crm/field-text';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { countryOptions } from '../../country-names';
import { useLeadRules } from '../../form/use-lead-rules';
import type { InlineField } from './inline-edit';
import type { FieldName } from './use-inline-edit';

/** The fields of the form, with the same rules, to edit one by one. */
export function useLeadFields(): Record<Exclude<FieldName, CustomName>, InlineField> {
  const t = useT('lead');
  const form = useT('leadForm');
  const locale = useLocale();
  const { filled, email, dollars } = useLeadRules();
  return {
    first_name: {
      ...{ name: 'first_name', label: form('firstName'), maxLength: 120 },
      validate: filled.validate,
    },
    last_name: { name: 'last_name', label: form('lastName'), maxLength: 120 },
    email: {
      ...{ name: 'email', label: t('data.email'), type: 'email', maxLength: 254 },
      validate: email.validate,
    },
    phone: {
      ...{ name: 'phone', label: t('data.phone'), type: 'tel', maxLength: 60 },
      validate: filled.validate,
    },
    country: {
      ...{ name: 'country', label: t('data.country') },
      options: [{ value: '', label: form('countryUnknown') }, ...countryOptions(locale)],
    },
    initial_payment: {
      ...{ name: 'initial_payment', label: t('data.budget'), inputMode: 'decimal', maxLength: 20 },
      validate: dollars.validate,
    },
    profile: {
      ...{ name: 'profile', label: t('data.profile') },
      options: [
        { value: '', label: form('profileUnknown') },
        ...INVESTOR_PROFILES.map((value) => ({ value, label: t(`profile.${value}.title`) })),
      ],
    },
  };
}
