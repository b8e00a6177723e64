import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { CopyLine } from '../copy-line';

type WebhookSecretDialogProps = { secret: string; onClose: () => void };

/** The only time that the secret is visible. */
export function WebhookSecretDialog({ secret, onClose }: WebhookSecretDialogProps) {
  const t = useT('webhooks');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('secret.title')}
      description={t('secret.once')}
      actions={<Button onClick={onClose}>{t('secret.done')}</Button>}
    >
      <CopyLine label={t('secret.label')} text={secret} />
    </Dialog>
  );
}
