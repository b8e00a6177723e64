import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors, useFormFailure } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { TextButton, TextLink } from '~/ui/text-link';
import { ENTRANCE, EntranceHead } from './entrance-head';

type Sent = { hasMail: boolean };

type AskLinkScreenProps = {
  words: 'forgot' | 'unlock';
  request: (email: string) => Promise<{ mail_is_configured: boolean }>;
};

/** Asks for an emailed link. The answer is the same for every address. */
export function AskLinkScreen({ words, request }: AskLinkScreenProps) {
  const t = useT('session');
  const [sent, setSent] = useState<Sent | null>(null);
  const form = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useFormFailure(form);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAgain = useRef(false);
  useEffect(() => {
    if (sent) heading.current?.focus();
    else if (isAgain.current) form.setFocus('email');
  }, [sent, form]);

  function startAgain() {
    isAgain.current = true;
    form.reset();
    setSent(null);
  }

  const submit = form.handleSubmit(async ({ email }) => {
    setFailure(null);
    try {
      const answer = await request(email);
      setSent({ hasMail: answer.mail_is_configured });
    } catch (caught) {
      setFailure(showServerErrors(caught, ['email'], form.setError, t('forgot.failed')));
    }
  });

  if (sent)
    return (
      <div className={ENTRANCE}>
        <EntranceHead ref={heading} title={t('forgot.sentTitle')} lead={t(`${words}.sent`)} />
        {!sent.hasMail && <Notice role="note">{t('forgot.noMail')}</Notice>}
        <div className="flex flex-wrap justify-between gap-x-6">
          <TextLink to="/app/login">{t('backToLogin')}</TextLink>
          <TextButton onClick={startAgain}>{t('forgot.again')}</TextButton>
        </div>
      </div>
    );

  return (
    <form method="post" noValidate className={ENTRANCE} onSubmit={submit}>
      <EntranceHead title={t(`${words}.title`)} lead={t(`${words}.lead`)} />
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { required: t('login.required') })}
      />
      {failure && <Notice tone="loss">{failure}</Notice>}
      <Button type="submit" variant="accent" isBusy={isSubmitting}>
        {t(isSubmitting ? 'forgot.busy' : 'forgot.submit')}
      </Button>
      <TextLink to="/app/login" className="-mt-2">
        {t('backToLogin')}
      </TextLink>
    </form>
  );
}
