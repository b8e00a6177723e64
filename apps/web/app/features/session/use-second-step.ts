import { verifyTwoFactor } from '@alpha/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '~/lib/api-client';
import { refusalOf } from '~/lib/api-refusal';
import { withNotice } from '~/lib/entrance-notice';
import { useT } from '~/lib/i18n/use-t';
import { isUnauthenticated } from '~/lib/query-client';
import { clearSession } from '~/lib/session';
import { enter } from './enter';

type Proof = { one_time_password: string } | { recovery_code: string };

/** Sends a code and walks on: inside when it is right, to the login when the time is over. */
export function useSecondStep() {
  const t = useT('session');
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A ref, because the sixth digit and the button can both ask before React has drawn again.
  const isUnderWay = useRef(false);
  const refused = useRef<string | null>(null);

  async function verify(proof: Proof) {
    const asked = JSON.stringify(proof);
    if (isUnderWay.current) return;
    // Few wrong codes are allowed; the same one again would only use them up.
    if (asked === refused.current) return setError(t('twoFactor.invalid'));
    isUnderWay.current = true;
    setBusy(true);
    setError(null);
    try {
      const answer = await call(verifyTwoFactor, { body: proof });
      if (answer.status !== 'success') return setError(t('twoFactor.invalid'));
      await navigate(enter(answer.access_token, answer.user), { replace: true });
    } catch (caught) {
      if (isUnauthenticated(caught)) {
        clearSession();
        await navigate('/app/login', withNotice('unauthorized'));
        return;
      }
      if (caught instanceof ApiError && caught.code === 'twoFactor.invalidCode')
        refused.current = asked;
      setError(refusalOf(caught) ?? t('twoFactor.failed'));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { verify, isBusy, error, setError };
}
