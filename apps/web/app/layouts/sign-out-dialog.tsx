import { useOutbox } from '~/features/crm/use-outbox';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { askSignOut, useIsSignOutAsked, useSignOutAtOnce } from './use-sign-out';

/** Signing out clears this browser: what was not sent would be lost without a word. */
export function SignOutDialog() {
  const t = useT('outbox');
  const isAsked = useIsSignOutAsked();
  const count = useOutbox().length;
  const signOut = useSignOutAtOnce();
  return (
    <ConfirmDialog
      isOpen={isAsked}
      onOpenChange={() => askSignOut(false)}
      title={t('signOut.title', { count })}
      description={t('signOut.text')}
      cancelLabel={t('signOut.stay')}
      confirmLabel={t('signOut.leave')}
      isDanger
      onConfirm={() => {
        askSignOut(false);
        signOut();
      }}
    />
  );
}
