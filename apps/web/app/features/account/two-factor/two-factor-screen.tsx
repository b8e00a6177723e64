import type { enableTwoFactor, ResponseOf } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownUserQuery } from '~/data/account';
import { useT } from '~/lib/i18n/use-t';
import { useFocusOnChange } from '~/lib/use-focus-on-change';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { LoadingRegion, Skeleton, SkeletonText } from '~/ui/skeleton';
import { OffView } from './off-view';
import { OnView } from './on-view';
import { RecoveryCodesView } from './recovery-codes-view';
import { SetupView } from './setup-view';
import { noteKeyShown, wasKeyShown } from './shown-key';

type Fresh = { codes: string[]; isFirst: boolean };

/** Off, waiting for the first code, codes to save, on. */
export function TwoFactorScreen() {
  const t = useT('account');
  return (
    <>
      <PageHeader title={t('twoFactor.title')} className="mb-8" />
      <TwoFactorSettings />
    </>
  );
}

/** `onSetUp`: called instead of showing the settings once the codes are saved. */
export function TwoFactorSettings({ onSetUp }: { onSetUp?: () => void }) {
  const t = useT('account');
  const { data: user, isError, isFetching, refetch } = useQuery(ownUserQuery);
  const [secret, setSecret] = useState<ResponseOf<typeof enableTwoFactor> | null>(null);
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const [isAgain, setAgain] = useState(wasKeyShown);
  const settled = user && (user.google2fa_secret ? 'on' : 'off');
  const view = fresh ? 'codes' : secret ? 'setup' : settled;
  const heading = useFocusOnChange(view);

  if (fresh)
    return (
      <RecoveryCodesView
        {...fresh}
        headingRef={heading}
        onDone={onSetUp ?? (() => setFresh(null))}
      />
    );
  if (secret)
    return (
      <SetupView
        {...secret}
        headingRef={heading}
        isAgain={isAgain}
        onCancel={() => {
          setAgain(true);
          setSecret(null);
        }}
        onVerified={(codes) => {
          noteKeyShown(false);
          setAgain(false);
          setSecret(null);
          setFresh({ codes, isFirst: true });
        }}
      />
    );
  if (user?.google2fa_secret)
    return (
      <OnView
        codesLeft={user.recovery_codes_left}
        isRequired={user.two_factor_required === true}
        headingRef={heading}
        onRenewed={(codes) => setFresh({ codes, isFirst: false })}
      />
    );
  if (user)
    return (
      <OffView
        headingRef={heading}
        isAgain={isAgain}
        onSecret={(shown) => {
          noteKeyShown(true);
          setSecret(shown);
        }}
      />
    );
  if (isError)
    return (
      <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  return (
    <LoadingRegion className="grid max-w-140 gap-5 border-t border-line pt-8">
      <Skeleton className="h-7 w-56" />
      <SkeletonText lines={3} />
      <Skeleton className="h-11 w-48" />
    </LoadingRegion>
  );
}
