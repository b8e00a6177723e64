import { askPasswordReset } from '@alpha/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '~/lib/api-client';
import { showServerErrors } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { useFocusOnChange } from '~/lib/use-focus-on-change';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { TextButton, TextLink } from '~/ui/text-link';
import { ENTRANCE, EntranceHead } from './entrance-head';

type Sent = { hasMail: boolean };

export function ForgotPasswordScreen() {
  const t = useT('session');
  const [sent, setSent] = useState<Sent | null>(null);
  const heading = useFocusOnChange(sent ? 'sent' : 'form');
  const form = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      const answer = await call(askPasswordReset, { body: { email } });
      setSent({ hasMail: answer.mail_is_configured });
    } catch (caught) {
      const message = showServerErrors(caught, ['email'], form.setError, t('forgot.failed'));
      form.setError('root', { message });
    }
  });

  if (sent)
    return (
      <div className={ENTRANCE}>
        <EntranceHead ref={heading} title={t('forgot.sentTitle')} lead={t('forgot.sent')} />
        {!sent.hasMail && <Notice role="note">{t('forgot.noMail')}</Notice>}
        <div className="flex flex-wrap justify-between gap-x-6">
          <TextLink to="/app/login">{t('backToLogin')}</TextLink>
          <TextButton onClick={() => setSent(null)}>{t('forgot.again')}</TextButton>
        </div>
      </div>
    );

  return (
    <form method="post" noValidate className={ENTRANCE} onSubmit={submit}>
      <EntranceHead ref={heading} title={t('forgot.title')} lead={t('forgot.lead')} />
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { required: t('login.required') })}
      />
      {errors.root?.message && <Notice tone="loss">{errors.root.message}</Notice>}
      <Button type="submit" variant="accent" isBusy={isSubmitting}>
        {t(isSubmitting ? 'forgot.busy' : 'forgot.submit')}
      </Button>
      <TextLink to="/app/login" className="-mt-2">
        {t('backToLogin')}
      </TextLink>
    </form>
  );
}
