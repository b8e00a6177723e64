import { PASSWORD_MIN, resetPassword } from '@alpha/contract';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError, call } from '~/lib/api-client';
import { withNotice } from '~/lib/entrance-notice';
import { showServerErrors } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { useNewPasswordRules } from '~/lib/new-password-rules';
import { clearSession } from '~/lib/session';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PasswordField } from '~/ui/password-field';
import { ENTRANCE, EntranceHead } from './entrance-head';

const EMPTY = { password: '', password_confirmation: '' };
const FIELDS = ['password', 'password_confirmation'] as const;

type ResetPasswordFormProps = { token: string; onInvalid: () => void };

export function ResetPasswordForm({ token, onInvalid }: ResetPasswordFormProps) {
  const t = useT('session');
  const navigate = useNavigate();
  const rules = useNewPasswordRules();
  const form = useForm({ defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await call(resetPassword, { body: { token, ...values } });
      // The server has ended every session of this person; what is stored here is worth nothing.
      clearSession();
      await navigate('/app/login', withNotice('passwordChanged'));
    } catch (caught) {
      if (isLinkInvalid(caught)) return onInvalid();
      const message = showServerErrors(caught, FIELDS, form.setError, t('reset.failed'));
      form.setError('root', { message });
    }
  });

  return (
    <form method="post" noValidate className={ENTRANCE} onSubmit={submit}>
      <EntranceHead title={t('reset.title')} lead={t('reset.lead')} />
      <PasswordField
        label={t('reset.password')}
        hint={t('reset.rule', { min: PASSWORD_MIN })}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', rules.password)}
      />
      <PasswordField
        label={t('reset.confirmation')}
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...form.register('password_confirmation', rules.confirmation)}
      />
      {errors.root?.message && <Notice tone="loss">{errors.root.message}</Notice>}
      <Button type="submit" variant="accent" isBusy={isSubmitting}>
        {t(isSubmitting ? 'reset.busy' : 'reset.submit')}
      </Button>
    </form>
  );
}

/** A token that is no token at all (cut off by a mail program) is refused as a field. */
const isLinkInvalid = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'auth.resetLinkInvalid' || error.body?.errors?.token !== undefined);
