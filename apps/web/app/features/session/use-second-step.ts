import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readOwnUser, type SecondFactor, verifySecondFactor } from '~/data/session';
import { ApiError } from '~/lib/api-error';
import { endNoticeOf, isUnauthenticated, refusalOf } from '~/lib/api-refusal';
import { type EntranceNotice, withNotice } from '~/lib/entrance-notice';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { readStored, removeStored, STORAGE_KEYS } from '~/lib/storage';
import { toast } from '~/ui/toast';
import { finishSignIn } from './finish-sign-in';

/** When this few recovery codes are left, warn at every sign-in that uses one. */
const FEW_CODES = 5;

/** Submits a code and navigates: into the app when correct, to the login when the time is over. */
export function useSecondStep() {
  const t = useT('session');
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A ref, because the sixth digit and the button can both submit before React re-renders.
  const isUnderWay = useRef(false);
  const refused = useRef<string | null>(null);
  useOnLocaleChange(() => setError(null));

  async function verify(proof: SecondFactor) {
    const asked = JSON.stringify(proof);
    if (isUnderWay.current) return;
    // Attempts are limited; repeating the same code would only use them up.
    if (asked === refused.current) return setError(t('twoFactor.invalid'));
    isUnderWay.current = true;
    setBusy(true);
    setError(null);
    try {
      const answer = await verifySecondFactor(proof);
      if (answer.status !== 'success') return setError(t('twoFactor.invalid'));
      await navigate(finishSignIn(answer.access_token, answer.user), { replace: true });
      if ('recovery_code' in proof) await tellCodesLeft();
    } catch (caught) {
      const notice = endOf(caught);
      if (notice) {
        // Another tab may have started a new sign-in since.
        if ((caught as ApiError).token === readStored(STORAGE_KEYS.tempToken))
          removeStored(STORAGE_KEYS.tempToken);
        await navigate('/app/login', withNotice(notice));
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

  async function tellCodesLeft() {
    const user = await readOwnUser().catch(() => null);
    if (!user || user.recovery_codes_left > FEW_CODES) return;
    toast(t('twoFactor.codesLeft', { count: user.recovery_codes_left }), {
      description: t('twoFactor.codesLeftHint'),
    });
  }

  return { verify, isBusy, error, setError };
}

/** This sign-in has ended: expired, or too many wrong codes. */
function endOf(error: unknown): EntranceNotice | null {
  if (isUnauthenticated(error)) return endNoticeOf(error);
  return error instanceof ApiError && error.code === 'auth.tooManyCodes' ? 'tooManyCodes' : null;
}
