import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { requestUnlock, unlockSignIn } from '~/data/session';
import { fieldErrorsOf, isMissing, refusalOf } from '~/lib/api-refusal';
import { withNotice } from '~/lib/entrance-notice';
import { useT } from '~/lib/i18n/use-t';
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { TextLink } from '~/ui/text-link';
import { AskLinkScreen } from './ask-link-screen';
import { ENTRANCE, EntranceHead } from './entrance-head';

/** Asks for the link that ends a lock, or uses it. */
export function UnlockScreen() {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>(null);
  // After hydration: the server does not see the fragment.
  useEffect(() => setToken(new URLSearchParams(hash.slice(1)).get('token')), [hash]);
  return token ? (
    <UseLink token={token} />
  ) : (
    <AskLinkScreen words="unlock" request={requestUnlock} />
  );
}

/** A button, because mail programs open links by themselves and would use it up. */
function UseLink({ token }: { token: string }) {
  const t = useT('session');
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const [isUseless, setUseless] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function open() {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await unlockSignIn(token);
      await navigate('/app/login', withNotice('unlocked'));
    } catch (caught) {
      // A token that a mail program has cut off is refused as a field.
      setUseless(isMissing(caught));
      setError(
        fieldErrorsOf(caught).token
          ? t('unlock.invalid')
          : (refusalOf(caught) ?? t('unlock.failed')),
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={ENTRANCE}>
      <EntranceHead title={t('unlock.openTitle')} lead={t('unlock.openLead')} />
      {error && <Notice tone="loss">{error}</Notice>}
      {isUseless ? (
        <ButtonLink to="/app/unlock">{t('reset.askAgain')}</ButtonLink>
      ) : (
        <Button variant="accent" isBusy={isBusy} onClick={open}>
          {t(isBusy ? 'unlock.busy' : 'unlock.open')}
        </Button>
      )}
      <TextLink to="/app/login" className="-mt-2">
        {t('backToLogin')}
      </TextLink>
    </div>
  );
}
