import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { useFocusOnChange } from '~/lib/use-focus-on-change';
import { ButtonLink } from '~/ui/button';
import { TextLink } from '~/ui/text-link';
import { ENTRANCE, EntranceHead } from './entrance-head';
import { ResetPasswordForm } from './reset-password-form';

/** The token stands behind "#": browsers send that part to nobody. */
export function ResetPasswordScreen() {
  const t = useT('session');
  const { hash } = useLocation();
  const [token, setToken] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const heading = useFocusOnChange(isInvalid ? 'invalid' : 'form');
  // After hydration: the server does not know the fragment.
  useEffect(() => {
    const given = new URLSearchParams(hash.slice(1)).get('token') ?? '';
    setToken(given);
    setInvalid(given === '');
  }, [hash]);

  if (!isInvalid) return <ResetPasswordForm token={token} onInvalid={() => setInvalid(true)} />;
  return (
    <div className={ENTRANCE}>
      <EntranceHead ref={heading} title={t('reset.invalidTitle')} lead={t('reset.invalid')} />
      <ButtonLink to="/app/forgot-password" variant="accent">
        {t('reset.askAgain')}
      </ButtonLink>
      <TextLink to="/app/login" className="-mt-2">
        {t('backToLogin')}
      </TextLink>
    </div>
  );
}
