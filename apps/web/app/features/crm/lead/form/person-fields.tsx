import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { DuplicateWarning } from './duplicate-warning';
import type { LeadFormValues } from './lead-form.values';
import { useLeadRules } from './use-lead-rules';

type PersonFieldsProps = { id: number | null; savedEmail: string };

export function PersonFields({ id, savedEmail }: PersonFieldsProps) {
  const t = useT('leadForm');
  const rules = useLeadRules();
  const { register, formState, control } = useFormContext<LeadFormValues>();
  const { errors } = formState;
  const email = useWatch({ control, name: 'email' });
  const isOther = email.trim().toLowerCase() !== savedEmail.toLowerCase();
  return (
    <>
      <TextField
        label={t('firstName')}
        required
        maxLength={120}
        autoComplete="off"
        error={errors.first_name?.message}
        {...register('first_name', rules.filled)}
      />
      <TextField
        label={t('lastName')}
        required
        maxLength={120}
        autoComplete="off"
        error={errors.last_name?.message}
        {...register('last_name', rules.filled)}
      />
      <div>
        <TextField
          label={t('email')}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          error={errors.email?.message}
          {...register('email', rules.email)}
        />
        <DuplicateWarning email={isOther ? email : ''} exceptId={id} />
      </div>
      <TextField
        label={t('phone')}
        type="tel"
        required
        maxLength={60}
        autoComplete="off"
        hint={t('phoneHint')}
        error={errors.phone?.message}
        {...register('phone', rules.filled)}
      />
    </>
  );
}
