import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ownUserQuery } from '~/data/account';
import { useT } from '~/lib/i18n/use-t';
import { takeTarget } from '~/lib/redirect-target';
import { useFocusOnChange } from '~/lib/use-focus-on-change';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton, SkeletonText } from '~/ui/skeleton';
import { PasswordForm } from '../password-form';
import { TwoFactorSettings } from '../two-factor/two-factor-screen';

/** Right after signing in: a password of one's own, then two-factor where it is required, then the app. */
export function FirstStepsScreen() {
  const t = useT('account');
  const navigate = useNavigate();
  const { data: user, isError, isFetching, refetch } = useQuery({ ...ownUserQuery, staleTime: 0 });
  // The step is over for the server before the recovery codes are saved.
  const [isSettingUp, setSettingUp] = useState(false);
  if (user?.required_step === 'two_factor' && !isSettingUp) setSettingUp(true);
  const step = user?.required_step ?? (isSettingUp ? 'two_factor' : undefined);
  const heading = useFocusOnChange(step);
  const isDone = user !== undefined && step === undefined;
  useEffect(() => {
    if (isDone) void navigate(takeTarget(), { replace: true });
  }, [isDone, navigate]);

  if (isError && !user)
    return (
      <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (!step)
    return (
      <LoadingRegion className="grid max-w-140 gap-5">
        <Skeleton className="h-9 w-72" />
        <SkeletonText lines={2} />
        <Skeleton className="h-11 w-full" />
      </LoadingRegion>
    );
  return (
    <>
      <div className="mb-8 max-w-140">
        <h1 ref={heading} tabIndex={-1} className="text-40 leading-[1.1] outline-none">
          {t(`firstSteps.${step}.title`)}
        </h1>
        <p className="mt-3 text-pretty text-ink-2">{t(`firstSteps.${step}.text`)}</p>
      </div>
      {step === 'password' ? (
        <PasswordForm />
      ) : (
        <TwoFactorSettings onSetUp={() => void navigate(takeTarget(), { replace: true })} />
      )}
    </>
  );
}
