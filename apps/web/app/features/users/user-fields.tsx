import { PASSWORD_MIN } from '@alpha/contract';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { RadioGroup } from '~/ui/radio-group';
import { useUserRules } from './use-user-rules';
import { needsProof, type UserFormValues } from './user-form.values';

/** `new`: being created. `own`: the reader's account. `other`: somebody else's. */
export type UserFormMode = 'new' | 'own' | 'other';

export function PersonFields() {
  const t = useT('users');
  const rules = useUserRules();
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

/** A new user is invited, or given a password that they must replace. */
export function AccessFields() {
  const t = useT('users');
  const { control } = useFormContext<UserFormValues>();
  const { field } = useController({ control, name: 'access' });
  return (
    <>
      <RadioGroup
        className="lg:col-span-2"
        legend={t('form.access')}
        isLegendHidden
        look="cards"
        name="access"
        value={field.value}
        onChange={field.onChange}
        choices={(['invite', 'password'] as const).map((value) => ({
          value,
          label: t(`form.accessBy.${value}`),
          description: t(`form.accessByText.${value}`),
        }))}
      />
      {field.value === 'password' && <PasswordFields whose="new" />}
    </>
  );
}

export function PasswordFields({ whose }: { whose: UserFormMode }) {
  const t = useT('users');
  const ui = useT('ui');
  const isNew = whose === 'new';
  const rules = useUserRules(isNew);
  const { register, formState } = useFormContext<UserFormValues>();
  const { errors } = formState;
  return (
    <>
      <PasswordField
        label={t(isNew ? 'form.password' : 'form.newPassword')}
        hint={ui('password.rule', { min: PASSWORD_MIN })}
        required={isNew}
        // "new-password" keeps the browser from filling in the administrator's own.
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { ...rules.password, shouldUnregister: isNew })}
      />
      <PasswordField
        label={t('form.confirmation')}
        required={isNew}
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...register('password_confirmation', { ...rules.confirmation, shouldUnregister: isNew })}
      />
    </>
  );
}

/** Shown as soon as the own email or password is about to change. */
export function ProofField({ saved }: { saved: UserFormValues }) {
  const t = useT('users');
  const rules = useUserRules();
  const { register, formState, control } = useFormContext<UserFormValues>();
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  if (!needsProof({ ...saved, email, password }, saved)) return null;
  return (
    <PasswordField
      label={t('form.currentPassword')}
      hint={t('form.currentPasswordHint')}
      required
      autoComplete="current-password"
      error={formState.errors.current_password?.message}
      {...register('current_password', { ...rules.proof, shouldUnregister: true })}
    />
  );
}
