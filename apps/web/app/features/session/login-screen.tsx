import { login } from '@alpha/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '~/lib/api-client';
import { useT } from '~/lib/i18n/use-t';
import { redirectTarget } from '~/lib/own-path';
import { storeSession } from '~/lib/session';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '~/lib/storage';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';

type Missing = { email?: boolean; password?: boolean };

export function LoginScreen() {
  const t = useT('session');
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const [missing, setMissing] = useState<Missing>({});
  const [isBusy, setBusy] = useState(false);
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => setAwaited(readStored(STORAGE_KEYS.redirectAfterLogin) !== null), []);

  async function submit(form: FormData) {
    const email = String(form.get('email')).trim();
    const password = String(form.get('password'));
    setError(null);
    setMissing({ email: !email, password: !password });
    if (isBusy || !email || !password) return;
    setBusy(true);
    try {
      const answer = await call(login, { body: { email, password } });
      if ('two_factor_required' in answer) {
        writeStored(STORAGE_KEYS.tempToken, answer.temp_token);
        await navigate('/app/2fa');
        return;
      }
      storeSession(answer.access_token, answer.user);
      const target = redirectTarget(readStored(STORAGE_KEYS.redirectAfterLogin));
      removeStored(STORAGE_KEYS.redirectAfterLogin);
      await navigate(target);
    } catch (caught) {
      setError((caught instanceof ApiError && caught.body?.message) || t('login.failed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      method="post"
      // Our own messages, in the language of the page rather than of the browser.
      noValidate
      className="grid w-full max-w-100 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <div>
        <h1 className="text-40">{t('login.title')}</h1>
        <p className="mt-2 text-ink-2">{t(isAwaited ? 'login.toContinue' : 'login.lead')}</p>
      </div>
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={missing.email && t('login.required')}
      />
      <TextField
        label={t('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={missing.password && t('login.required')}
      />
      {error && (
        <p role="alert" className="rounded-2 bg-loss-wash px-4 py-3 text-14 text-loss">
          {error}
        </p>
      )}
      <Button type="submit" variant="accent" isBusy={isBusy}>
        {t(isBusy ? 'login.busy' : 'login.submit')}
      </Button>
    </form>
  );
}
