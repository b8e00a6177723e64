import { PASSWORD_MIN } from '@alpha/contract';
import { useFormContext } from 'react-hook-form';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { useUserRules } from './use-user-rules';
import type { UserFormValues } from './user-form.values';

export function PersonFields({ isNew }: { isNew: boolean }) {
  const t = useT('users');
  const rules = useUserRules(isNew);
  const { register, formState } = useFormContext<UserFormValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t('form.name')}
        required
        maxLength={120}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', rules.name)}
      />
      <TextField
        label={t('form.email')}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        error={errors.email?.message}
        {...register('email', rules.email)}
      />
    </>
  );
}

export function PasswordFields({ isNew }: { isNew: boolean }) {
  const t = useT('users');
  const rules = useUserRules(isNew);
  const { register, formState } = useFormContext<UserFormValues>();
  const { errors } = formState;
  return (
    <>
      <PasswordField
        label={t(isNew ? 'form.password' : 'form.newPassword')}
        hint={isNew ? t('form.passwordHint', { min: PASSWORD_MIN }) : t('form.keepPassword')}
        required={isNew}
        // "new-password" keeps the browser from filling in the administrator's own.
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', rules.password)}
      />
      <PasswordField
        label={t('form.confirmation')}
        required={isNew}
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...register('password_confirmation', rules.confirmation)}
      />
    </>
  );
}
