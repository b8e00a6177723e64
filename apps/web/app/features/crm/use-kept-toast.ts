import { useCallback } from 'react';
import { discardChange, followChange } from '~/data/outbox/outbox-store';
import { useT } from '~/lib/i18n/use-t';
import { useUndoToast, withdrawUndo } from './use-undo-toast';

/** Says that a change is kept on this device, and takes it back as long as it was not sent. */
export function useKeptToast() {
  const t = useT('outbox');
  const offer = useUndoToast();
  return useCallback(
    (key: string, onDiscarded?: () => void) => {
      const undo = async () => {
        if (!discardChange(key)) throw new Error('it is on its way');
        onDiscarded?.();
      };
      const subject = `change:${key}`;
      offer({ done: t('kept'), undo, failedBecause: t('onItsWay'), subject });
      // Sent or refused since: it is no longer only here.
      followChange(key, () => withdrawUndo(subject));
    },
    [offer, t],
  );
}
