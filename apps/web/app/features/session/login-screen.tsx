import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signIn } from '~/data/session';
import { refusalOf } from '~/lib/api-refusal';
import { type EntranceNotice, readNotice } from '~/lib/entrance-notice';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { clearSession } from '~/lib/session';
import { readStored, STORAGE_KEYS, writeStored } from '~/lib/storage';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { PasswordField } from '~/ui/password-field';
import { TextLink } from '~/ui/text-link';
import { ENTRANCE, EntranceHead } from './entrance-head';
import { finishSignIn } from './finish-sign-in';

type Missing = { email?: boolean; password?: boolean };

const SENT_AWAY: EntranceNotice[] = ['unauthorized', 'tooManyCodes', 'sessionIdle', 'otherBrowser'];

export function LoginScreen() {
  const t = useT('session');
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const [missing, setMissing] = useState<Missing>({});
  const [isBusy, setBusy] = useState(false);
  const { notice, isAwaited, dismissNotice } = useArrivalHighlight();
  useOnLocaleChange(() => setError(null));

  async function submit(form: HTMLFormElement) {
    const given = new FormData(form);
    const email = String(given.get('email')).trim();
    const password = String(given.get('password'));
    setError(null);
    dismissNotice();
    setMissing({ email: !email, password: !password });
    if (!email || !password) return focusField(form, email ? 'password' : 'email');
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await signIn(email, password);
      if ('two_factor_required' in answer) {
        // A session opened in another tab meanwhile must not replace the code check.
        clearSession();
        writeStored(STORAGE_KEYS.tempToken, answer.temp_token);
        await navigate('/app/2fa', { replace: true });
        return;
      }
      await navigate(finishSignIn(answer.access_token, answer.user), { replace: true });
    } catch (caught) {
      setError(refusalOf(caught) ?? t('login.failed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      method="post"
      // Our own messages: native ones use the browser's language.
      noValidate
      className={ENTRANCE}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <EntranceHead
        title={t('login.title')}
        lead={t(isAwaited ? 'login.toContinue' : 'login.lead')}
      />
      {notice && (
        <Notice tone={SENT_AWAY.includes(notice) ? 'loss' : 'gain'} role="alert">
          {t(`notice.${notice}`)}
        </Notice>
      )}
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={missing.email && t('login.required')}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        required
        error={missing.password && t('login.required')}
      />
      {error && <Notice tone="loss">{error}</Notice>}
      <Button type="submit" variant="accent" isBusy={isBusy}>
        {t(isBusy ? 'login.busy' : 'login.submit')}
      </Button>
      <div className="-mt-2 flex flex-wrap justify-between gap-x-6">
        <TextLink to="/app/forgot-password">{t('login.forgot')}</TextLink>
        {error && <TextLink to="/app/unlock">{t('login.unlock')}</TextLink>}
      </div>
    </form>
  );
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** Why the user was sent here. Read after hydration: the server has no access to storage or history. */
function useArrivalHighlight() {
  const { state } = useLocation();
  const [notice, setNotice] = useState<EntranceNotice | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => setAwaited(readStored(STORAGE_KEYS.redirectAfterLogin) !== null), []);
  useEffect(() => setNotice(readNotice(state)), [state]);
  return { notice, isAwaited, dismissNotice: () => setNotice(null) };
}
