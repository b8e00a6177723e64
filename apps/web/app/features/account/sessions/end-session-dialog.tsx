import type { OwnSession } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDeviceName } from './session-row';
import { useEndSession } from './use-end-session';

type EndSessionDialogProps = { ending: OwnSession | 'others' | null; onClose: () => void };

export function EndSessionDialog({ ending, onClose }: EndSessionDialogProps) {
  const t = useT('account');
  const deviceName = useDeviceName();
  const end = useEndSession(onClose);
  const one = ending === 'others' ? null : ending;
  return (
    <ConfirmDialog
      isOpen={ending !== null}
      onOpenChange={onClose}
      title={
        one
          ? t('sessions.confirmTitle', { device: deviceName(one) })
          : t('sessions.confirmOthersTitle')
      }
      description={t(one ? 'sessions.confirmText' : 'sessions.confirmOthersText')}
      confirmLabel={t(one ? 'sessions.end' : 'sessions.confirmOthers')}
      isDanger
      isBusy={end.isPending}
      onConfirm={() => end.mutate(one?.id ?? 'others')}
    />
  );
}
