import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isLeaveForced } from '~/lib/forced-leave';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from './confirm-dialog';

type LeaveGuardProps = {
  isDirty: boolean;
  /** Set before navigating away after saving. */
  isSaved?: RefObject<boolean>;
  /** A change of the query also shows other content. */
  isSearchGuarded?: boolean;
};

/** Confirms before unsaved work is lost: on links, on back and on closing the tab. */
export function LeaveGuard({ isDirty, ...rest }: LeaveGuardProps) {
  // A router asks one guard only: a form without changes must not be the one on a page with several.
  return isDirty ? <DirtyGuard {...rest} /> : null;
}

function DirtyGuard({ isSaved, isSearchGuarded = false }: Omit<LeaveGuardProps, 'isDirty'>) {
  const t = useT('ui');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSaved?.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isSearchGuarded && currentLocation.search !== nextLocation.search)) &&
      // The session has expired: there is no point in staying.
      nextLocation.pathname !== '/app/login',
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSaved?.current && !isLeaveForced()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSaved]);
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
