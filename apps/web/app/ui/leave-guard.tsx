import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isLeaveForced } from '~/lib/forced-leave';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from './confirm-dialog';

type LeaveGuardProps = {
  isDirty: boolean;
  /** Set before navigating away from what has just been saved. */
  isSaved?: RefObject<boolean>;
  /** What stands behind the path shows something else too. */
  isSearchGuarded?: boolean;
};

/** Asks before typed work is lost: on links, on back and on closing the tab. */
export function LeaveGuard({ isDirty, isSaved, isSearchGuarded = false }: LeaveGuardProps) {
  const t = useT('ui');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isSaved?.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isSearchGuarded && currentLocation.search !== nextLocation.search)) &&
      // The session is over by then: there is nothing left to stay for.
      nextLocation.pathname !== '/app/login',
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSaved?.current && !isLeaveForced()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isSaved]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      isDanger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
