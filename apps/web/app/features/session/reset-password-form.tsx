import { PASSWORD_MIN } from '@alpha/contract';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { resetPassword } from '~/data/session';
import { withNotice } from '~/lib/entrance-notice';
import { showServerErrors, useFormFailure } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { useNewPasswordRules } from '~/lib/new-password-rules';
import { clearSession } from '~/lib/session';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PasswordField } from '~/ui/password-field';
import { ENTRANCE, EntranceHead } from './entrance-head';
import { isLinkInvalid } from './reset-link';

const EMPTY = { password: '', password_confirmation: '' };
const FIELDS = ['password', 'password_confirmation'] as const;

type ResetPasswordFormProps = {
  token: string;
  /** Also used to choose the first password of an account created by an administrator. */
  isFirst: boolean;
  onInvalid: () => void;
};

export function ResetPasswordForm({ token, isFirst, onInvalid }: ResetPasswordFormProps) {
  const t = useT('session');
  const ui = useT('ui');
  const navigate = useNavigate();
  const rules = useNewPasswordRules();
  const form = useForm({ defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useFormFailure(form);
  const words = isFirst ? 'first' : 'reset';

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await resetPassword({ token, ...values });
      // The server has ended all sessions of this user; the stored one is invalid.
      clearSession();
      await navigate('/app/login', withNotice(isFirst ? 'passwordSet' : 'passwordChanged'));
    } catch (caught) {
      if (isLinkInvalid(caught)) return onInvalid();
      setFailure(showServerErrors(caught, FIELDS, form.setError, t('reset.failed')));
    }
  });

  return (
    <form method="post" noValidate className={ENTRANCE} onSubmit={submit}>
      <EntranceHead title={t(`${words}.title`)} lead={t(`${words}.lead`)} />
      <PasswordField
        label={t(`${words}.password`)}
        hint={ui('password.rule', { min: PASSWORD_MIN })}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', rules.password)}
      />
      <PasswordField
        label={t(`${words}.confirmation`)}
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...form.register('password_confirmation', rules.confirmation)}
      />
      {failure && <Notice tone="loss">{failure}</Notice>}
      <Button type="submit" variant="accent" isBusy={isSubmitting}>
        {t(isSubmitting ? 'reset.busy' : 'reset.submit')}
      </Button>
    </form>
  );
}
