import { PASSWORD_MIN } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { changePassword, ownUserQuery } from '~/data/account';
import { showServerErrors, useFormFailure } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { useNewPasswordRules } from '~/lib/new-password-rules';
import { Button } from '~/ui/button';
import { LeaveGuard } from '~/ui/leave-guard';
import { Notice } from '~/ui/notice';
import { PasswordField } from '~/ui/password-field';

const EMPTY = { current_password: '', password: '', password_confirmation: '' };
const FIELDS = ['current_password', 'password', 'password_confirmation'] as const;
type Values = typeof EMPTY;

/** Asks for the current password, also of a session that has just signed in. */
export function PasswordForm() {
  const t = useT('account');
  const ui = useT('ui');
  const rules = useNewPasswordRules();
  const email = useQuery(ownUserQuery).data?.email;
  const form = useForm<Values>({ defaultValues: EMPTY });
  const { errors, isDirty } = form.formState;
  const [failure, setFailure] = useFormFailure(form);
  const change = useChangePassword();

  const submit = form.handleSubmit((values) => {
    if (change.isPending) return;
    setFailure(null);
    change.mutate(values, {
      onSuccess: () => form.reset(),
      onError: (error) =>
        setFailure(showServerErrors(error, FIELDS, form.setError, t('password.failed'))),
    });
  });

  return (
    <>
      <form method="post" noValidate className="grid max-w-100 gap-5" onSubmit={submit}>
        {/* For password managers: whose password changes. */}
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...form.register('current_password', { required: t('password.required') })}
        />
        <PasswordField
          label={t('password.new')}
          hint={ui('password.rule', { min: PASSWORD_MIN })}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password', rules.password)}
        />
        <PasswordField
          label={t('password.confirmation')}
          autoComplete="new-password"
          error={errors.password_confirmation?.message}
          {...form.register('password_confirmation', rules.confirmation)}
        />
        {failure && <Notice tone="loss">{failure}</Notice>}
        {change.isSuccess && <Notice tone="gain">{t('password.changed')}</Notice>}
        <Button type="submit" className="justify-self-start" isBusy={change.isPending}>
          {t('password.submit')}
        </Button>
      </form>
      <LeaveGuard isDirty={isDirty} />
    </>
  );
}

function useChangePassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Values) => changePassword(cache, body),
  });
}
