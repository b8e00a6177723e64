import { INVESTOR_PROFILES } from '@alpha/contract';
import { useFormContext } from 'react-hook-form';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { Select } from '~/ui/select';
import { countryOptions } from '../country-names';
import type { LeadFormValues } from './lead-form.values';
import { useLeadRules } from './use-lead-rules';

/** Usually filled by the quiz; by hand for leads from phone calls. */
export function InvestorFields() {
  const t = useT('leadForm');
  const lead = useT('lead');
  const locale = useLocale();
  const rules = useLeadRules();
  const { register, formState } = useFormContext<LeadFormValues>();
  const { errors } = formState;
  return (
    <>
      <Select
        label={t('country')}
        isOptional
        error={errors.country?.message}
        options={[{ value: '', label: t('countryUnknown') }, ...countryOptions(locale)]}
        {...register('country')}
      />
      <TextField
        label={t('budget')}
        isOptional
        before="$"
        inputMode="decimal"
        maxLength={20}
        hint={t('budgetHint')}
        error={errors.initial_payment?.message}
        {...register('initial_payment', rules.dollars)}
      />
      <Select
        label={t('profile')}
        isOptional
        error={errors.profile?.message}
        options={[
          { value: '', label: t('profileUnknown') },
          ...INVESTOR_PROFILES.map((value) => ({ value, label: lead(`profile.${value}.title`) })),
        ]}
        {...register('profile')}
      />
    </>
  );
}
