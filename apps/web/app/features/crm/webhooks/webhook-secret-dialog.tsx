import { useT } from '~/lib/i18n/use-t';
import { CopyLine } from '../copy-line';
import { ShownOnceDialog } from '../settings-parts/shown-once-dialog';

type WebhookSecretDialogProps = { secret: string; onClose: () => void };

export function WebhookSecretDialog({ secret, onClose }: WebhookSecretDialogProps) {
  const t = useT('webhooks');
  const words = { title: t('secret.title'), once: t('secret.once'), done: t('secret.done') };
  return (
    <ShownOnceDialog words={words} onClose={onClose}>
      <CopyLine label={t('secret.label')} text={secret} />
    </ShownOnceDialog>
  );
}
